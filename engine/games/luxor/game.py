"""Luxor: the table of contents. Everything that the product asks of a game is named here."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.luxor.articles import RULEBOOK
from engine.games.luxor.components import components
from engine.games.luxor.determinize import determinize
from engine.games.luxor.events import events, seals
from engine.games.luxor.heuristics import LuxorHeuristics
from engine.games.luxor.options import PRESETS, SETTINGS, Options, check_options
from engine.games.luxor.outcome import facts, result
from engine.games.luxor.positions import new, read
from engine.games.luxor.state import LuxorState
from engine.games.luxor.stories import describe, tell
from engine.games.luxor.table import table
from engine.games.luxor.view import View, count_seats, view

GAME: Game[LuxorState, View, Options] = Game(
    id="luxor",
    title="Luxor",
    rules_version="1",
    seats=(2, 3, 4),
    minutes=45,
    rulebook=RULEBOOK,
    streams=(
        "starting player", "draw pile", "Horus deck 1", "Horus deck 2", "Horus deck 3", "Osiris tiles",
        "treasure tiles", "cobra pile", "falcon pile", "lion pile", "scarabs", "die",
    ),
    settings=SETTINGS,
    presets=PRESETS,
    wire="engine.games.luxor.wire",
    check_options=check_options,
    new=new,
    read=read,
    view=view,
    determinize=determinize,
    count_seats=count_seats,
    events=events,
    seals=seals,
    tell=tell,
    describe=describe,
    facts=facts,
    result=result,
    table=table,
    components=components,
    heuristics=LuxorHeuristics(),
)  # fmt: skip
