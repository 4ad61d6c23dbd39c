"""Connect Four: the table of contents. Everything that the product asks of a game is named here."""

from __future__ import annotations

from arbiter_connect_four.actions import describe
from arbiter_connect_four.articles import RULEBOOK
from arbiter_connect_four.events import events, seals, tell
from arbiter_connect_four.options import PRESETS, SEATS, SETTINGS, Options, check_options, components, new
from arbiter_connect_four.outcome import facts, result
from arbiter_connect_four.snapshot import read
from arbiter_connect_four.state import ConnectFour
from arbiter_connect_four.view import View, determinize, table, view
from engine.core.game import Game

GAME: Game[ConnectFour, View, Options] = Game(
    id="connect_four",
    title="Connect Four",
    rules_version="1",
    seats=SEATS,
    minutes=5,
    rulebook=RULEBOOK,
    streams=(),
    settings=SETTINGS,
    presets=PRESETS,
    wire="arbiter_connect_four.wire",
    check_options=check_options,
    new=new,
    read=read,
    view=view,
    determinize=determinize,
    count_seats=lambda seen: 2,
    events=events,
    seals=seals,
    tell=tell,
    describe=describe,
    facts=facts,
    result=result,
    table=table,
    components=components,
    hidden=False,
)
