"""Builds the wheel: hot modules are compiled by mypyc as one group, from a glob that names no game.

ARBITER_PURE=1       builds plain Python.
ARBITER_PLUGINS=...  folders of plugin games (colon-separated) whose hot modules join the group, since
                     mypyc compiles a subclass natively only together with its base (docs/decisions/0004).
ARBITER_OPT=0..3     the optimisation level of the C compiler; 3 unless said otherwise.
"""

import os
from pathlib import Path

from setuptools import find_namespace_packages, setup

HOT_NAMES = (
    "terms",
    "state",
    "actions",
    "chance",
    "scoring",
    "packed",
    "heuristics",
    "tuning",
    "targets",
    "dealing",
    "prices",
    "standing",
    "rewards",
    "tactics",
    "prospects",
)
CORE = ("ids", "kit", "state", "heuristics", "fields")
SEARCH = ("playout", "tree", "select", "rollout", "grow")


def hot_modules() -> list[str]:
    """The hot part of core and search, then each game's hot files and all of its `rules` and `knowledge`."""
    found = [Path("engine/core") / f"{name}.py" for name in CORE]
    found += [Path("ai/search") / f"{name}.py" for name in SEARCH]
    for game in [*Path("engine/games").glob("*"), *plugin_packages()]:
        found += [game / f"{name}.py" for name in HOT_NAMES if (game / f"{name}.py").exists()]
        found += sorted(game.glob("rules/*.py")) + sorted(game.glob("knowledge/*.py"))
    return sorted(str(p) for p in found if p.name != "__init__.py")


def plugin_packages() -> list[Path]:
    """The package inside each plugin's folder: the one that has a `state.py`."""
    folders = [Path(p) for p in os.environ.get("ARBITER_PLUGINS", "").split(":") if p]
    return [state.parent for folder in folders for state in sorted(folder.glob("*/state.py"))]


def extensions() -> list:
    if os.environ.get("ARBITER_PURE") == "1":
        return []
    from mypyc.build import mypycify

    # A plugin's modules are called what its package is called, so mypy must know where packages begin.
    os.environ["MYPYPATH"] = os.environ.get("ARBITER_PLUGINS", "")
    # Measured: a quarter more random games a second, since calls inside the group need no indirection.
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
    return mypycify(hot_modules(), opt_level=os.environ.get("ARBITER_OPT", "3"), multi_file=False)


code = find_namespace_packages(".", include=["engine*", "ai*", "services*"])
wire = find_namespace_packages("proto/gen/python", include=["arbiter*"])

setup(
    packages=code + wire,
    package_dir={"arbiter": "proto/gen/python/arbiter"},
    package_data={"": ["*.toml", "*.lua", "*.pyi", "py.typed"]},
    ext_modules=extensions(),
)
