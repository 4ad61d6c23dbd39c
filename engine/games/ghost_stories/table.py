"""The position for a terminal, in Rich markup: the village with the ghosts around it, then who has what."""

from __future__ import annotations

from engine.core.game import Names
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.data import DATA
from engine.games.ghost_stories.names import (
    CURSE_FACES,
    ENDINGS,
    SIDE_LETTERS,
    card_name,
    colour_name,
    power_name,
    source_name,
    space_label,
    tokens_text,
)
from engine.games.ghost_stories.options import SECOND
from engine.games.ghost_stories.rules.geometry import front_tile
from engine.games.ghost_stories.view_types import BoardView, SpaceView, TaoistView, View

STYLES = ("", "yellow", "green", "red", "blue", "magenta", "white")  # magenta stands for black
TILE_NAMES = (
    "-", "Cemetery", "Watchman", "Altar", "Herbalist", "Sorcerer", "Temple", "Circle", "Pavilion",
    "Tea House",
)  # fmt: skip
SYMBOLS = "YGRBK"
CELL = 13
STONE_WORDS = (
    "", "summons", "haunts at once", "costs Qi", "quick haunter", "no Tao", "takes a die", "power off",
    "all powers off", "Tao loss for all", "clears the Circle", "curse", "haunter", "tormentor",
    "immune to dice", "white not wild", "opposite must be empty", "needs a Buddha", "Qi or Yin-Yang",
    "1 Tao", "2 Tao", "team reward",
)  # fmt: skip
QUESTIONS = {
    terms.AT_PLACE: "places the ghost", terms.AT_DISCARD: "discards a token",
    terms.AT_VICTIM: "chooses who loses Qi", terms.AT_CURSE_REROLL: "may roll the curse die again",
    terms.AT_TAKE_TAO: "takes a token", terms.AT_MANTRA: "puts the scroll", terms.AT_REROLL: "may roll again",
    terms.AT_COMPANION: "chooses a companion", terms.AT_COMPANION_TILE: "chooses his tile",
    terms.AT_SET: "chooses what to exorcise", terms.AT_PAY: "chooses the tokens",
    terms.AT_OWNER: "chooses whose token", terms.AT_CURSE_ORDER: "orders the curses",
    terms.AT_QI_OR_YY: "takes Qi or the Yin-Yang", terms.AT_GIVE_QI: "gives the team's Qi",
    terms.AT_GIVE_YY: "gives the team's Yin-Yang", terms.AT_REVIVE: "revives a Taoist",
    terms.AT_ALTAR: "turns a tile", terms.AT_SORCERER: "discards a ghost", terms.AT_WATCHMAN: "calms a board",
    terms.AT_CIRCLE: "puts a token",
    terms.AT_LIFT_GHOST: "moves a ghost", terms.AT_DROP_GHOST: "moves a ghost",
    terms.AT_LIFT_TAOIST: "moves a Taoist", terms.AT_DROP_TAOIST: "moves a Taoist",
}  # fmt: skip
WINDOWS = ("", "may move", "acts", "may act again", "may place a Buddha", "ends the turn")


def table(seen: View, names: Names) -> str:
    safe = [escape(name) for name in names]
    parts = [headline(seen, safe), "", village(seen), "", *(board_line(seen, b, safe) for b in seen.boards)]
    parts += ["", *ghost_lines(seen), "", *stock_lines(seen), *pending_lines(seen)]
    return "\n".join(parts)


def escape(text: str) -> str:
    """Rich's own rule: a tag begins with `[`, and a backslash takes its meaning away."""
    text = text.replace("[", "\\[")
    return f"{text}\\" if text.endswith("\\") and len(text) - len(text.rstrip("\\")) % 2 == 1 else text


def coloured(text: str, colour: int) -> str:
    style = STYLES[colour]
    return f"[{style}]{text}[/{style}]" if style else text


def many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def headline(seen: View, names: list[str]) -> str:
    if seen.ending:
        return f"[bold]{ENDINGS[seen.ending]}[/bold] Score {seen.score}."
    turn = f"Turn of side {SIDE_LETTERS[seen.active - 1]}."
    if seen.to_act is None:
        return f"[bold]{turn}[/bold] Chance decides."
    what = WINDOWS[seen.window] if seen.point == terms.AT_MENU else QUESTIONS.get(seen.point, "decides")
    return f"[bold]{turn} {names[seen.to_act]}[/bold] {what}."


# ---- the village ----


def village(seen: View) -> str:
    """Three rows of tiles with the ghost spaces around them, as they lie on the table."""
    spaces = {s.space: s for b in seen.boards for s in b.spaces}
    gap = " " * CELL
    top = " ".join([gap, *(corner(spaces[i]) for i in (2, 1, 0))])
    bottom = " ".join([gap, *(corner(spaces[i]) for i in (6, 7, 8))])
    lines = [top]
    for line in range(3):
        tiles = seen.tiles[line * 3 : line * 3 + 3]
        west, east = spaces[9 + line], spaces[5 - line]
        lines.append(" ".join([corner(west), *(tile_cell(t.kind, t.haunted) for t in tiles), corner(east)]))
        lines.append(" ".join([gap, *(figures(seen, t.tile) for t in tiles)]))
    return "\n".join([*lines, bottom])


