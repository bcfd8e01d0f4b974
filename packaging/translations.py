"""The translations: what there is to translate, what is missing, and the files that the program reads.

python packaging/translations.py update [FILE.ts …]  brings resources/translations/*.ts up to date with the sources
python packaging/translations.py check [FILE.ts …]   says what is missing or does not fit
python packaging/translations.py list FILE.ts        what is not translated yet, as JSON for `fill`
python packaging/translations.py fill FILE.ts TEXTS.json   takes translations, by their English text
python packaging/translations.py release             compiles one .qm for each language, with Qt's own lrelease

Compiled files are not kept in git, where two people who translate would meet in a file that nobody can merge. They are
made where they are needed: by start.py, by the build of a wheel (packaging/hatch_build.py) and of a bundle
(packaging/build.py), and before the tests. Standard library only, and quick to import: start.py does.
"""

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


class Message(NamedTuple):
    """One text and what it is in the other language: several forms, if it is counted."""

    source: str
    forms: tuple[str, ...] = ("",)
    file: str = ""
    counted: bool = False

    @property
    def done(self) -> bool:
        return all(self.forms)


Contexts = dict[str, dict[str, Message]]
"""The messages of a file, by context and English text."""


class BadTranslation(Exception):
    """A sentence about a file that cannot be used."""


# ---- files --------------------------------------------------------------------------------------------------------


def language_of(file: Path) -> str:
    """'de', for desk_de.ts."""
    return file.stem.rpartition("_")[2]


def languages() -> list[str]:
    """The languages that somebody translates to."""
    return sorted({language_of(file) for file in FOLDER.glob("*.ts")})


def read(file: Path) -> Contexts:
    """The messages of a .ts file."""
    from xml.etree import ElementTree

    if not file.is_file():
        return {}
    try:
        tree = ElementTree.parse(file)
    except ElementTree.ParseError as error:
        raise BadTranslation(f"{file.name} is not XML: {error}") from None
    contexts: Contexts = {}
    for context in tree.getroot().iter("context"):
        messages = contexts.setdefault(context.findtext("name", ""), {})
        for message in context.iter("message"):
            counted = message.get("numerus") == "yes"
            translation = message.find("translation")
            forms = [""]
            if translation is not None:
                forms = [form.text or "" for form in translation] if counted else [translation.text or ""]
            place = message.find("location")
            where = (place.get("filename", "") if place is not None else "").removeprefix("../../")
            source = message.findtext("source", "")
            messages[source] = Message(source, tuple(forms), where, counted)
    return contexts


def write(file: Path, contexts: Contexts) -> None:
    """Keeps the messages as Qt Linguist reads them; what is not translated is marked as unfinished."""
    lines = [f'{HEAD}<TS version="2.1" language="{language_of(file)}" sourcelanguage="en">']
    for name, messages in contexts.items():
        lines += ["<context>", f"    <name>{escape(name)}</name>"]
        for message in messages.values():
            lines.append('    <message numerus="yes">' if message.counted else "    <message>")
            if message.file:
                lines.append(f'        <location filename="../../{escape(message.file)}"/>')
            lines.append(f"        <source>{escape(message.source)}</source>")
            mark = "" if message.done else ' type="unfinished"'
            if message.counted:
                lines.append(f"        <translation{mark}>")
                lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in message.forms]
                lines.append("        </translation>")
            else:
                lines.append(f"        <translation{mark}>{escape(message.forms[0])}</translation>")
            lines.append("    </message>")
        lines.append("</context>")
    lines.append("</TS>\n")
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text("\n".join(lines), "utf-8", newline="\n")
    fresh.replace(file)


def wanted(language: str) -> dict[str, Contexts]:
    """What each file of a language must hold, by the file's name, with nothing translated."""
    from sources import CORE, DESK, find

    found = find(ROOT)
    files: dict[str, Contexts] = {}
    for text in found.texts.values():
        name = f"{DESK if text.context in (DESK, CORE) else text.context}_{language}.ts"
        forms = ("", "") if text.one else ("",)
        messages = files.setdefault(name, {}).setdefault(text.context, {})
        messages[text.source] = Message(text.source, forms, text.file, bool(text.one))
    return files


# ---- what can be done with them -----------------------------------------------------------------------------------


