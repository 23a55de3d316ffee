"""Somebody sits at a table with keyboard and screen reader, and what they hear is compared with what
the house says to the same person over plain requests: the sentences of `words`.
"""

import re

from household import until

# Where Orca says that the focus went, besides the name of what has it.
PLACE = re.compile(
    r"^((row \d+ ?)?(column \d+)?\.?|leaving \w+\.?|table with .*|form|main content|clickable\.|\w+ mode)$"
)
READY = "Page has"


class NotHeard(AssertionError):
    """What was heard is not what should have been."""


def words(texts):
    return sum(len(text.split()) for text in texts)


def bare(text):
    """Orca ends what it says of a thing with a full stop."""
    return text.removesuffix(".")


class Sitting:
    """`me` is the person at the desk, `other` the one across the table, if a person."""

    def __init__(self, desk, me, table, other=None):
        self.desk = desk
        self.me = me
        self.table = table
        self.other = other
        self.notes = []
        self.touched = []

    def page(self):
        return self.me.get(self.table)

    # ---- Notes: the transcript that is published ---------------------------------------------

    def note(self, did, heard):
        self.notes.append((did, [one.text for one in heard]))

    def _hear(self, did, mark, wanted, quiet=0.7, limit=10.0):
        enough = lambda some: some and wanted in " ".join(one.text for one in some)
        heard = self.desk.hear(mark, enough, quiet, limit)
        self.note(did, heard)
        return [one.text for one in heard]

    # ---- Coming in -----------------------------------------------------------------------------

    def come(self, address):
        mark = self.desk.open(address)
        heard = self._hear("The page opens", mark, READY, limit=40)
        if not any(text.startswith(READY) for text in heard):
            raise NotHeard(f"the page was not read: {heard}")

    def enter(self, cell, tabs=1):
        """By the link that skips to the content, and Tab from there: the board, ready for keys."""
        page = self.page()
        label = page.cell(cell)
        self._press("Tab")
        # Firefox says nothing here.
        self._press("Return", page.status, 3.0)
        for _ in range(tabs - 1):
            self._press("Tab")
        heard = self._press("Tab", "Focus mode")
        if label not in map(bare, heard):
            raise NotHeard(f"entering the board should say {label!r}, not {heard}")
        if heard.count("Focus mode") != 1:
            raise NotHeard(f"keys should reach the board by themselves; heard {heard}")

    def _press(self, key, wanted="", limit=10.0):
        """What is heard after a key, up to what is `wanted` and a little longer: on a busy machine a
        screen reader is late, but what is too much comes soon after."""
        mark = self.desk.transcript.mark()
        self.desk.press(key)
        return self._hear(key, mark, wanted, limit=limit)

    # ---- What a step can be ----------------------------------------------------------------------

    def walk(self, key, to, most):
        """One step to a cell: its name first, and no more words than `most`."""
        label = self.page().cell(to)
        heard = self._press(key, label)
        self._focus(key, heard, label)
        if words(heard) > most:
            raise NotHeard(f"{key} says {words(heard)} words, more than {most}: {heard}")

    def _focus(self, key, heard, label):
        if not heard or bare(heard[0]) != label:
            raise NotHeard(f"{key} should say {label!r} first, not {heard}")
        rest = [text for text in heard[1:] if not PLACE.match(text)]
        if rest:
            raise NotHeard(f"{key} says more than a place: {rest}")

    def move(self, key, **attributes):
        """The focus goes to something with a name, and the name is said."""
        node = self.page().one(**attributes)
        label = node["aria-label"] or self.page().one(for_=node["id"]).text()
        heard = self._press(key, label)
        named = [text for text in heard if bare(text).startswith(label)]
        if len(named) != 1:
            raise NotHeard(f"{key} should say {label!r} once; heard {heard}")

    def choose(self, key, tile):
        """A tile of the hand, by its place: its name as it lies, once."""
        label = [node["aria-label"] for node in self.page().all(role="option")][tile]
        heard = self._press(key, label)
        if " ".join(heard).count(label) != 1:
            raise NotHeard(f"{key} should say {label!r} once; heard {heard}")

    def turn(self, key, tile):
        """The chosen tile, a quarter clockwise: the new order, once."""
        hand = self.page().one(id="hand")
        option = [node for node in hand.all() if node["role"] == "option"][tile]
        word = option["data-word"][3] + option["data-word"][:3]
        names = dict(pair.split("=") for pair in hand["data-symbols"].split("&"))
        self._exactly(key, [f"{' '.join(names[letter] for letter in word)}, {word}"])

    def press(self, key, wanted):
        """A key that leads to something with these words."""
        heard = self._press(key, wanted)
        if " ".join(heard).count(wanted) != 1:
            raise NotHeard(f"{key} should say {wanted!r} once; heard {heard}")

    def says(self, key, word):
        """One of the few sentences of the script itself."""
        self._exactly(key, [self.page().words[word]])

    def ask(self, key, here=None, times=1):
        """A question by its letter, answered aloud as often as it is asked."""
        name = {"question": "?"}.get(key, key)
        page = self.page()
        text = next(one["value"] for one in page.one(id="ask").all() if one["data-key"] == name)
        answer = self.me.say(self.table, text, **({"here": here} if here else {})).told
        for _ in range(times):
            self._exactly(key, [answer])

    def older(self, count):
        """Walks back through what was said."""
        for text in self.page().log()[::-1][:count]:
            self._exactly("comma", [text])

    def _exactly(self, key, sentences):
        heard = self._press(key, " ".join(sentences))
        if " ".join(heard) != " ".join(sentences):
            raise NotHeard(f"{key} should say {sentences}, not {heard}")

    def refused(self, key, wish):
        """Something that the table refuses: said once, and nothing has changed."""
        reason = self.me.do(self.table, wish).told
        before = self.page().log()
        self._exactly(key, [reason])
        if self.page().log() != before:
            raise NotHeard("what was refused has happened")

    def touch(self, key, wish):
        """Under masks: one cell or piece. What it should have said is asked at the end: hands that
        touch are counted, and a question by another way would be a touch too."""
        self.touched.append((key, wish, self._press(key)))

    def felt(self):
        for key, wish, heard in self.touched:
            answer = self.me.do(self.table, wish).told
            if heard != [answer]:
                raise NotHeard(f"{key} should say {answer!r} and nothing else, not {heard}")

    def act(self, key, ends="due"):
        """Something that happens: every event once, in order, and then whose turn it is."""
        self._events(key, lambda: self.desk.press(key), ends)

    def reply(self, what, ends="due"):
        """The person across the table acts."""
        does = lambda: self.other.do(self.table, what)
        self._events(f"The other player: {what}", does, ends)

    def type(self, text, ends="due"):
        """Into the command line, which has the focus."""
        self._type(text)
        self._events(f"Return after {text!r}", lambda: self.desk.press("Return"), ends)

    def _type(self, text):
        mark = self.desk.transcript.mark()
        self.desk.type(text)
        self.desk.rest(0.5)
        self.note(f"Types {text}", self.desk.transcript.since(mark))

    def _events(self, did, does, ends):
        before = self.page()
        mark = self.desk.transcript.mark()
        does()

        def ended():
            page = self.page()
            done = {
                "due": page.due,
                "over": page.table["data-over"] == "yes",
                "waiting": not page.due,
            }[ends]
            return page if done and len(page.log()) > len(before.log()) else None

        # What a bot does follows by itself: only when nothing more has happened is it all.
        while True:
            page = until(ended, lambda: f"{did}: {ends}; the page says {self.page().status!r}")
            sentences = page.log()[len(before.log()) :]
            if ends == "due":
                sentences.append(self.me.say(self.table, "turn").told)
            wanted = lambda some: sentences[-1] in " ".join(one.text for one in some)
            heard = self.desk.hear(mark, wanted, 1.0, 10.0)
            if len(self.page().log()) == len(page.log()):
                break
        self.note(did, heard)
        self._once(did, [one.text for one in heard], sentences)

    def _once(self, did, heard, sentences):
        command = self.page().one(for_="command").text()
        focused = lambda text: text.startswith(f"{command} entry") or " push button" in text
        mere = lambda text: PLACE.match(text) or focused(text)
        rest = " ".join(text for text in heard if not mere(text))
        place = 0
        for sentence in sentences:
            found = rest.count(sentence)
            if found != 1:
                raise NotHeard(f"{did}: {sentence!r} was said {found} times; heard {heard}")
            if rest.index(sentence) < place:
                raise NotHeard(f"{did}: {sentence!r} was said too early; heard {heard}")
            place = rest.index(sentence)
        for sentence in sentences:
            rest = rest.replace(sentence, " ")
        # What is left may only name what has the focus now: a cell, or another piece.
        labels = {node["aria-label"] for node in self.page().all(role="gridcell")}
        strange = [text for text in rest.split(".") if text.strip() and text.strip() not in labels]
        if strange:
            raise NotHeard(f"{did}: nobody asked for {strange}; heard {heard}")

    def dialog(self, text):
        """Typed, and asked back: the question is read, and the answer that changes nothing has the
        focus."""
        question = self.me.say(self.table, text).told
        no = self.page().words["no"]
        self._type(text)
        heard = self._press("Return", f"{no} push button")
        stands = [text for text in heard if text.startswith(no)]
        if " ".join(heard).count(question) != 1 or len(stands) != 1:
            raise NotHeard(f"the dialog should ask {question!r} and stand on {no!r}; heard {heard}")

    def escape(self):
        """The dialog closes; the command line is where one was."""
        label = self.page().one(for_="command").text()
        heard = self._press("Escape", label)
        if len([text for text in heard if label in text]) != 1:
            raise NotHeard(f"Escape should lead back to {label!r}; heard {heard}")

    def yes(self):
        """Answers the dialog with yes, which ends the game."""
        self._press("Tab", self.page().words["yes"])
        self.act("Return", "over")
