"""What was heard, written down for people: one transcript for each browser, and the public table."""

import os
import re
import subprocess
from dataclasses import dataclass

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs")
PAGE = os.path.join(ROOT, "screen-readers.md")
FOLDER = os.path.join(ROOT, "screen-readers")

BROWSERS = {"chromium": "Chromium", "firefox": "Firefox"}
PROGRAMS = {"chromium": "chromium", "firefox": "firefox-esr"}
KEYS = {
    "comma": ", (comma)",
    "slash": "/",
    "question": "?",
    "bracketright": "]",
    "Return": "Enter",
    "Left": "Left arrow",
    "Right": "Right arrow",
    "Up": "Up arrow",
    "Down": "Down arrow",
}
# Only people can say how it is with these (`../../docs/screen-readers.md`).
PEOPLE = ["NVDA", "JAWS", "VoiceOver", "TalkBack", "Braille lines"]
BEGIN, END = "<!-- results: begin -->", "<!-- results: end -->"
SECTION = re.compile(r"^## (\S+): (Supported|Partial|Not yet)$", re.MULTILINE)


# Steps that lead to what a case is about.
WAYS = {"enter", "walk", "move"}


@dataclass(frozen=True)
class Result:
    """How a case went: what was done and heard, how many steps went well, what is wrong or None."""

    case: object
    notes: list
    went: int
    fault: str


def verdict(result):
    """Partial: some of what the case is about was heard as it should be, but not all."""
    if result.fault is None:
        return "Supported"
    heard = [name for name, *_ in result.case.steps[: result.went] if name not in WAYS]
    return "Partial" if heard else "Not yet"


def version(program):
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return re.search(r"\d+(\.\d+)*", said)[0]


def transcript(browser, results):
    """Writes what was heard in one browser, as pairs of what was done and what was said."""
    lines = [
        f"# Heard with Orca {version('orca')} in {BROWSERS[browser]} {version(PROGRAMS[browser])}",
        "",
        "Written by `browser/orca/run.py --write`. Left what was done, right what Orca said; a bar",
        "stands between two utterances.",
    ]
    for result in results:
        lines += ["", f"## {result.case.name}: {verdict(result)}", "", f"{result.case.shows}.", ""]
        for did, heard in result.notes:
            said = " \\| ".join(heard).replace("<", "\\<") or "(nothing)"
            lines.append(f"- **{KEYS.get(did, did)}** – {said}")
        if result.fault:
            lines += ["", f"Not as it should be: {result.fault}"]
    os.makedirs(FOLDER, exist_ok=True)
    with open(_path(browser), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def _path(browser):
    return os.path.join(FOLDER, f"orca-{browser}.md")


def _verdicts(browser):
    try:
        with open(_path(browser), encoding="utf-8") as file:
            return dict(SECTION.findall(file.read()))
    except FileNotFoundError:
        return {}


def table(cases):
    """Writes the public table from the transcripts that there are."""
    heard = {browser: _verdicts(browser) for browser in BROWSERS}
    heads = [f"Orca, {name}" for name in BROWSERS.values()] + PEOPLE
    lines = [f"| | {' | '.join(heads)} |", f"| --- |{' --- |' * len(heads)}"]
    for case in cases:
        cells = [heard[browser].get(case.name, "Untested") for browser in BROWSERS]
        cells += ["Untested"] * len(PEOPLE)
        lines.append(f"| {case.shows} | {' | '.join(cells)} |")
    with open(PAGE, encoding="utf-8") as file:
        page = file.read()
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write("\n".join([before + BEGIN, *lines, END + after]))