def update(language: str, names: Sequence[str] = ()) -> list[str]:
    """Brings files of a language up to date: new texts are unfinished, those that are gone go. What each holds now."""
    said = []
    files = wanted(language)
    files = {name: contexts for name, contexts in files.items() if not names or name in names}
    old_names = set() if names else {file.name for file in FOLDER.glob(f"*_{language}.ts")}
    for gone in sorted(old_names - set(files)):
        (FOLDER / gone).unlink()
        said.append(f"{gone}: nothing says these any more")
    for name, contexts in sorted(files.items()):
        file = FOLDER / name
        old = read(file)
        merged = {
            context: {source: _kept(message, old.get(context, {}).get(source)) for source, message in messages.items()}
            for context, messages in contexts.items()
        }
        write(file, merged)
        flat = [message for messages in merged.values() for message in messages.values()]
        left = sum(not message.done for message in flat)
        said.append(f"{name}: {len(flat)} texts, {left} not translated")
    return said


def _kept(message: Message, old: Message | None) -> Message:
    """The message with the translation that it had."""
    if old is None or not any(old.forms):
        return message
    if message.counted and len(old.forms) < 2:
        return message._replace(forms=(old.forms[0], old.forms[0]))
    return message._replace(forms=old.forms if message.counted else old.forms[-1:])


def check(file: Path, contexts: Contexts) -> list[str]:
    """What is wrong with a file that must hold these messages."""
    have = read(file)
    faults = []
    for context, messages in contexts.items():
        for source, message in messages.items():
            kept = have.get(context, {}).get(source)
            if kept is None or kept.counted != message.counted:
                faults.append(f"{file.name}: not there yet (run update): {source!r}, from {message.file}")
            elif not kept.done:
                faults.append(f"{file.name}: not translated: {source!r}, from {message.file}")
            else:
                faults += [f"{file.name}: {why}: {source!r}" for why in misfits(kept)]
        faults += [f"{file.name}: {why}" for why in formless(have.get(context, {}).values())]
    for context, kept_messages in have.items():
        gone = set(kept_messages) - set(contexts.get(context, {}))
        faults += [f"{file.name}: nothing says this any more (run update): {source!r}" for source in sorted(gone)]
    return faults


def misfits(message: Message) -> Iterable[str]:
    """Why a translation cannot stand for its source."""
    needs = parts(message.source)
    for form in message.forms:
        try:
            has = parts(form)
        except ValueError as error:
            yield f"{error} in {form!r}"
            continue
        # "a nut" may stand for one of "{n} nuts".
        if has - needs or needs - has - ({"n"} if message.counted else set()):
            yield f"its parts are {sorted(needs)}, and {form!r} has {sorted(has)}"
        if form != form.strip():
            yield f"{form!r} has blanks around it"


def formless(messages: Iterable[Message]) -> Iterable[str]:
    """The words that give some of their forms, such as 'Wiese|nach=auf die Wiese', but not all that are asked for."""
    texts = [form for message in messages for form in message.forms]
    asked = {form for text in texts for _, form in fields(text) if form}
    for text in texts:
        word, *forms = text.split("|")
        given = {form.partition("=")[0] for form in forms if "=" in form}
        if given and asked - given:
            yield f"{word!r} needs the forms {sorted(asked - given)}"


def parts(template: str) -> set[str]:
    """The {parts} of a template."""
    return {name for name, _ in fields(template)}


def fields(template: str) -> list[tuple[str, str]]:
    """The {parts} of a template, each with the form that it asks for: {tile:nach}."""
    from string import Formatter

    try:
        return [(name, form or "") for _, name, form, _ in Formatter().parse(template) if name is not None]
    except ValueError:
        return []  # a plain sentence with a brace in it


def fill(file: Path, texts: dict[str, str | list[str]]) -> list[str]:
    """Takes translations by their English text, wherever it stands in the file; what could not be taken, and why."""
    contexts = read(file)
    refused = []
    for source, given in texts.items():
        forms = tuple(given) if isinstance(given, list) else (given,)
        homes = [messages for messages in contexts.values() if source in messages]
        if not homes:
            refused.append(f"there is no text {source!r} here (run update first)")
        for messages in homes:
            message = messages[source]
            if message.counted != (len(forms) > 1):
                wants = "is counted: a list of forms, for one and for many" if message.counted else "has one form"
                refused.append(f"{source!r} {wants}")
                continue
            filled = message._replace(forms=forms)
            wrong = [f"{why}: {source!r}" for why in misfits(filled)]
            refused += wrong
            if not wrong:
                messages[source] = filled
    write(file, contexts)
    return refused


