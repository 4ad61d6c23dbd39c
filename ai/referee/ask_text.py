"""Text of questions and articles as words, in English and Hungarian: folded, stemmed, compared."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import Stemmer

ENGLISH, HUNGARIAN = "en", "hu"
LANGUAGES = (ENGLISH, HUNGARIAN)
STEMMERS = {ENGLISH: Stemmer.Stemmer("english"), HUNGARIAN: Stemmer.Stemmer("hungarian")}
PREVERB_LIST = "ki|be|le|fel|föl|el|meg|át|vissza|rá|oda|bele|hozzá|össze|szét|félre|ott|túl|elő|tovább|végig"
PREVERBS = frozenset(PREVERB_LIST.split("|"))
BETWEEN = frozenset(("is", "nem", "kell", "lehet", "szabad", "se", "sem", "ne", "tudok", "akarok"))
NO_VERB = frozenset((*PREVERBS, "hogy", "vagy", "mikor", "akkor", "amikor", "akik", "amelyik", "mindenki"))
ENDED_NUMBER = re.compile(r"(\d+)-[^\W\d]+")  # "9-est" is 9
INFINITIVE = re.compile("n(?:i|om|em|öm|od|ed|öd|ia|ie|unk|ünk)$")
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
PREVERB = re.compile(f"^(?:{PREVERB_LIST})(?=.{{3}})")
# Endings of verbs, which the stemmer leaves: "nyertem" and "nyerni" are to meet "nyer".
CONJUGATED = re.compile(
    "(?:(?<=.{3})(?:tal|tel|tam|tem|ott|ett|tak|tunk|tuk|na|ne|nank|nenk|ok|ek|sz|unk|tok|tek|nak|nek"
    "|om|em|od|ed|jak|juk|uk|ik|ni|ja|ve|va)|(?<=.{4})[tia])$"
)
# "vehet", "venni" and "vett" are all "vesz".
IRREGULAR = re.compile("(ve|te|vi|hi)(?:het.*|nni|tt.*|gy(?:e|ek|en|em|el|unk|uk))$")
FINAL_VOWEL = re.compile("(?<=.{4})[aeiou]$")
POSSIBLE = re.compile("(?:hat|het)(?:ok|ek|sz|unk|ünk|tok|tek|nak|nek|om|em|od|ed|ja|i|juk|jük|ják|ik)?$")
ACCENTED = re.compile("[áéíóöőúüű]")


def words_of(text: str, language: str = ENGLISH) -> list[str]:
    """Words in lower case without apostrophes; hyphens part them: "Move-all card's" gives three.

    In Hungarian a preverb that stands apart goes back to its verb: "dobom el" and "el kell dobnom" have
    one word that means to discard.
    """
    lower = unicodedata.normalize("NFC", text).lower()
    found = WORD.findall(ENDED_NUMBER.sub(r"\1", lower) if language == HUNGARIAN else lower)
    words = [word.replace("'", "").replace("’", "") for word in found]
    return rejoined(words) if language == HUNGARIAN else words


def rejoined(words: list[str]) -> list[str]:
    out: list[str] = []
    at = 0
    while at < len(words):
        word, rest = words[at], words[at + 1 : at + 3]
        if word in PREVERBS and len(rest) == 2 and (rest[0] in BETWEEN or INFINITIVE.search(rest[1])):
            out += [word + rest[1], rest[0]]
            at += 3
        elif len(word) > 3 and word not in NO_VERB and rest and follows(words, at + 1):
            out.append(rest[0] + word)
            at += 2
        else:
            out.append(word)
            at += 1
    return out


def follows(words: list[str], at: int) -> bool:
    """A preverb that belongs to the word before it: it is not "who", and no verb after it takes it."""
    if words[at] not in PREVERBS or (words[at] == "ki" and at + 1 < len(words)):
        return False
    later = words[at + 1 : at + 3]
    return not (len(later) == 2 and (later[0] in BETWEEN or INFINITIVE.search(later[1])))


@lru_cache(maxsize=16384)
def fold(word: str) -> str:
    """Without accents, since many players type without them: "kártyát" gives "kartyat"."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]", lambda c: f"u{ord(c.group()):x}", plain)


def exactly(word: str, _language: str) -> tuple[str, ...]:
    """The word as it is, but for accents."""
    return (fold(word),)


@lru_cache(maxsize=16384)
def stems(word: str, language: str) -> tuple[str, ...]:
    """The word's stem without accents, and the stem of the word without accents.

    They differ where an ending is only known by its accent; with both, "kartyat" meets "kártyát".
    """
    stem = STEMMERS[language].stemWord
    return tuple(dict.fromkeys((fold(stem(word)), stem(fold(word)))))


@lru_cache(maxsize=16384)
def forms(word: str, language: str) -> tuple[str, ...]:
    """What the word may be looked up as, generously: its stems, and in Hungarian the root of a verb."""
    found = list(stems(word, language))
    if language == HUNGARIAN:
        found = [FINAL_VOWEL.sub("", each) for each in [*found, verb_root(fold(word))]]
    return tuple(dict.fromkeys(found))


def verb_root(folded: str) -> str:
    """The word as if it were a verb without "may", person and tense."""
    irregular = IRREGULAR.sub(r"\1sz", folded)
    if irregular != folded:
        return irregular
    without_may = POSSIBLE.sub("", folded)
    return without_may if without_may != folded else CONJUGATED.sub("", folded)


def variants(word: str, language: str) -> list[str]:
    """A Hungarian verb without its preverb, without "may": "kihúzhatom" gives "húzhatom", "kihúz", "húz"."""
    if language != HUNGARIAN:
        return []
    bare, plain = PREVERB.sub("", word), POSSIBLE.sub("", word)
    tries = (bare, plain, POSSIBLE.sub("", bare))
    return [t for t in dict.fromkeys(tries) if t != word and len(t) > 1]


def is_accented(text: str) -> bool:
    """Written with a letter that English has not."""
    return ACCENTED.search(unicodedata.normalize("NFC", text).lower()) is not None
