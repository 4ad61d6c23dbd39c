"""Who plays which seat of a new match: people, bots of this process, levels of the server's AI."""

from __future__ import annotations

import getpass
import random
from collections.abc import Sequence

from arbiter.match.v1 import match_service_pb2

from ai.levels import NAMES
from services.cli.ai_client import AiClient, NoAi, check_level
from services.cli.bots import BOTS
from services.cli.client import Client
from services.cli.problems import Problem, did_you_mean
from services.cli.tickets import ME

OPEN = "open"
MAX_NAME = 40
SEED_BITS = 32


def is_ai(player: str) -> bool:
    """Does the server play this seat? Every word that means nobody else is a level."""
    return player not in (*BOTS, OPEN, ME)


def levels_offered(client: Client, game: str, words: Sequence[str]) -> list[str]:
    """The levels, asked for only if a word may be one. Raises Problem if one is and there are none."""
    unknown = [word for word in words if is_ai(word)]
    if not unknown:
        return []
    try:
        return AiClient(client).levels(game)
    except NoAi:
        if set(unknown) & set(NAMES):
            raise
        return []


def line_up(
    client: Client,
    game: str,
    seats: int,
    *,
    auto: str | None,
    level: str | None,
    others: Sequence[str],
    seat: int,
    hotseat: bool,
) -> list[str]:
    """Who plays each seat: ME, OPEN, a bot or a level. Raises Problem for words that mean nothing."""
    words = [ME] if hotseat else list(others) or [level or auto or "random"]
    levels = levels_offered(client, game, [*words, *([auto] if auto else [])])
    if auto is not None and auto not in (*BOTS, *levels):
        raise Problem(f"There is no bot called {auto!r}.", did_you_mean(auto, [*BOTS, *levels]))
    if level is not None:
        check_level(level, levels)
    if auto is not None and (OPEN in words or ME in words):
        raise Problem("--auto plays without anybody.", "Give --other a bot or a level.")
    return assign(seats, words, seat, auto or ME, [*BOTS, OPEN, ME, *levels])


def assign(seats: int, words: Sequence[str], my_seat: int, mine: str, known: Sequence[str]) -> list[str]:
    """One word will do for all the others. Raises Problem."""
    for word in words:
        if word not in known:
            raise Problem(f"No seat can be played by {word!r}.", did_you_mean(word, known))
    if len(words) not in (1, seats - 1):
        raise Problem(
            f"There {'is' if seats == 2 else 'are'} {seats - 1} other seat{'s' * (seats > 2)}, "
            f"and --other was given {len(words)} times.",
            "Give it once for all, or once for each.",
        )
    if not 0 <= my_seat < seats:
        raise Problem(f"There is no seat {my_seat}.", f"The seats are numbered 0 to {seats - 1}.")
    rest = list(words) * (seats - 1) if len(words) == 1 else words
    return [*rest[:my_seat], mine, *rest[my_seat:]]


def names_for(players: Sequence[str], given: Sequence[str]) -> list[str]:
    """What the seats are called; several people at one terminal and several bots are numbered."""
    people = players.count(ME)
    own = [name[:MAX_NAME] for name in given]
    if not own and people == 1:
        own = [default_name()]
    own += [f"Player {i}" for i in range(len(own) + 1, people + 1)]
    waiting = iter(own)
    out = []
    for i, player in enumerate(players):
        if player == ME:
            out.append(next(waiting))
        elif player == OPEN:
            out.append("")
        else:
            number = f" {players[: i + 1].count(player)}" if players.count(player) > 1 else ""
            out.append(f"{player.capitalize()}{' AI' if is_ai(player) else ''}{number}")
    return out


def default_name() -> str:
    try:
        return getpass.getuser()[:MAX_NAME]
    except (OSError, KeyError):
        return "You"


def new_ai(level: str, seat: int, seed: int | None) -> match_service_pb2.NewAi:
    """An AI for a seat. Without a seed the server chooses one."""
    chosen = None if seed is None else random.Random(f"{seed} {seat}").getrandbits(SEED_BITS)
    return match_service_pb2.NewAi(level=level, seed=chosen)
