#!/usr/bin/env python3
"""Fourfold heard through a real screen reader: Orca with Chromium, or with Firefox.

    python3 browser/orca/run.py --binary target/debug/fourfold [--browser firefox] [--case NAME]

Prints `ok N - case` or `not ok N - case` for each case, and in the end how many passed and failed
(TAP, as node writes it); ends with 0 if all are well.
"""

import argparse
import os
import sys
import time

import report
from cases import CASES
from desk import Desk, OrcaDied
from door import Door
from guest import Guest
from house import House
from report import Result
from sitting import Sitting

# After so many seconds no further case begins: a run ends some time.
LONGEST = 600


def seat(house, case):
    """Founds the table of a case and plays what comes before."""
    me = Guest(house.address)
    if case.language != "en":
        me.post("/settings", language=case.language, back="/")
    me.post("/me/name", name="Ada", back="/")
    table = me.found(case.game, **case.choices)
    other = None
    if case.choices["opponent"] == "friend":
        other = Guest(house.address)
        other.post(f"{table}/sit", name="Ben")
    for who, what in case.before:
        (me if who == "me" else other).do(table, what)
    return me, table, other


def hear(case, desk, door, house):
    """Plays one case; what was done and heard, how many steps went well, and what is wrong or None."""
    me, table, other = seat(house, case)
    sitting = Sitting(desk, me, table, other)
    went = 0
    try:
        sitting.come(door.lead(me, table))
        for name, *words in case.steps:
            attributes = words.pop() if words and isinstance(words[-1], dict) else {}
            getattr(sitting, name)(*words, **attributes)
            went += 1
    except (AssertionError, LookupError, RuntimeError, TimeoutError) as error:
        return Result(case, sitting.notes, went, f"{type(error).__name__}: {error}")
    return Result(case, sitting.notes, went, None)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", required=True, help="the program under test")
    parser.add_argument("--browser", choices=["chromium", "firefox"], default="chromium")
    parser.add_argument("--case", action="append", choices=[case.name for case in CASES])
    parser.add_argument("--write", action="store_true", help="write docs/screen-readers anew")
    parser.add_argument("--log", metavar="FILE", help="keep what Orca writes of itself")
    parser.add_argument("--verbose", action="store_true", help="everything that was heard")
    given = parser.parse_args()
    if given.write and given.case:
        parser.error("--write needs all cases")
    return given


class Run:
    """A desk and a house, which are set up anew if Orca itself ends."""

    def __init__(self, given):
        self._given = given
        self._door = Door()
        self._open()

    def _open(self):
        self._desk = Desk(self._given.browser, self._given.log).__enter__()
        self._house = House(os.path.abspath(self._given.binary), os.path.join(self._desk.folder, "house"))

    def _shut(self):
        self._house.close()
        self._desk.__exit__()

    def close(self):
        self._shut()
        self._door.close()

    def hear(self, case):
        """A case; once more if the fault is Orca's own, and then it is said so."""
        dropped = self._desk.transcript.dropped
        try:
            result = hear(case, self._desk, self._door, self._house)
            if result.fault is None or self._desk.transcript.dropped == dropped:
                return result
            why = "was too busy and dropped a text"
            print(f"# Orca {why}; {case.name} is tried once more: {result.fault}", flush=True)
        except OrcaDied as died:
            print(f"# Orca itself ended; {case.name} is tried once more: {died}", flush=True)
            self._shut()
            self._open()
        try:
            return hear(case, self._desk, self._door, self._house)
        except OrcaDied as died:
            return Result(case, [], 0, f"Orca itself ended twice: {died}")


def main():
    given = arguments()
    cases = [case for case in CASES if not given.case or case.name in given.case]
    end = time.monotonic() + LONGEST
    results = []
    print(f"1..{len(cases)}", flush=True)
    run = Run(given)
    try:
        for number, case in enumerate(cases, 1):
            in_time = time.monotonic() < end
            result = run.hear(case) if in_time else Result(case, [], 0, "no time was left")
            results.append(result)
            tell(number, given, result)
    finally:
        run.close()
    failed = sum(result.fault is not None for result in results)
    print(f"# pass {len(results) - failed}\n# fail {failed}", flush=True)
    if given.write:
        report.transcript(given.browser, results)
        report.table(CASES)
    return 1 if failed else 0


def tell(number, given, result):
    good = "not ok" if result.fault else "ok"
    print(f"{good} {number} - {given.browser}: {result.case.name}", flush=True)
    if result.fault:
        print(f"# {result.fault}", flush=True)
    if result.fault or given.verbose:
        for did, heard in result.notes:
            print(f"#   {did}: {' | '.join(heard)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