def corner(space: SpaceView) -> str:
    """`N1 #34 ●` with the figure on its stone, the die it holds, the scroll and the Buddha."""
    if not space.card:
        return f"[dim]{space_label(space.space)} {'Buddha' if space.buddha else '-':<{CELL - 3}}[/dim]"
    marks = ("", "o", "O")[space.figure] + "d" * space.captive_die + "m" * space.scroll + "b" * space.buddha
    text = f"{space_label(space.space)} #{space.card} {marks}"
    return coloured(f"{text:<{CELL}}", DATA.cards[space.card - 1].colour + 1)


def tile_cell(kind: int, haunted: bool) -> str:
    """A haunted tile has an x, for terminals without styles."""
    if haunted:
        return f"[reverse]{'x ' + TILE_NAMES[kind]:<{CELL}}[/reverse]"
    return f"[bold]{TILE_NAMES[kind]:<{CELL}}[/bold]"


def figures(seen: View, tile: int) -> str:
    """Seats of the Taoists here; a dead one in brackets. The number of the tile stands first."""
    here = [f"{t.seat}" if t.alive else f"({t.seat})" for t in seen.taoists if t.tile == tile]
    return f"{f'{tile}: ' + ' '.join(here):<{CELL}}"


# ---- boards and ghosts ----


def board_line(seen: View, board: BoardView, names: list[str]) -> str:
    letter = SIDE_LETTERS[board.side - 1]
    if not board.colour:
        return f"{letter}  not laid"
    arrow = ">" if board.side == seen.active else " "
    head = f"{arrow}{letter}  " + coloured(f"{colour_name(board.colour - 1):<7}", board.colour)
    power = f"{power_name(board.power)}{'' if board.power_works else ' [dim](off)[/dim]'}"
    if board.seat is None:
        state = "possessed" if board.possessed else f"neutral, {board.qi} Qi"
        return f"{head} {power}; {state}"
    return f"{head} {power}; {taoist_text(seen.taoists[board.seat], names)}"


def taoist_text(taoist: TaoistView, names: list[str]) -> str:
    name = f"{taoist.seat} {names[taoist.seat]}"
    if not taoist.alive:
        return f"[dim]{name}: dead[/dim]"
    parts = [f"{taoist.qi} Qi", f"tile {taoist.tile}", f"Tao: {tokens_text(taoist.tao.counts())}"]
    if taoist.yin_yang:
        parts.append("Yin-Yang")
    if taoist.ready_buddhas or taoist.new_buddhas:
        parts.append(f"{taoist.ready_buddhas}+{taoist.new_buddhas} Buddhas")
    if taoist.power_tokens:
        parts.append(many(taoist.power_tokens, "power token"))
    return f"{name}: {', '.join(parts)}"


def ghost_lines(seen: View) -> list[str]:
    cards = [(s.space, s.card) for b in seen.boards for s in b.spaces if s.card]
    return [ghost_line(seen, space, card) for space, card in cards] or ["No ghost is in play."]


def resistance(seen: View, number: int) -> str:
    """`RR`, one letter for each symbol, under the options of the match (R-01)."""
    need = "".join(SYMBOLS[colour] * count for colour, count in enumerate(DATA.cards[number - 1].need))
    wraith = number in (52, 53) and seen.options.dark_wraith_resistance == SECOND
    return need[:2] if wraith else need


def ghost_line(seen: View, space: int, number: int) -> str:
    card = DATA.cards[number - 1]
    need = resistance(seen, number)
    stones = [STONE_WORDS[stone] for stone in (*card.left, card.centre) if stone]
    right = [STONE_WORDS[terms.CURSE_DIE]] * card.curses + [STONE_WORDS[card.reward]] * bool(card.reward)
    text = f"{space_label(space)}  {card_name(number):<30} {need:<9} {', '.join(stones)}"
    after = f"  > {', '.join(right)}" if right else ""
    return coloured(text, card.colour + 1) + f" (tile {front_tile(space)}){after}"


def stock_lines(seen: View) -> list[str]:
    deck = seen.deck
    coming = [str(n) for n in deck.incarnation_draws if n > deck.drawn] or ["none"]
    circle = colour_name(seen.circle - 1) if seen.circle else "empty"
    return [
        f"Deck: {deck.left} cards, {deck.drawn} drawn; incarnations at draws {', '.join(coming)}; "
        f"{deck.exorcised} of {deck.incarnations} exorcised.",
        f"Supply: {tokens_text(seen.supply.counts())}. Circle: {circle}. "
        f"Temple: {many(seen.temple_buddhas, 'Buddha')}. "
        f"Centre tile: {many(seen.centre_power_tokens, 'power token')}. Free Tao dice: {seen.free_dice}.",
    ]


def pending_lines(seen: View) -> list[str]:
    """What is being decided: a card, dice, a curse."""
    p, out = seen.pending, []
    if seen.card:
        text = f"{card_name(seen.card)} {resistance(seen, seen.card)}"
        out.append(f"To be placed: {coloured(text, DATA.cards[seen.card - 1].colour + 1)}")
    if p.dice:
        faces = [coloured(colour_name(f - 1), f) if f else "in the air" for f in p.faces]
        out.append(f"Dice: {', '.join(faces)}")
    if p.curse_source is not None:
        face = CURSE_FACES[p.curse_face - 1] if p.curse_face else "in the air"
        out.append(f"Curse die of {source_name(p.curse_source)}: {face}")
    if p.chosen:
        out.append(f"To be exorcised: {', '.join(space_label(s) for s in p.chosen)}")
    return out
