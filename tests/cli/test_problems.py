"""Mistakes at the command line: one sentence, what to do about it, exit code 2, no traceback."""

from __future__ import annotations

import time

import pytest
from support.matches import new_match, play_on
from support.terminal import free_port

from services.common.auth import Keyring


def check(run, *sentences):
    assert run.exit_code == 2, run.output
    text = " ".join(run.stderr.split())
    for sentence in sentences:
        assert sentence in text
    assert "Traceback" not in run.output
    assert len(run.stderr.strip().splitlines()) <= 3


@pytest.mark.parametrize(
    ("words", "sentences"),
    [
        (["play"], ["Which game?", "arbiter games"]),
        (["play", "conect_four"], ["There is no game called 'conect_four'.", "Did you mean connect_four?"]),
        (["play", "connect_four", "--seats", 3], ["Connect Four cannot be played by 3.", "Give --seats 2."]),
        (["play", "connect_four", "--option", "first=1"], ["no option 'first'", "Did you mean first_seat?"]),
        (["play", "connect_four", "--option", "first_seat"], ["'first_seat' is no option.", "name=value"]),
        (["play", "connect_four", "--option", "first_seat=x"], ["'x' is no value of first_seat.", "0 and 1"]),
        (["play", "connect_four", "--option", "first_seat=7"], ["must be 0 or 1"]),
        (
            ["play", "connect_four", "--preset", "standart"],
            ["preset 'standart'", "Did you mean standard?"],
        ),
        (["play", "connect_four", "--other", "randon"], ["'randon'", "Did you mean random?"]),
        (
            ["play", "connect_four", "--other", "random", "--other", "open", "--other", "me"],
            ["There is 1 other seat,"],
        ),
        (["play", "connect_four", "--seat", 2], ["There is no seat 2.", "0 to 1"]),
        (["play", "connect_four", "--auto", "clever"], ["There is no bot called 'clever'."]),
        (["play", "connect_four", "--json"], ["--json needs --auto"]),
        (["play", "connect_four", "--claim"], ["--claim needs --match"]),
        (["play", "--match", "nosuchmatch"], ["holds no seat of match nosuchmatch", "--claim"]),
        (["play", "--match", "nosuchmatch", "--claim"], ["There is no match 'nosuchmatch'"]),
        (["play", "--match", "nosuchmatch", "--token", "nonsense"], ["signed by this server"]),
        (["watch", "nosuchmatch"], ["There is no match 'nosuchmatch'", "Check the id"]),
        (["record", "nosuchmatch"], ["There is no match 'nosuchmatch'"]),
        (["rules", "conect_four"], ["no game 'conect_four'"]),
        (["rules", "connect_four", "9.9"], ["has no article '9.9'"]),
        (["games", "conect_four"], ["Did you mean connect_four?"]),
    ],
)
def test_a_mistake_is_explained(arbiter, address, words, sentences):
    check(arbiter(*words, server=address), *sentences)


@pytest.mark.parametrize("words", [["play", "connect_four"], ["watch", "abc"], ["record", "abc"], ["games"]])
def test_a_server_that_is_not_there_is_named(arbiter, words):
    where = f"127.0.0.1:{free_port()}"
    check(arbiter(*words, "--server", where), f"No server answers at {where}.", "arbiter serve")


@pytest.mark.parametrize("where", ["nonsense:port", "a:b:c", ":50051", "host:99999"])
def test_an_address_that_is_none_is_explained(arbiter, where):
    check(arbiter("watch", "abc", "--server", where), "is not an address")


def test_a_server_that_is_no_arbiter_is_called_so(arbiter):
    from concurrent.futures import ThreadPoolExecutor

    import grpc

    other = grpc.server(ThreadPoolExecutor(1))
    port = other.add_insecure_port("127.0.0.1:0")
    other.start()
    try:
        check(arbiter("games", "--server", f"127.0.0.1:{port}"), "is no Arbiter")
    finally:
        other.stop(None)


def test_an_expired_token_is_called_expired(arbiter, address, server, games):
    import jwt

    seating = new_match(server, games["connect_four"])
    claims = jwt.decode(seating.tokens[0], options={"verify_signature": False})
    key = arbiter_key(address)
    old = Keyring("HS256", key).mint(claims["match"], claims["scope"], claims["jti"], int(time.time()) - 10)
    check(
        arbiter("play", "--match", seating.match.match_id, "--token", old, server=address),
        "The token has expired",
        "--token",
    )


def arbiter_key(address):
    """The key of the session's server, out of its settings."""
    import gc

    from services.cli.private_server import Inside

    inside = next(o for o in gc.get_objects() if isinstance(o, Inside) and o.port == address.port)
    return inside.settings.token_key.get_secret_value()


def test_the_token_of_another_match_is_not_taken(arbiter, address, server, games):
    one, other = (new_match(server, games["connect_four"]) for _ in range(2))
    run = arbiter("play", "--match", one.match.match_id, "--token", other.tokens[0], server=address)
    check(run, "The token is for another match.")


def test_a_spectators_token_does_not_play(arbiter, address, server, games):
    seating = new_match(server, games["connect_four"])
    run = arbiter("play", "--match", seating.match.match_id, "--token", seating.spectator, server=address)
    check(run, "for a spectator, not for a seat")


def test_a_match_without_open_seats_cannot_be_claimed(arbiter, address, server, games):
    seating = new_match(server, games["connect_four"])
    run = arbiter("play", "--match", seating.match.match_id, "--claim", server=address)
    check(run, "has begun; all its seats are taken", "arbiter watch")


def test_the_wrong_game_for_a_match_is_told(arbiter, address, server, games):
    seating = new_match(server, games["connect_four"])
    run = arbiter(
        "play", "kronia", "--match", seating.match.match_id, "--token", seating.tokens[0], server=address
    )
    check(run, "That match is a game of Connect Four.")


def test_a_place_that_cannot_be_written_is_told(arbiter, address, server, games, tmp_path):
    seating = new_match(server, games["connect_four"])
    play_on(seating, 2)
    run = arbiter("record", seating.match.match_id, "--out", tmp_path / "no" / "such.json", server=address)
    check(run, "cannot be written")
