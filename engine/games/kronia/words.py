"""Kronia in sentences: actions, events, facts of a refusal, the result."""

from __future__ import annotations

from engine.core.game import Fact, Names, Result, ScoreLine, SeatResult
from engine.games.kronia import actions as act
from engine.games.kronia import events as ev
from engine.games.kronia import scoring, terms
from engine.games.kronia.data import DATA
from engine.games.kronia.rules import codes
from engine.games.kronia.state import KroniaState

GODS = ("nothing", *(god.name for god in DATA.gods), "Wrath")
TEMPLES = ("temple A", "temple B", "temple C", "the Hades temple")
MODES = ("", "take the token, no exchange", "exchange one for two", "exchange two for one")


def god_name(god: int) -> str:
    return GODS[god] if 0 <= god < len(GODS) else f"god {god}"


def temple_name(temple: int) -> str:
    """By the engine's number, from 0."""
    return TEMPLES[temple] if 0 <= temple < len(TEMPLES) else f"temple {temple + 1}"


def at_start(temple: int) -> str:
    """The same at the start of a sentence."""
    name = temple_name(temple)
    return name[0].upper() + name[1:]


def rule_name(rule: int) -> str:
    return DATA.rule_names[rule - 1] if 1 <= rule < terms.RULES else ""


def describe(action: int) -> str:
    """An action as a phrase; any number gives one."""
    kind, a, b, c = act.kind_of(action), act.first(action), act.second(action), act.third(action)
    if kind == act.PLACE:
        return f"place {god_name(b)} on {temple_name(a)}"
    if kind == act.LAY:
        return f"lay {b}{' of the other deck' if c else ''} at {temple_name(a)}"
    if kind == act.PASS:
        return "change nothing"
    if kind == act.SWAP:
        return f"swap the card at {temple_name(a)} (place {b + 1} from below) for {c}"
    if kind == act.MOVE:
        return f"move the card at {temple_name(a)} (place {b + 1} from below) to {temple_name(c)}"
    if kind == act.RECOVER:
        cards = [v for v in range(1, 17) if act.rest(action) >> (v - 1) & 1]
        return "take back " + " and ".join(map(str, cards)) if cards else "leave what was lost"
    if kind == act.DISCARD:
        return f"discard {a}"
    return describe_rest(action, kind, a, b)


def describe_rest(action: int, kind: int, a: int, b: int) -> str:
    if kind == act.EXCHANGE:
        return MODES[a] if 1 <= a <= 3 else f"exchange in mode {a}"
    if kind == act.GIVE:
        return f"give {god_name(a)} too"
    if kind == act.TARGET:
        return f"take from seat {a}"
    if kind == act.TAKE:
        return f"take {god_name(a)}" + (f" and {god_name(b)}" if b else "")
    if kind == act.PICK:
        return f"keep {god_name(a)}"
    if kind == act.NAME_FIRST:
        return f"make seat {a} first player"
    if kind == act.PAY:
        return f"pay {god_name(a)}"
    if kind == act.PAY_SET:
        counts = [(act.set_count(action, god), god_name(god)) for god in range(1, 6)]
        return "pay " + (", ".join(f"{n} {name}" for n, name in counts if n) or "nothing")
    if kind == act.LOOK_THROUGH_PILE:
        return "look through the pile"
    return f"unknown action {action}"


def tell(event: ev.Event, names: Names) -> str:
    """An event as a sentence."""
    return tell_act(event, names) or tell_tile(event, names) or tell_round(event, names)


def tell_act(event: ev.Event, names: Names) -> str:
    if isinstance(event, ev.CardLaid):
        card = f"{event.card}" if event.card else "a card"
        return f"{names[event.seat]} lays {card} at {temple_name(event.temple - 1)}."
    if isinstance(event, ev.Passed):
        return f"{names[event.seat]} changes nothing."
    if isinstance(event, ev.Swapped):
        cards = f"{event.taken_up} for {event.card}" if event.card else "a card"
        return f"{names[event.seat]} swaps {cards} at {temple_name(event.temple - 1)}."
    if isinstance(event, ev.Moved):
        start, end = temple_name(event.temple - 1), temple_name(event.to - 1)
        return f"{names[event.seat]} moves a card from {start} to {end}."
    if isinstance(event, ev.Recovered):
        return f"{names[event.seat]} {'takes back' if event.taken else 'leaves'} {event.card}."
    if isinstance(event, ev.RecoveryDecided):
        return f"{names[event.seat]} has decided about the cards lost."
    if isinstance(event, ev.Discarded):
        return f"{names[event.seat]} discards {event.card or 'a card'}."
    if isinstance(event, ev.Paid):
        return f"{names[event.seat]} gives {god_name(event.god)} for a wrath token."
    if isinstance(event, ev.DebtIncurred):
        return f"{names[event.seat]} cannot pay and loses {event.points} points."
    return ""


