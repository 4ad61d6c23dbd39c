"""Rulebooks: what the loader refuses."""

import pytest

from engine.core.articles import EFFECT, REFUSAL, TABLE, Text, load_rulebook

HEAD = 'edition = "first"\nprefix = "T"\n'


def entry(number, **more):
    texts = {"title": "t", "cim": "c", "gist": "g", "lenyeg": "l", **more}
    return f'[article."{number}"]\n' + "".join(f'{key} = "{value}"\n' for key, value in texts.items())


@pytest.fixture(name="load")
def load_(tmp_path):
    def load(text, codes):
        path = tmp_path / "articles.toml"
        path.write_text(text, encoding="utf-8")
        return load_rulebook(path, codes)

    return load


def test_a_rulebook_is_read_with_its_codes(load):
    book = load(HEAD + entry("1.1", kind="refusal", page="7") + entry("1.2"), {4: "T-1.1"})
    assert (book.edition, book.prefix, [a.kind for a in book.articles]) == ("first", "T", [REFUSAL, EFFECT])
    assert book.codes[4] is book.by_number("T-1.1")
    assert (book.codes[4].page, book.by_number("T-9")) == ("7", None)


def test_a_code_without_an_article_is_noticed(load):
    with pytest.raises(ValueError, match=r"lacks the articles T-2\.2"):
        load(HEAD + entry("1.1"), {1: "T-2.2"})


def test_a_refusal_without_a_code_is_noticed(load):
    with pytest.raises(ValueError, match=r"pairs: T-1\.1"):
        load(HEAD + entry("1.1", kind="refusal"), {})


def test_a_code_of_an_article_that_is_no_refusal_is_noticed(load):
    with pytest.raises(ValueError, match=r"pairs: T-1\.1"):
        load(HEAD + entry("1.1"), {1: "T-1.1"})


def test_a_number_that_is_used_twice_is_noticed(load):
    with pytest.raises(ValueError):
        load(HEAD + entry("1.1") + entry("1.1"), {})


@pytest.mark.parametrize("more", [{"kind": "table"}, {"kind": "odd"}, {"kind": "effect", "reason": "why"}])
def test_a_kind_that_does_not_fit_its_reason_is_noticed(load, more):
    with pytest.raises(ValueError, match="does not fit"):
        load(HEAD + entry("1.1", **more), {})


def test_what_is_not_mechanical_says_why(load):
    (article,) = load(HEAD + entry("1.1", kind="table", reason="by hand"), {}).articles
    assert (article.kind, article.reason) == (TABLE, "by hand")


def test_a_missing_language_is_noticed(load):
    with pytest.raises(KeyError):
        load(HEAD + '[article."1.1"]\ntitle = "t"\ngist = "g"\n', {})


@pytest.mark.parametrize(
    ("language", "wanted"), [("hu", "b"), ("hu-HU", "b"), ("HU", "b"), ("en", "a"), ("", "a"), ("de", "a")]
)
def test_a_text_is_hungarian_if_asked_for_and_english_otherwise(language, wanted):
    assert Text("a", "b").in_language(language) == wanted
