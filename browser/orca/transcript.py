"""What Orca said, read from its own log while it speaks."""

import os
import re
import time
from dataclasses import dataclass

# `12:00:01.123456 - SPEECH OUTPUT: 'b3 empty.' voice=…{…}`. What was said may itself hold quotes.
# Keys and characters that are echoed have a space before the brace; they are not the page's.
LINE = re.compile(r"^(\d\d):(\d\d):(\d\d\.\d+) - SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:\{|None$)")

SKIPPED = "Skipping object event due to more recent event of the same type"
# The two live regions, as Orca calls them; other texts may be skipped without harm.
REGION = re.compile(r"\s+source: \[(status bar|notification) ")


@dataclass(frozen=True)
class Utterance:
    """One text that was given to the voice; `at` is the second of the day."""

    at: float
    text: str


def plain(text):
    """Without what the ear does not hear: kinds of space, and how much of it."""
    return " ".join(text.split())


class Transcript:
    """Everything since Orca began, as far as it has been written."""

    def __init__(self, path):
        self._path = path
        self._read = 0
        self._rest = ""
        self._skips = False
        self.utterances = []
        # How often Orca was too busy to look at a text before the next one came.
        self.dropped = 0

    def _catch_up(self):
        if not os.path.exists(self._path):
            return
        with open(self._path, encoding="utf-8", errors="replace") as file:
            file.seek(self._read)
            fresh = self._rest + file.read()
            self._read = file.tell()
        lines = fresh.split("\n")
        self._rest = lines.pop()
        for line in lines:
            self._count_dropped(line)
            found = LINE.match(line)
            if found:
                hours, minutes, seconds, text = found.groups()
                at = 3600 * int(hours) + 60 * int(minutes) + float(seconds)
                self.utterances.append(Utterance(at, plain(text)))

    def _count_dropped(self, line):
        """What is skipped is named in the lines that follow, which begin with spaces."""
        if SKIPPED in line:
            self._skips = True
        elif not line.startswith(" "):
            self._skips = False
        elif self._skips and REGION.match(line):
            self.dropped += 1

    def mark(self):
        """Here and now: what is said from here on is what comes after."""
        self._catch_up()
        return len(self.utterances)

    def since(self, mark):
        self._catch_up()
        return self.utterances[mark:]

    def settle(self, mark, enough=lambda heard: bool(heard), quiet=0.8, limit=8.0):
        """What is said from `mark` on, once it is `enough` and nothing more comes for a while.

        If it is never enough, what there is.
        """
        end = time.monotonic() + limit
        count, changed = -1, time.monotonic()
        while time.monotonic() < end:
            heard = self.since(mark)
            if len(heard) != count:
                count, changed = len(heard), time.monotonic()
            if enough(heard) and time.monotonic() - changed >= quiet:
                return heard
            time.sleep(0.04)
        return self.since(mark)
