"""A desk without a screen at which somebody sits with a screen reader (`docs/screen-readers.md`).

A session bus of its own, a display that nobody sees, a window manager so that focus is real, the
accessibility bus, a voice that says nothing, Orca, and a browser. All of it lives in one temporary
folder and ends with it.
"""

import os
import shutil
import tempfile
import time

from household import Household, until
from transcript import Transcript

# Orca keeps what it logs until it ends. We listen while it speaks.
CUSTOM = """\
from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.sayAllOnLoad = False
"""

# A voice without sound, on a machine without a sound card.
VOICE = """\
LogLevel 1
LogDir "default"
AudioOutputMethod "libao"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
"""

FIREFOX = """\
user_pref("accessibility.force_disabled", -1);
user_pref("app.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.startup.firstrunSkipsHomepage", true);
user_pref("browser.tabs.warnOnClose", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("trailhead.firstrun.didSeeAboutWelcome", true);
user_pref("intl.accept_languages", "en-GB, en");
"""


class OrcaDied(Exception):
    """The screen reader itself ended, which no page should be blamed for."""


class Desk:
    """One person's desk. `with Desk(browser) as desk:`"""

    def __init__(self, browser, keep=None):
        """`keep`: where Orca's own log goes in the end, if anywhere."""
        self.browser_name = browser
        self.keep = keep
        self.folder = tempfile.mkdtemp(prefix="fourfold-orca-")
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": self.folder,
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
            "XDG_RUNTIME_DIR": self._make("runtime", 0o700),
            "XDG_DATA_HOME": self._make("data"),
            "XDG_CONFIG_HOME": self._make("config"),
            "XDG_CACHE_HOME": self._make("cache"),
            "GTK_MODULES": "gail:atk-bridge",
            "NO_AT_BRIDGE": "0",
            "GNOME_ACCESSIBILITY": "1",
            "MOZ_ENABLE_WAYLAND": "0",
        }
        self.programs = Household(self._make("said"), environment)
        self._log = os.path.join(self.folder, "orca.txt")
        self.transcript = Transcript(self._log)
        self._orca = None
        self._browser = None

    def _make(self, name, mode=0o755):
        path = os.path.join(self.folder, name)
        os.makedirs(path, mode)
        return path

    def __enter__(self):
        try:
            self._bus()
            self._display()
            self._speech()
            self._start_orca()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        # Orca first and politely: it complains when what it watches goes away.
        if self._orca:
            self.programs.end(self._orca)
        self.programs.close()
        if self.keep and os.path.exists(self._log):
            shutil.copy(self._log, self.keep)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _bus(self):
        words = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        self.programs.start("bus", *words)
        address = until(lambda: self.programs.said("bus").strip(), "the session bus")
        self.programs.environment["DBUS_SESSION_BUS_ADDRESS"] = address.splitlines()[0]

    def _display(self):
        reading, writing = os.pipe()
        # No key repeats itself, however slow the machine is.
        screen = ["-screen", "0", "1280x900x24", "-nolisten", "tcp", "-r"]
        self.programs.start("display", "Xvfb", "-displayfd", str(writing), *screen, fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError(f"no display:\n{self.programs.said('display')}")
        self.programs.environment["DISPLAY"] = f":{number}"
        self.programs.start("windows", "openbox", "--sm-disable")

    def _speech(self):
        switch = ["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"]
        self.programs.run(*switch)
        self.programs.start("access", "/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        settings = os.path.join(self.programs.environment["XDG_CONFIG_HOME"], "speech-dispatcher")
        os.makedirs(settings)
        with open(os.path.join(settings, "speechd.conf"), "w", encoding="utf-8") as file:
            file.write(VOICE)
        with open(os.path.join(self.folder, ".libao"), "w", encoding="utf-8") as file:
            file.write("default_driver=null\n")
        self.programs.start("speech", "speech-dispatcher", "--run-single", "--timeout", "0")
        socket = os.path.join(self.programs.environment["XDG_RUNTIME_DIR"], "speech-dispatcher/speechd.sock")
        until(lambda: os.path.exists(socket), lambda: f"the voice\n{self.programs.said('speech')}")

    def _start_orca(self):
        custom = os.path.join(self.programs.environment["XDG_DATA_HOME"], "orca")
        os.makedirs(custom, exist_ok=True)
        with open(os.path.join(custom, "orca-customizations.py"), "w", encoding="utf-8") as file:
            file.write(CUSTOM)
        self._orca = self.programs.start("orca", "orca", "--replace", f"--debug-file={self._log}")
        # Its greeting is the first thing it says.
        until(lambda: self.transcript.since(0) or self._check(), self._failure, 30)

    def _failure(self):
        return f"the screen reader\n{self.programs.said('orca')}"

    def _check(self):
        if self._orca.poll() is not None:
            raise OrcaDied(self.programs.said("orca")[-2000:])

    # ---- The window ------------------------------------------------------------------------

    def open(self, address):
        """A new window with this address in front, and what Orca says of the page said."""
        before = self._windows()
        mark = self.transcript.mark()
        started = self.programs.start("browser", *self._browser_words(address))
        if self._browser is None or self._browser.poll() is not None:
            self._browser = started
        fresh = lambda: next(iter(self._windows() - before), None)
        window = until(fresh, lambda: f"a window\n{self.programs.said('browser')[-2000:]}", 60)
        for old in before:
            self.programs.run("xdotool", "windowclose", old)
        self.programs.run("xdotool", "windowactivate", "--sync", window)
        return mark

    def _windows(self):
        name = "Firefox" if self.browser_name == "firefox" else "Chromium"
        found = self.programs.run("xdotool", "search", "--onlyvisible", "--class", name)
        return set((found or "").split())

    def _browser_words(self, address):
        profile = os.path.join(self.folder, self.browser_name)
        if self.browser_name == "firefox":
            if not os.path.exists(profile):
                os.makedirs(profile)
                with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
                    file.write(FIREFOX)
            return ["firefox-esr", "--profile", profile, "--kiosk", "--new-window", address]
        words = ["chromium", f"--user-data-dir={profile}", "--force-renderer-accessibility"]
        words += ["--no-first-run", "--no-default-browser-check", "--disable-gpu"]
        words += ["--disable-dev-shm-usage", "--password-store=basic", "--lang=en-GB"]
        words += ["--window-size=1200,860", "--window-position=0,0", "--disable-sync"]
        words += ["--disable-component-update", "--disable-background-networking"]
        words.append("--disable-features=Translate")
        if os.getuid() == 0:
            words.append("--no-sandbox")
        return [*words, f"--app={address}"]

    # ---- Hands and ears --------------------------------------------------------------------

    def press(self, *keys):
        """Presses keys one after the other, as fast as a person would not."""
        self._check()
        self.programs.run("xdotool", "key", "--delay", "60", *keys)

    def type(self, text):
        self._check()
        self.programs.run("xdotool", "type", "--delay", "40", text)

    def hear(self, mark, enough=None, quiet=0.8, limit=8.0):
        """The texts that were said from `mark` on; a death of Orca is not taken for silence."""
        heard = self.transcript.settle(mark, enough or (lambda some: bool(some)), quiet, limit)
        if not heard:
            self._check()
        return heard

    def rest(self, seconds):
        time.sleep(seconds)
