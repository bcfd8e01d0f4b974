"""Modules in one file do what they do apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from nutdesk.browser.assets import assets, in_folder
from nutdesk.browser.bundle import UnfitModule, bundled
from nutdesk.phones.pages import PAGE, SCRIPT

APART = {
    "first.js": 'import { twice as double } from "./numbers.js";\nimport { SIX } from "./names.js";\n'
    "const none = 1;\nwindow.found = [double(4), SIX, none];\n",
    "names.js": 'import { twice } from "./numbers.js";\nconst none = 3;\nexport const SIX = twice(none);\n',
    "numbers.js": "/** Two times\n * as much. */\nexport function twice(number) {\n  return 2 * number;\n}\n"
    "export class Unused {}\n",
}


def test_each_module_is_there_once_and_keeps_its_own_names(browser: Browser) -> None:
    page = browser.new_page()
    page.add_script_tag(content=bundled(APART, "first.js"), type="module")
    assert page.evaluate("window.found") == [8, 6, 1]
    page.close()


def test_readers_comments_are_not_sent() -> None:
    assert "Two times" not in bundled(APART, "first.js")


@pytest.mark.parametrize(
    "line",
    ['import * as all from "./numbers.js";', "export { SIX };", "export default 6;", 'import { it } from "./none.js";'],
)
def test_a_form_that_is_not_understood_is_no_page(line: str) -> None:
    with pytest.raises(UnfitModule, match="names"):
        bundled({**APART, "names.js": line}, "first.js")


def test_modules_that_need_each_other_are_no_page() -> None:
    with pytest.raises(UnfitModule, match=r"first.js > names.js > first.js"):
        bundled({**APART, "names.js": 'import { it } from "./first.js";'}, "first.js")


def test_the_page_of_a_phone_has_every_module() -> None:
    parts = [*assets().values(), *in_folder(PAGE)]
    modules = {part.name: part.data.decode() for part in parts if part.name.endswith(".js")}
    whole = bundled(modules, SCRIPT)
    assert all(f"const ${name.removesuffix('.js')} = " in whole for name in modules if name != SCRIPT)
