"""Kronia: the table of contents."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.kit import row
from engine.games.kronia.articles import RULEBOOK
from engine.games.kronia.components import components
from engine.games.kronia.data import DATA
from engine.games.kronia.events import events, seals
from engine.games.kronia.heuristics import KroniaHeuristics
from engine.games.kronia.imagine import determinize
from engine.games.kronia.options import PRESETS, SETTINGS, Options, check_options, make_setup
from engine.games.kronia.restore import read
from engine.games.kronia.rules import setting_up
from engine.games.kronia.state import KroniaState
from engine.games.kronia.table import table
from engine.games.kronia.terms import CELLS
from engine.games.kronia.view import View, count_seats, view
from engine.games.kronia.weights import TUNING
from engine.games.kronia.words import describe, facts, result, tell


def new(options: Options, seats: int) -> KroniaState:
    """The position before anything is drawn. Malformed if the options do not fit the seats."""
    s = KroniaState(make_setup(check_options(options, seats), seats), row([0] * CELLS))
    setting_up.begin(s)
    return s


GAME: Game[KroniaState, View, Options] = Game(
    id="kronia",
    title="Kronia",
    rules_version="1",
    seats=DATA.seats,
    minutes=DATA.minutes,
    rulebook=RULEBOOK,
    streams=("first player", "special tiles", "sides of special tiles", "bag"),
    settings=SETTINGS,
    presets=PRESETS,
    wire="engine.games.kronia.wire",
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
    heuristics=KroniaHeuristics(TUNING),
)
