"""The Oracle of Delphi: the table of contents."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.oracle_of_delphi.articles import RULEBOOK
from engine.games.oracle_of_delphi.components import components
from engine.games.oracle_of_delphi.data import DATA
from engine.games.oracle_of_delphi.events import events, seals
from engine.games.oracle_of_delphi.heuristics import OracleHeuristics
from engine.games.oracle_of_delphi.imagine import determinize
from engine.games.oracle_of_delphi.options import PRESETS, SETTINGS, Options, check_options
from engine.games.oracle_of_delphi.outcome import facts, result
from engine.games.oracle_of_delphi.positions import new, read
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.table import table
from engine.games.oracle_of_delphi.telling import tell
from engine.games.oracle_of_delphi.view import View, count_seats, view
from engine.games.oracle_of_delphi.words import describe

GAME: Game[OracleState, View, Options] = Game(
    id="oracle_of_delphi",
    title="The Oracle of Delphi",
    rules_version="1",
    seats=DATA.seats,
    minutes=DATA.minutes,
    rulebook=RULEBOOK,
    streams=(
        "starting seat", "player colours", "board", "offerings", "temples", "monsters", "ship tiles",
        "Zeus tiles", "island tiles", "oracle cards", "injury cards", "equipment", "battle die", "Titan die",
        "oracle dice of seat 0", "oracle dice of seat 1", "oracle dice of seat 2", "oracle dice of seat 3",
    ),
    settings=SETTINGS,
    presets=PRESETS,
    wire="engine.games.oracle_of_delphi.wire",
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
    heuristics=OracleHeuristics(),
)  # fmt: skip