def pending(file: Path) -> dict[str, str | list[str]]:
    """What is not translated yet, ready to be filled in."""
    left = (message for messages in read(file).values() for message in messages.values() if not message.done)
    return {message.source: list(message.forms) if message.counted else "" for message in left}


# ---- compiling ----------------------------------------------------------------------------------------------------


def compiled(language: str) -> Path:
    """Where the compiled file of a language lies: one for the whole program, so that one is loaded."""
    return FOLDER / f"nutdesk_{language}.qm"


def stale(language: str) -> bool:
    """Whether a language must be compiled (again)."""
    target = compiled(language)
    files = list(FOLDER.glob(f"*_{language}.ts"))
    if not target.is_file() or any(file.stat().st_mtime > target.stat().st_mtime for file in files):
        return True
    return not _sealing("unsealed")(target.read_bytes())


def _sealing(name: str) -> Callable[[bytes], bytes]:
    """How the program knows a whole file from a damaged one; it need not be installed yet."""
    found: Callable[[bytes], bytes] = runpy.run_path(str(ROOT / "nutdesk" / "languages.py"))[name]
    return found


def lrelease(pyside: Path | None = None) -> Path | None:
    """Qt's own compiler, inside the PySide6 package, or else the system's; None if there is none."""
    from importlib.util import find_spec

    spec = None if pyside else find_spec("PySide6")
    folder = pyside or Path(next(iter(spec.submodule_search_locations or [""])) if spec else "nowhere")
    found = (folder / name for name in ("lrelease", "lrelease.exe", "Linguist.app/Contents/MacOS/lrelease"))
    system = shutil.which("lrelease")
    return next((path for path in found if path.is_file()), Path(system) if system else None)


def release(pyside: Path | None = None, *, always: bool = False) -> list[str]:
    """Compiles what is older than its sources; what was made. Without Qt's compiler nothing is."""
    made: list[str] = []
    for language in languages():
        if not always and not stale(language):
            continue
        compiler = lrelease(pyside)
        if compiler is None:
            return made
        target = compiled(language)
        fresh = target.with_suffix(f".{os.getpid()}")  # two may do it at once
        command = [str(compiler), "-silent", *map(str, sorted(FOLDER.glob(f"*_{language}.ts"))), "-qm", str(fresh)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
        if done.returncode:
            fresh.unlink(missing_ok=True)
            raise BadTranslation(f"{target.name} could not be made: {done.stdout}{done.stderr}".strip())
        fresh.write_bytes(_sealing("sealed")(fresh.read_bytes()))
        fresh.replace(target)
        made.append(target.name)
    return made


# ---- the command line ---------------------------------------------------------------------------------------------


def _update(*names: str) -> int:
    chosen = [Path(name).name for name in names]
    for language in sorted({language_of(Path(name)) for name in chosen}) or languages():
        print("\n".join(update(language, chosen)))
    return 0


def _check(*names: str) -> int:
    from sources import find

    faults = [f"{fault.file}:{fault.line}: {fault.why}" for fault in find(ROOT).faults] if not names else []
    for language in languages():
        for name, contexts in sorted(wanted(language).items()):
            if not names or name in {Path(given).name for given in names}:
                faults += check(FOLDER / name, contexts)
    print("\n".join(faults) or "everything is translated")
    return int(bool(faults))


def _list(name: str, *_: str) -> int:
    print(json.dumps(pending(FOLDER / Path(name).name), ensure_ascii=False, indent=1))
    return 0


def _fill(name: str, texts: str, *_: str) -> int:
    refused = fill(FOLDER / Path(name).name, json.loads(Path(texts).read_text("utf-8")))
    print("\n".join(refused) or "all taken")
    return int(bool(refused))


def _release(*_: str) -> int:
    if lrelease() is None:
        print("Qt's lrelease is not here: run this with the Python of .venv")
        return 1
    print("\n".join(release(always=True)))
    return 0


COMMANDS: dict[str, Callable[..., int]] = {
    "update": _update,
    "check": _check,
    "list": _list,
    "fill": _fill,
    "release": _release,
}


def main(arguments: list[str]) -> int:
    """Does what the first word asks for."""
    command = COMMANDS.get(arguments[0] if arguments else "")
    if command is None or (command in (_list, _fill) and len(arguments) < (2 if command is _list else 3)):
        print(re.sub(r"\n\nCompiled.*", "", __doc__ or "", flags=re.DOTALL))
        return 2
    try:
        return command(*arguments[1:])
    except (BadTranslation, OSError, ValueError) as error:
        print(error)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
