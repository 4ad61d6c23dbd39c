"""`arbiter play`: a table at this terminal, or a whole match without anybody."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from engine.core.game import Games
from services.cli import tickets
from services.cli.ai_client import AiClient, check_level
from services.cli.auto import decisions_in, play_unattended, to_report
from services.cli.bots import BOTS, Bot
from services.cli.choices import build_options, check_seats, find_game
from services.cli.client import Client, given_address, open_channel
from services.cli.flags import Ca, Lang, Server
from services.cli.library import installed
from services.cli.lineup import line_up, names_for
from services.cli.output import err, out, print_json
from services.cli.problems import EXIT_INTERRUPTED, Problem, for_people
from services.cli.record import save
from services.cli.screen import show_result
from services.cli.seating import (
    Seating,
    claim_seat,
    come_back,
    games_to_codecs,
    open_match,
    own_token,
)
from services.cli.table import HINT_LEVEL, Table
from services.cli.turn import Ask, Leave
from services.common.codecs import Codec

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@dataclass
class Wishes:
    """What the command line asks for."""

    game: str | None
    seats: int | None
    option: list[str]
    preset: str | None
    other: list[str]
    hotseat: bool
    name: list[str]
    seat: int | None
    match: str | None
    claim: bool
    token: str
    with_nonce: bool
    language: str
    record: Path | None
    auto: str | None
    seed: int | None
    as_json: bool
    level: str | None = None
    hint_level: str | None = None

    def check(self) -> None:
        """Raises Problem where wishes do not go together."""
        if self.game is None and self.match is None:
            raise Problem(
                "Which game?", "Name one, such as `arbiter play connect_four`; `arbiter games` lists all."
            )
        if self.auto is not None and self.match is not None:
            raise Problem("--auto plays a new match.", "Leave --match out.")
        if self.as_json and self.auto is None:
            raise Problem("--json needs --auto, since nobody can play JSON by hand.", "Add --auto random.")
        if self.claim and self.match is None:
            raise Problem("--claim needs --match.", "Add --match and the id of the match.")
        if self.claim and self.hotseat:
            raise Problem("--claim takes one seat.", "Leave --hotseat out.")
        if self.level is not None:
            self.check_level()

    def check_level(self) -> None:
        """`--level` means all other seats of a new match."""
        if self.other:
            raise Problem("--level and --other both say who plays the others.", "Write --other with a level.")
        if self.hotseat:
            raise Problem("--hotseat leaves no seat for an AI.", "Leave --level or --hotseat out.")
        if self.match is not None:
            raise Problem("--level seats AIs at a new match.", "Leave --level or --match out.")


Game = Annotated[str | None, typer.Argument(help="Its id, such as kronia; `arbiter games` lists all.")]
Seats = Annotated[
    int | None, typer.Option(help="How many; the game's fewest unless given, two at least with --level.")
]
Options = Annotated[list[str] | None, typer.Option(help="name=value; may be repeated.")]
PresetId = Annotated[str | None, typer.Option(help="A named set of options.")]
Others = Annotated[
    list[str] | None,
    typer.Option(
        help="Who plays the others: random, a level such as hard, open (another terminal), me. "
        "Once for all, or for each."
    ),
]
Level = Annotated[str | None, typer.Option(help="AIs play the others: easy, normal, hard or expert.")]
HintLevel = Annotated[str | None, typer.Option(help="Who is asked for a hint; hard unless given.")]
HotSeat = Annotated[bool, typer.Option("--hotseat", help="All seats at this keyboard.")]
Names = Annotated[list[str] | None, typer.Option(help="What you are called; repeat it with --hotseat.")]
MySeat = Annotated[int | None, typer.Option(help="Your seat, from 0.", min=0)]
MatchId = Annotated[str | None, typer.Option(help="Sit down at this match instead of a new one.")]
Claim = Annotated[bool, typer.Option("--claim", help="Take an open seat of --match.")]
Token = Annotated[str | None, typer.Option(help="A seat's with --match, else a host's; or ARBITER_TOKEN.")]
WithNonce = Annotated[bool, typer.Option("--seed-nonce", help="Add randomness of your own to the dice.")]
RecordPath = Annotated[Path | None, typer.Option(help="Write the record here when the match is over.")]
Auto = Annotated[str | None, typer.Option(help="Play by this bot or level, without anybody: random, hard.")]
Seed = Annotated[int | None, typer.Option(help="Of bots and AIs; the dice are the server's.")]
AsJson = Annotated[bool, typer.Option("--json", help="With --auto: one JSON object.")]


@app.command()
def play(
    game: Game = None,
    seats: Seats = None,
    option: Options = None,
    preset: PresetId = None,
    other: Others = None,
    level: Level = None,
    hotseat: HotSeat = False,
    name: Names = None,
    seat: MySeat = None,
    match: MatchId = None,
    claim: Claim = False,
    token: Token = None,
    seed_nonce: WithNonce = False,
    server: Server = None,
    ca: Ca = None,
    lang: Lang = "en",
    record: RecordPath = None,
    auto: Auto = None,
    seed: Seed = None,
    as_json: AsJson = False,
    hint_level: HintLevel = None,
) -> None:
    """Play a game. Without a server at hand a private one is started for this match."""
    wishes = Wishes(
        game, seats, option or [], preset, other or [], hotseat, name or [], seat,
        match, claim, own_token(token), seed_nonce, lang, record, auto, seed, as_json, level, hint_level,
    )  # fmt: skip
    with for_people():
        wishes.check()
        games = installed()
        with reach(server, ca, games, wishes) as (client, private):
            seating = sit_down(client, games, wishes)
            seating.private = private
            run = run_table if auto is None else run_unattended
            run(seating, wishes)


@contextmanager
def reach(server: str | None, ca: Path | None, games: Games, wishes: Wishes) -> Iterator[tuple[Client, bool]]:
    """A client of the server that was asked for or is at hand, else of a private one, and whether it is."""
    address, named = given_address(server, ca)
    with ExitStack() as stack:
        private = not named and wishes.match is None and not address.answers()
        if private:
            from services.cli.private_server import private_server

            address = stack.enter_context(private_server(games))
            if not wishes.as_json:
                usual = given_address(None)[0]
                note = f"No server answers at {usual}; a private one, for this match only, is at {address}."
                err().print(Text(note, "dim"))
        client = Client(open_channel(address), address, "" if private or wishes.match else wishes.token)
        stack.callback(client.close)
        yield client, private


def sit_down(client: Client, games: Games, wishes: Wishes) -> Seating:
    """A new match, or a seat at the one that was named. Raises Problem."""
    wanted = find_game(games, wishes.game) if wishes.game is not None else None
    if wishes.match is not None:
        codecs = games_to_codecs(games)
        if wishes.claim:
            seating = claim_seat(
                client,
                codecs,
                wishes.match,
                wishes.seat,
                wishes.name[0] if wishes.name else "",
                wishes.with_nonce,
            )
        else:
            seating = come_back(client, codecs, wishes.match, wishes.token)
        if wanted is not None and seating.game.id != wanted.id:
            raise Problem(f"That match is a game of {seating.game.title}.", f"It is {seating.command()}.")
        return seating
    assert wanted is not None
    codec = Codec(wanted)
    amount = check_seats(wanted, wishes.seats, others=bool(wishes.level or wishes.other) and not wishes.auto)
    options = build_options(codec, amount, wishes.preset, wishes.option)
    players = line_up(
        client, codec.game.id, amount, auto=wishes.auto, level=wishes.level, others=wishes.other,
        seat=wishes.seat or 0, hotseat=wishes.hotseat,
    )  # fmt: skip
    if wishes.hint_level is not None:
        check_level(wishes.hint_level, AiClient(client).levels(codec.game.id))
    names = names_for(players, wishes.name)
    return open_match(client, codec, options, players, names, wishes.with_nonce, wishes.seed)


def make_bots(seating: Seating, seed: int | None) -> dict[int, Bot]:
    """A generator for each seat, so that one bot's choices do not depend on another's."""
    start = random.SystemRandom().getrandbits(64) if seed is None else seed
    return {
        seat: BOTS[player](
            seating.client.holding(seating.tokens[seat]),
            seating.match.match_id,
            random.Random(f"{start} {seat}"),
        )
        for seat, player in seating.players.items()
        if player in BOTS
    }


def run_unattended(seating: Seating, wishes: Wishes) -> None:
    match, seconds = play_unattended(seating, make_bots(seating, wishes.seed))
    record = seating.witness.record(match.match_id)
    if wishes.record is not None:
        save(record, wishes.record)
    if wishes.as_json:
        print_json(to_report(match, record, seconds))
        return
    out().print(f"{decisions_in(record)} decisions, {match.ply} plies, {seconds:.1f} s")
    show_result(out(), match, [seat.name or f"Seat {seat.seat}" for seat in match.seats])


def run_table(seating: Seating, wishes: Wishes) -> None:
    """A match with people at this keyboard, to its end or until they leave."""
    kept = not seating.private and seating.keep()
    console = out()
    if not seating.mine:
        raise Problem(
            "No seat of that match is played at this terminal.", "Take one with --claim or --token."
        )
    bots = make_bots(seating, wishes.seed)
    table = Table(seating, bots, console, ask_line(), wishes.language, wishes.hint_level or HINT_LEVEL)
    try:
        greet(console, seating)
        match = table.run()
    except Leave:
        say_goodbye(console, seating, kept)
        return
    except KeyboardInterrupt:
        console.print()
        say_goodbye(console, seating, kept)
        raise typer.Exit(EXIT_INTERRUPTED) from None
    show_result(console, match, table.now.names)
    if wishes.record is not None:
        save(table.client(table.at_keyboard).record(match.match_id), wishes.record)
        console.print(Text(f"The record is in {wishes.record}.", "dim"))
    elif not seating.private:
        console.print(Text(f"Its record: arbiter record {match.match_id} --out {match.game}.json", "dim"))
    tickets.drop(match.match_id)


def greet(console: Console, seating: Seating) -> None:
    """What one needs to know before the first decision."""
    console.print(
        Text(
            f"Match {seating.match.match_id}; its dice are committed to: {seating.match.commitment[:16]}…",
            "dim",
        )
    )
    for seat, nonce in seating.nonces.items():
        text = Text(f"Your nonce for seat {seat}, mixed into the dice: {nonce.hex()}", "dim")
        console.print(text, soft_wrap=True)
    missing = sum(not seat.claimed for seat in seating.match.seats)
    if missing:
        console.print(f"{missing} more can sit down, each at a terminal of their own, with")
        console.print(Text(f"  {seating.command('--claim')}", "bold"), soft_wrap=True)


def say_goodbye(console: Console, seating: Seating, kept: bool) -> None:
    """How to come back, or that one cannot."""
    if seating.private:
        console.print(
            "The match ends here with its private server; under `arbiter serve` it would have gone on."
        )
        return
    console.print("You left the table; the match goes on. Come back with")
    words = () if kept else ("--token", seating.tokens[seating.mine[0]])
    console.print(Text(f"  {seating.command(*words)}", "bold"), soft_wrap=True)
    if any(player in BOTS for player in seating.players.values()):
        console.print(Text("The seats of this terminal's bots wait for you too.", "dim"))


def ask_line() -> Ask:
    """Reads lines with editing and history where the terminal can."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - importing it is what gives `input` its editing
    return input
