"""What there is to know of a game before it is played: its options, its articles, its components."""

from __future__ import annotations

from arbiter.match.v1 import rules_service_pb2

from engine.core.articles import EFFECT, REFUSAL, TABLE
from engine.core.faults import Malformed
from services.common.auth import Caller
from services.common.codecs import Codec, Codecs, pack

KINDS = {
    REFUSAL: rules_service_pb2.ARTICLE_KIND_REFUSAL,
    EFFECT: rules_service_pb2.ARTICLE_KIND_EFFECT,
    TABLE: rules_service_pb2.ARTICLE_KIND_TABLE,
}


class LibraryApp:
    """Needs no token: there is no secret in a rulebook."""

    def __init__(self, codecs: Codecs) -> None:
        self.codecs = codecs

    async def games(
        self, _asked: rules_service_pb2.ListGamesRequest, _caller: Caller
    ) -> rules_service_pb2.ListGamesResponse:
        return rules_service_pb2.ListGamesResponse(games=[to_info(c) for c in self.codecs.by_id.values()])

    async def rulebook(
        self, asked: rules_service_pb2.GetRulebookRequest, _caller: Caller
    ) -> rules_service_pb2.GetRulebookResponse:
        codec = self.codecs.of_game(asked.game)
        seats = asked.seats or min(codec.game.seats)
        if seats not in codec.game.seats:
            raise Malformed("seats", f"{codec.game.title} cannot be played by {seats}")
        options = codec.decode_options(asked.options, seats)
        book = codec.game.rulebook
        response = rules_service_pb2.GetRulebookResponse(game=to_info(codec), edition=book.edition)
        for article in book.articles:
            response.articles.add(
                article=article.number,
                title=article.title.in_language(asked.language),
                gist=article.gist.in_language(asked.language),
                page=article.page,
                kind=KINDS[article.kind],
            )
        components = codec.game.components(options, seats)
        response.components.CopyFrom(pack(codec.wire.components_to_message(components)))
        return response


def to_info(codec: Codec) -> rules_service_pb2.GameInfo:
    game = codec.game
    info = rules_service_pb2.GameInfo(
        game=game.id,
        title=game.title,
        rules_version=game.rules_version,
        seats=game.seats,
        minutes=game.minutes,
        action_type_url=codec.action_url,
    )
    for setting in game.settings:
        info.settings.add(id=setting.id, title=setting.title, values=setting.values, ruling=setting.ruling)
    for preset in game.presets:
        info.presets.add(id=preset.id, title=preset.title, options=codec.encode_options(preset.options))
    return info
