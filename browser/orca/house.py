"""The server under test."""

import os
import re

from household import Household, until

OPEN = re.compile(r"Fourfold is open: (\S+)")


class House:
    """Bots take their time, as they do for people; tables may be founded as fast as tests like."""

    def __init__(self, binary, folder):
        os.makedirs(folder, exist_ok=True)
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "LC_ALL": "C"}
        self._programs = Household(folder, environment)
        self._binary = binary
        self._store = os.path.join(folder, "store.sqlite")
        self._listen = "127.0.0.1:0"
        self.start()

    def start(self):
        earlier = len(OPEN.findall(self._said()))
        words = ["serve", "--listen", self._listen, "--store", self._store]
        words += ["--games-per-minute", "100000", "--players-per-network", "10000"]
        self._server = self._programs.start("server", self._binary, *words)
        opened = lambda: OPEN.findall(self._said())[earlier:]
        self.address = until(opened, lambda: f"an open house\n{self._said()}")[0].rstrip("/")
        # Started again, it is where it was.
        self._listen = self.address.removeprefix("http://")

    def _said(self):
        try:
            return self._programs.said("server")
        except FileNotFoundError:
            return ""

    def stop(self):
        self._programs.end(self._server, 10)

    def close(self):
        self._programs.close()
