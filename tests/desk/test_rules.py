"""The rules at hand: every sentence of the desk leads to its clause, and every clause can be found."""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from nutdesk import games
from nutdesk.desk.kit.rules_panel import RulesPanel
from nutdesk.desk.kit.translated import mark_of
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach import rulebook
from tests.desk.conftest import NICE, Sit, begun
from tests.desk.hands import choose, click, drag, key, letters, menu_of, settle, wish


def opened(page: TablePage, clause: str = "") -> RulesPanel:
    page.open_rules(clause)
    settle()
    assert page.rules.isVisible()
    return page.rules


def ended(sit: Sit) -> TablePage:
    match, rng = begun(seats=2), Random(1)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    page = sit(match)
    settle()
    assert page.end_sheet.isVisible()
    return page


# ---- searching ------------------------------------------------------------------------------------------------------


def test_a_search_counts_what_it_finds_and_goes_from_one_to_the_next(sit: Sit) -> None:
    rules = opened(sit())
    found = [clause.id for clause in rulebook.search(rulebook.clauses(NICE), "squirrel")]
    assert len(found) > 2
    rules.search.setFocus()
    letters(rules, "squirrel")
    first = found.index(rules.at)
    assert rules.count() == f"{first + 1} of {len(found)}"
    found = found[first:] + found[:first]  # it begins where one reads
    seen = [rules.at]
    for _ in found[1:]:
        key(rules, Qt.Key.Key_Return)
        seen.append(rules.at)
    assert seen == found
    key(rules, Qt.Key.Key_Return)
    assert rules.at == found[0], "after the last comes the first"
    QTest.keyClick(rules.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert rules.at == found[-1]
    click(rules.back)
    assert rules.at == found[-2]
    click(rules.on)
    assert rules.at == found[-1]


def test_what_is_found_is_in_sight_and_marked(sit: Sit) -> None:
    rules = opened(sit())
    rules.search.setText("highest cache")
    settle()
    if not rules.found:
        rules.search.setText(rulebook.clauses(NICE)[-1].id)
        settle()
    gold = rules.desk.theme.colour("@gold").name()
    assert gold in rules.text.toHtml()
    cursor = rules.text.document().find(rules.at)
    assert rules.text.viewport().rect().intersects(rules.text.cursorRect(cursor))


def test_a_search_without_a_find_says_so_and_keeps_the_book(sit: Sit) -> None:
    rules = opened(sit())
    rules.search.setText("aardvark")
    settle()
    assert rules.count() == "none"
    assert not rules.on.isEnabled()
    assert len(rules.text.toPlainText()) > 500
    rules.search.clear()
    assert rules.count() == ""
    assert rules.on.isEnabled()


@pytest.mark.parametrize("words", ["<b>", "&amp;", "a.*", "(", "\\", "  "])
def test_any_letters_can_be_searched_for(sit: Sit, words: str) -> None:
    rules = opened(sit())
    plain = rules.text.toPlainText()
    rules.search.setText(words)
    settle()
    assert rules.text.toPlainText() == plain


def test_letters_typed_into_the_search_play_nothing(sit: Sit) -> None:
    page = sit()
    rules = opened(page)
    letters(page, "nc")
    rules.search.setFocus()
    letters(page, "nc")
    assert page.session.match.current is page.session.match.root
    assert page.curtain.isHidden()
    key(rules, Qt.Key.Key_Escape)
    assert not rules.isVisible()


# ---- marks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ids())
def test_what_is_not_from_the_rulebook_is_marked_and_plain_rules_are_not(sit: Sit, game: str) -> None:
    rules = opened(sit(begun(game)))
    lines = [" ".join(line.split()) for line in rules.text.toPlainText().splitlines()]
    for clause in rulebook.clauses(game):
        at = next(k for k, line in enumerate(lines) if re.match(rf"{clause.id}\b", line))
        assert lines[at] == f"{clause.id} {mark_of(clause.kind)[0]}".strip()
        shown = "".join(lines[at + 1 : at + 2 + len(clause.more)])
        assert shown == clause.text + "".join(f"{mark_of(part.kind)[0]} {part.text}" for part in clause.more)
    for kind in rulebook.MARKED:
        assert mark_of(kind)[1] in rules.toolTip()


def test_a_mark_tells_what_it_means_when_pointed_at(sit: Sit) -> None:
    rules = opened(sit(begun("nut-hunt")))
    cursor = rules.text.document().find("decided here")
    assert not cursor.isNull()
    assert cursor.charFormat().toolTip() == mark_of("ruling")[1]


# ---- links ----------------------------------------------------------------------------------------------------------


def test_the_prompt_leads_to_the_rule_of_the_moment(sit: Sit) -> None:
    page = sit()
    click(page.prompt)
    assert page.table is not None
    assert page.rules.at == page.table.clause


def test_every_line_of_the_story_leads_to_its_rule(sit: Sit) -> None:
    page = sit()
    drag(page, "squirrel-0", "cache-9")
    letters(page, "n")
    facts = [k for k, row in enumerate(page.story.model.rows) if row.kind == "fact"]
    assert facts
    for k in facts:
        assert page.story.model.rows[k].clause in page.session.game.clauses
        page.story._clicked(page.story.model.index(k, 0))
        assert page.rules.at == page.story.model.rows[k].clause


def test_every_line_of_the_score_leads_to_its_rule(sit: Sit) -> None:
    page = ended(sit)
    assert page.end_sheet.lines
    for row in page.end_sheet.lines:
        page.end_sheet.area.ensureWidgetVisible(row)
        settle()
        click(row, QPoint(row.width() - round(page.desk.layout.px(110)), row.height() // 2))
        assert page.rules.isVisible()
        assert page.rules.at == row.line.clause
        assert page.end_sheet.isVisible()
        page._close_rules()


def test_f1_at_the_end_opens_the_rule_of_the_line_or_of_the_end(sit: Sit) -> None:
    page = ended(sit)
    assert page.end_sheet.result is not None
    assert opened(page).at == page.end_sheet.result.clause
    page._close_rules()
    row = page.end_sheet.lines[0]
    row.setFocus()
    assert opened(page).at == row.line.clause


def test_a_clause_named_in_another_is_a_link(sit: Sit) -> None:
    for game in games.ids():
        ids = {clause.id for clause in rulebook.clauses(game)}
        pairs = [
            (clause.id, named)
            for clause in rulebook.clauses(game)
            for named in re.findall(r"\b[A-Z]{2}-[A-Z]\d+\b", clause.text)
            if named in ids - {clause.id}
        ]
        if not pairs:
            continue
        rules = opened(sit(begun(game)))
        assert f'href="#{pairs[0][1]}"' in rules.text.toHtml()
        break


@pytest.mark.parametrize("game", games.ids())
def test_what_matters_now_and_what_an_option_means_is_a_known_clause(game: str) -> None:
    rules, rng = games.load(game), Random(4)
    known = {clause.id for clause in rulebook.clauses(game)}
    assert {option.clause for option in rules.options} <= known
    match = begun(game)
    for _ in range(12):
        if match.over or match.due is None:
            break
        table = rules.table(rules.view(match.state, match.due.seat), match.cast)
        assert table.clause in known
        assert {note.clause for note in table.notes} <= {"", *known}
        assert {button.clause for button in table.buttons} <= {"", *known}
        match.play(rng.choice(rules.legal(match.state)))


# ---- without a game -------------------------------------------------------------------------------------------------


def test_f1_at_home_opens_the_rules_of_any_game(window: MainWindow) -> None:
    window.actions_["rules"].trigger()
    settle()
    panel = window.sheets.shelf_rules
    assert panel is not None
    assert panel.isVisible()
    click(panel.choose)
    choose(menu_of(window), "Nut Hunt")
    assert panel.game == "nut-hunt"
    assert "NH-" in panel.text.toPlainText()
    window.resize(1300, 700)
    settle()
    assert panel.geometry().right() == panel.parentWidget().rect().right()
    key(panel, Qt.Key.Key_Escape)
    assert window.sheets.shelf_rules is None
    window.actions_["rules"].trigger()
    window.actions_["rules"].trigger()
    assert window.sheets.shelf_rules is None, "the key closes it too"


def test_the_book_stays_where_one_reads_while_the_game_goes_on(sit: Sit) -> None:
    page = sit()
    bar = opened(page).text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    read = bar.value()
    match = page.session.match
    page.session.submit(wish(match.game.legal(match.state)[0]))
    settle()
    assert match.current.parent is not None
    assert bar.value() == read > 0