def tell_tile(event: ev.Event, names: Names) -> str:
    if isinstance(event, ev.TileLaidOut):
        return f"{at_start(event.temple - 1)} gets the tile {rule_name(event.rule)!r}."
    if isinstance(event, ev.ExtraDrawn):
        return f"One more token is drawn: {god_name(event.god)}."
    if isinstance(event, ev.Picked):
        kept, returned = god_name(event.god), god_name(event.returned)
        return f"{names[event.seat]} keeps {kept}; {returned} goes back into the bag."
    if isinstance(event, ev.ExchangeDeclined):
        return f"{names[event.seat]} does not exchange."
    if isinstance(event, ev.ExchangeChosen):
        return f"{names[event.seat]} will {MODES[event.mode]}."
    if isinstance(event, ev.TokenOffered):
        return f"{names[event.seat]} will give {god_name(event.god)} too."
    if isinstance(event, ev.OwnerNamed):
        return f"{names[event.seat]} takes from {names[event.owner]}."
    if isinstance(event, ev.Exchanged):
        taken = god_name(event.taken) + (f" and {god_name(event.second)}" if event.second else "")
        return f"{names[event.seat]} takes {taken} from {names[event.owner]} in exchange."
    if isinstance(event, ev.FirstNamed):
        return f"{names[event.seat]} makes {names[event.named]} the next first player."
    return ""


def tell_round(event: ev.Event, names: Names) -> str:
    if isinstance(event, ev.FirstPlayerSet):
        return f"{names[event.seat]} holds the bag and begins."
    if isinstance(event, ev.Drew):
        return f"{god_name(event.god)} is drawn."
    if isinstance(event, ev.Placed):
        return f"{god_name(event.god)} lies on {temple_name(event.temple - 1)}."
    if isinstance(event, ev.Returned):
        return f"{event.count} {god_name(event.god)} back into the bag."
    if isinstance(event, ev.HadesRound):
        return "Wrath! A Hades round begins."
    if isinstance(event, ev.Revealed):
        return f"{at_start(event.temple - 1)}: {names[event.seat]} has {event.card}."
    if isinstance(event, ev.Awarded):
        god, where = god_name(event.god), temple_name(event.temple - 1)
        return f"{names[event.seat]} wins {god} at {where} with {event.card}."
    if isinstance(event, ev.Unclaimed):
        return f"Nobody claims {god_name(event.god)} at {temple_name(event.temple - 1)}; it leaves the game."
    if isinstance(event, ev.LowCardKept):
        return f"{names[event.seat]} keeps the low card {event.card}."
    if isinstance(event, ev.WrathTaken):
        return f"{names[event.seat]} takes the wrath token."
    if isinstance(event, ev.RoundEnded):
        return f"Round {event.round} is over; {names[event.first]} holds the bag."
    if isinstance(event, ev.SecondStage):
        return "Both players take up their second deck."
    return "The game is over."


