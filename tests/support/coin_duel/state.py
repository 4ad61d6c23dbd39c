"""Every seat is dealt three coins from a bag of twelve. Each round every seat stakes a coin in secret;
then a die says how many points the highest coin wins. After three rounds the most points win."""

from __future__ import annotations

from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.state import Actions, Outcomes, State

COINS = 12
HAND = 3
BAG, DIE = 0, 1
IN_BAG, SPENT = 0, 9
OVER, NOT_YOUR_TURN, NO_SUCH_COIN, NOT_YOUR_COIN = 1, 2, 3, 4
DEALT, STAKED, REVEALED = 1, 2, 3


class CoinDuel(State):
    def __init__(
        self, owner: list[int], stake: list[int], points: list[int], rounds: int, turn: int, ply: int
    ) -> None:
        super().__init__()
        self.owner = owner  # of each coin: IN_BAG, SPENT or a seat + 1
        self.stake = stake  # of each seat: a coin, or 0
        self.points = points
        self.rounds = rounds
        self.round = turn
        self.ply = ply

    def clone(self) -> State:
        return CoinDuel(self.owner[:], self.stake[:], self.points[:], self.rounds, self.round, self.ply)

    def dealt(self) -> int:
        """Coins dealt so far, while dealing."""
        return COINS - self.owner.count(IN_BAG)

    def to_act(self) -> int:
        if self.dealt() < HAND * len(self.stake):
            return int(CHANCE)
        if self.round == self.rounds:
            return int(NOBODY)
        return self.stake.index(0) if 0 in self.stake else int(CHANCE)

    def check(self, seat: int, action: int) -> int:
        if self.to_act() == NOBODY:
            return OVER
        if self.to_act() != seat:
            return NOT_YOUR_TURN
        if not 1 <= action <= COINS:
            return NO_SUCH_COIN
        return OK if self.owner[action - 1] == seat + 1 else NOT_YOUR_COIN

    def list_actions(self, out: Actions) -> None:
        out.clear()
        seat = self.to_act()
        for coin in range(1, COINS + 1):
            if seat >= 0 and self.owner[coin - 1] == seat + 1:
                out.add(coin)

    def list_chance(self, out: Outcomes) -> None:
        if self.dealt() < HAND * len(self.stake):
            out.draw(BAG, 0)
            for coin in range(1, COINS + 1):
                out.add(coin, int(self.owner[coin - 1] == IN_BAG), 1)
            return
        out.die(DIE, self.round)
        out.add(1, 1)
        out.add(2, 1)

    def apply(self, action: int) -> None:
        actor = self.to_act()
        if actor >= 0:
            self.stake[actor] = action
            self.owner[action - 1] = SPENT
            self.note(STAKED, actor, action)
        elif self.dealt() < HAND * len(self.stake):
            seat = self.dealt() % len(self.stake)
            self.owner[action - 1] = seat + 1
            self.note(DEALT, seat, action)
        else:
            winner = self.stake.index(max(self.stake))
            self.points[winner] += action
            self.stake = [0] * len(self.stake)
            self.round += 1
            self.note(REVEALED, action, winner)
        self.ply += 1

    def note(self, kind: int, a: int, b: int) -> None:
        if self.journal is not None:
            self.journal.note(kind, a, b)

    def returns(self, seat: int) -> float:
        best = max(self.points)
        return int(self.points[seat] == best) / self.points.count(best)

    def to_bytes(self) -> bytes:
        return bytes([*self.owner, *self.stake, *self.points, self.rounds, self.round]) + int(
            self.ply
        ).to_bytes(2, "little")
