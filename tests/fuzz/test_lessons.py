"""Scenes and packs from strangers: shown, or refused in one sentence; never a fault, never a wait without end."""

from __future__ import annotations

from pathlib import Path

import pytest

from nutdesk import paths
from nutdesk.core.game import TABLE, look
from nutdesk.teach import author, browse, pack
from nutdesk.teach.check import Finding, check
from nutdesk.teach.scene import SceneError, load
from tests.fuzz.conftest import Share
from tests.fuzz.mutate import BYTES, gentle, toml, zipped
from tests.fuzz.promise import fuzz, is_sentence


@pytest.fixture(scope="module")
def scenes() -> list[bytes]:
    """The shipped ones, some of every game."""
    return [path.read_bytes() for game in sorted(paths.scenes().iterdir()) for path in sorted(game.glob("*.toml"))[::3]]


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """A pack of three scenes of every game."""
    out = []
    for game in sorted(paths.scenes().iterdir()):
        path = tmp_path_factory.mktemp("packs") / "x.nutlesson"
        pack.pack(sorted(game.glob("*.toml"))[:3], path)
        out.append(path.read_bytes())
    return out


def shown(path: Path) -> None:
    """A scene from the list to its end, as the desk takes it: listed, opened, checked, laid on the table, edited."""
    for lesson in browse.lessons():
        assert lesson.title
    draft = author.open_draft(path)
    assert all(is_sentence(ValueError(finding)) for finding in draft.findings)
    scene = load(path)
    match = scene.match()
    for viewer in (TABLE, 0):
        match.game.table(look(match.game, match.state, viewer), match.cast)
    found: list[Finding] = check(scene)
    assert found == list(draft.findings)


def test_a_changed_scene_is_shown_or_refused(share: Share, place: Path, scenes: list[bytes]) -> None:
    path = paths.user_scenes() / "nuts" / "changed.toml"
    changes = (*BYTES, *([toml] * 2 * len(BYTES)), *([gentle] * 2 * len(BYTES)))
    fuzz("scene", share(240, 4000), scenes, changes, path, shown, (SceneError, author.Mistake))


def taken(path: Path) -> None:
    """A pack as the desk takes it."""
    before = author.own_scenes()
    try:
        added = pack.unpack(path)
    except pack.BadPack:
        assert author.own_scenes() == before, "a pack that is refused leaves nothing"
        raise
    for one in added:
        load(one)
        assert one.parent.parent == paths.user_scenes()
        one.unlink()


def test_a_changed_pack_is_taken_whole_or_refused(share: Share, place: Path, packs: list[bytes]) -> None:
    changes = (*BYTES, *([zipped] * 2 * len(BYTES)))
    fuzz("pack", share(160, 2000), packs, changes, place / "x.nutlesson", taken, (pack.BadPack,))
