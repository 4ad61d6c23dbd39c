"""The record that every game fills in: all that is cold. Open a game's `game.py` first.

Nothing here is a judge: legality is `State.check` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.articles import Rulebook
from engine.core.heuristics import Heuristics
from engine.core.kit import Rng
from engine.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")  # a frozen dataclass: what one viewer knows, field by field
O = TypeVar("O")  # noqa: E741 - a frozen dataclass: the options of a match

Note = tuple[int, int, int, int, int, int]  # kind and five values, as `Journal.note` wrote them
Names = Sequence[str]  # what the seats are called, by seat


@dataclass(frozen=True)
class Fact:
    """A number or a name that a refusal rests on: needs 3, has 2, temple B."""

    name: str  # snake_case, stable
    value: int | str


@dataclass(frozen=True)
class Setting:
    """One option as a lobby shows it."""

    id: str  # the field's name in the game's `Options` message
    title: str
    values: tuple[str, ...]  # their names on the wire; the first is the default. Empty: see `title`
    ruling: str  # the article or ruling that it settles


@dataclass(frozen=True)
class Preset(Generic[O]):
    """A named set of options; the first preset of a game is the recommended first game."""

    id: str
    title: str
    options: O


@dataclass(frozen=True)
class ScoreLine:
    key: str  # snake_case, stable
    title: str
    points: int


@dataclass(frozen=True)
class SeatResult:
    seat: int
    place: int  # 1 is best; equal places are shared: a team's is always 1, `share` says if it won
    share: float  # of the victory, 0 to 1
    points: int  # 0 in a game without points
    lines: tuple[ScoreLine, ...]  # they add up to `points`
    tie_breaks: tuple[ScoreLine, ...] = ()  # in the order in which they count


@dataclass(frozen=True)
class Result:
    """How a finished game ended; `reason` is a short sentence."""

    seats: tuple[SeatResult, ...]
    reason: str
    team: bool = False  # one result for all seats


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, O]):
    """Everything about one game except its hot methods, which are on its `State`."""

    id: str  # snake_case; the name of its three folders
    title: str
    rules_version: str  # changes when behaviour changes, and then says which article
    seats: tuple[int, ...]  # numbers of seats it can be played with
    minutes: int  # a lobby's rough figure; 0 if unknown
    rulebook: Rulebook
    streams: tuple[str, ...]  # what each chance stream is called
    settings: tuple[Setting, ...]
    presets: tuple[Preset[O], ...]
    wire: str  # the module that knows this game's protobuf, loaded by name

    check_options: Callable[
        [O, int], O
    ]  # options with defaults filled in; Malformed if they do not fit the seats
    new: Callable[[O, int], S]  # the position before anything is drawn
    read: Callable[[bytes], S]  # the inverse of `to_bytes`; Corrupt if it is no position
    view: Callable[[S, int], V]  # what this viewer (a seat or SPECTATOR) knows
    determinize: Callable[[V, Rng], S]  # a position that this viewer cannot tell from the true one
    count_seats: Callable[[V], int]  # how many play, as any view shows
    events: Callable[[Sequence[Note], int], tuple[Any, ...]]  # what this viewer is told of an entry
    seals: Callable[[Sequence[Note]], bool]  # did somebody learn something that cannot be unlearned?
    tell: Callable[[Any, Names], str]  # an event as a sentence
    describe: Callable[[int], str]  # an action as a phrase: "lay 9 at temple B"
    facts: Callable[[S, int, int, int], tuple[Fact, ...]]  # (state, seat, action, code) of a refusal
    result: Callable[[S], Result | None]  # None until the game is over
    table: Callable[[V, Names], str]  # the position for a terminal, in Rich markup
    components: Callable[[O, int], Any]  # what a client needs to draw the game; a frozen dataclass
    heuristics: Heuristics = field(default_factory=Heuristics)  # what good players know; hot
    hidden: bool = True  # False: every seat always knows the whole position, so a view has one world


AnyGame = Game[Any, Any, Any]
Games = Mapping[str, AnyGame]
