"""Ghost Stories: the table of contents. Everything that the product asks of a game is named here."""

from __future__ import annotations

from engine.core.game import Game
from engine.games.ghost_stories.articles import RULEBOOK
from engine.games.ghost_stories.components import components
from engine.games.ghost_stories.data import DATA
from engine.games.ghost_stories.describe import describe
from engine.games.ghost_stories.events import events, seals, tell
from engine.games.ghost_stories.facts import facts, result
from engine.games.ghost_stories.heuristics import GhostHeuristics
from engine.games.ghost_stories.options import PRESETS, SETTINGS, Options, check_options
from engine.games.ghost_stories.positions import new, read
from engine.games.ghost_stories.state import GhostStoriesState
from engine.games.ghost_stories.table import table
from engine.games.ghost_stories.view import count_seats, determinize, view
from engine.games.ghost_stories.view_types import View
from engine.games.ghost_stories.weights import WORTH

GAME: Game[GhostStoriesState, View, Options] = Game(
    id="ghost_stories",
    title="Ghost Stories",
    rules_version="1",
    seats=DATA.seats,
    minutes=DATA.minutes,
    rulebook=RULEBOOK,
    streams=(
        "village tiles",
        "boards",
        "faces",
        "first seat",
        "ghosts",
        "incarnations",
        "Tao die",
        "curse die",
    ),
    settings=SETTINGS,
    presets=PRESETS,
    wire="engine.games.ghost_stories.wire",
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
    heuristics=GhostHeuristics(WORTH),
    hidden=False,  # a view is the whole position: the deck is counts, and nobody holds a secret
)
