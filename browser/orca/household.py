"""Programs that are started together and stopped one by one, the youngest first."""

import os
import signal
import subprocess
import time


def until(look, what, limit=20.0):
    """What `look` answers once that is true. The limit only keeps a test from never ending."""
    end = time.monotonic() + limit
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise TimeoutError(f"never came: {what() if callable(what) else what}")
        time.sleep(0.03)


class Household:
    """Starts programs in one environment, writes what they say into one folder, and ends them."""

    def __init__(self, folder, environment):
        self.folder = folder
        self.environment = environment
        self._members = []

    def start(self, name, *words, fds=()):
        with open(os.path.join(self.folder, f"{name}.txt"), "ab") as said:
            member = subprocess.Popen(
                words,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                pass_fds=fds,
                # A browser has children of its own; its group is all of them.
                start_new_session=True,
            )
        self._members.append(member)
        return member

    def said(self, name):
        with open(os.path.join(self.folder, f"{name}.txt"), encoding="utf-8", errors="replace") as file:
            return file.read()

    def run(self, *words):
        """Something short; what it wrote, or nothing if it failed."""
        done = subprocess.run(
            words,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=20,
            check=False,
        )
        return done.stdout.strip() if done.returncode == 0 else None

    def end(self, member, patience=4.0):
        """Politely, and if that does not help, not."""
        if member.poll() is None:
            member.terminate()
            try:
                member.wait(patience)
            except subprocess.TimeoutExpired:
                pass
        try:
            os.killpg(member.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        member.wait()
        if member in self._members:
            self._members.remove(member)

    def close(self):
        for member in reversed(self._members[:]):
            self.end(member)