def facts(s: KroniaState, seat: int, action: int, code: int) -> tuple[Fact, ...]:
    """The numbers and names behind a refusal. Only what this seat itself may know."""
    kind = act.kind_of(action)
    if code == codes.TURN:
        waits = Fact("to_act", f"seat {s.actor}" if s.actor >= 0 else "nobody")
        return waits, Fact("waits_for", PHASES.get(s.point, "nothing"))
    if code in (codes.ONE_CARD, codes.LAY_TWO) and kind == act.LAY:
        has = Fact("laid", s.laid_by(seat)), Fact("may_lay", s.setup.decks)
        return has if s.laid_by(seat) >= s.setup.decks else (Fact("not_in_hand", act.second(action)),)
    if code in (codes.SWAP_FROM_HAND, codes.STAGE_DECK):
        return (Fact("card", act.third(action) if kind == act.SWAP else act.second(action)),)
    if code == codes.ONE_TOKEN_EACH and kind == act.PLACE:
        temple, god = act.first(action), act.second(action)
        drawn = s.cells[terms.DRAWN + god] if god < terms.GODS else 0
        return (
            Fact("temple", temple_name(temple)),
            Fact("already_on_it", god_name(s.token_on(temple))),
            Fact(f"drawn_{god_name(god).lower().replace(' ', '_')}", drawn),
        )
    if code in (codes.TWO_TEMPLES, codes.HADES_TEMPLE, codes.NO_FAVOR_FOR_HADES, codes.MOVE_ELSEWHERE):
        temple = act.third(action) if kind == act.MOVE else act.first(action)
        return Fact("temple", temple_name(temple)), Fact("temples", s.setup.temples)
    return payment_facts(s, seat, action, code)


def payment_facts(s: KroniaState, seat: int, action: int, code: int) -> tuple[Fact, ...]:
    if code == codes.PAY_FULLY and s.point == terms.AT_PAY:
        return Fact("needs", s.due), Fact("paid", s.paid)
    if code == codes.PAYMENT_CLOSED:
        return (Fact("wrath_tokens_paid_for", s.cells[terms.COVERED + seat]),)
    if code == codes.EXCHANGE_VALUE:
        return (Fact("value_given", s.token_on(s.temple) + s.given),)
    if code == codes.DISCARD_OWED:
        return (Fact("cards_to_discard", s.owed if seat == s.actor else 0),)
    if code == codes.OVER:
        return (Fact("rounds", int(terms.ROUNDS)),)
    return ()


PHASES: dict[int, str] = {
    terms.AT_PLACE: "placing a token",
    terms.AT_LAY: "laying a card",
    terms.AT_CHANGE: "a change",
    terms.AT_PICK: "picking a token",
    terms.AT_EXCHANGE: "an exchange",
    terms.AT_GIVE: "an exchange",
    terms.AT_TARGET: "an exchange",
    terms.AT_TAKE: "an exchange",
    terms.AT_RECOVER: "taking back",
    terms.AT_DISCARD: "taking back",  # not told apart, for the option "simultaneous"
    terms.AT_NAME_FIRST: "naming the first player",
    terms.AT_PAY: "paying for a wrath token",
}


def result(s: KroniaState) -> Result | None:
    """How the game ended, or None (KRO-8)."""
    if s.point != terms.AT_OVER:
        return None
    ranks = [scoring.rank(s, seat) for seat in range(s.setup.seats)]
    seats = tuple(
        SeatResult(
            seat=seat,
            place=1 + sum(other > ranks[seat] for other in ranks),
            share=scoring.share(s, seat),
            points=scoring.points(s, seat),
            lines=score_lines(s, seat),
            tie_breaks=(ScoreLine("favor_tokens", "Favor tokens", scoring.counted_tokens(s, seat)),),
        )
        for seat in range(s.setup.seats)
    )
    return Result(seats, "Twelve rounds have been played.")


def score_lines(s: KroniaState, seat: int) -> tuple[ScoreLine, ...]:
    lines = [
        ScoreLine("tokens", "Favor tokens", scoring.token_points(s, seat)),
        ScoreLine("sets", "Several tokens of one god", scoring.set_points(s, seat)),
        ScoreLine("low_cards", "Low cards", scoring.low_points(s, seat)),
    ]
    if s.has_general(terms.RAINBOW):
        lines.append(ScoreLine("rainbow", "Rainbow bonus", scoring.rainbow_points(s, seat)))
    if s.has_general(terms.BONUS_ON_BONUSES):
        points = scoring.bonus_points(s, seat)
        lines.append(ScoreLine("bonus_on_bonuses", "Bonus on bonuses", points))
    if s.setup.tokens[terms.WRATH]:
        lines.append(ScoreLine("wrath", "Unpaid wrath", -s.cells[terms.DEBT + seat]))
    return tuple(lines)
