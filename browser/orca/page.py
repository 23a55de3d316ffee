"""A page of the house as text: what `words` wrote, to be compared with what is heard."""

import json
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "use", "path", "circle"}


class Node:
    """An element with what stands in it."""

    def __init__(self, tag, attributes):
        self.tag = tag
        self.attributes = dict(attributes)
        self.children = []

    def __getitem__(self, name):
        return self.attributes.get(name)

    def all(self):
        for child in self.children:
            if isinstance(child, Node):
                yield child
                yield from child.all()

    def text(self):
        parts = (child.text() if isinstance(child, Node) else child for child in self.children)
        return " ".join("".join(parts).split())


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.root = Node("root", [])
        self._open = [self.root]

    def handle_starttag(self, tag, attributes):
        node = Node(tag, attributes)
        self._open[-1].children.append(node)
        if tag not in VOID:
            self._open.append(node)

    def handle_startendtag(self, tag, attributes):
        self._open[-1].children.append(Node(tag, attributes))

    def handle_endtag(self, tag):
        for depth in range(len(self._open) - 1, 0, -1):
            if self._open[depth].tag == tag:
                del self._open[depth:]
                break

    def handle_data(self, data):
        self._open[-1].children.append(data)


class Page:
    """The page of a table, or any other."""

    def __init__(self, text):
        reader = _Reader()
        reader.feed(text)
        self._root = reader.root

    def all(self, **attributes):
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        fits = lambda node: all(node[name] == value for name, value in wanted.items())
        return [node for node in self._root.all() if fits(node)]

    def one(self, **attributes):
        found = self.all(**attributes)
        if not found:
            raise LookupError(f"nothing on the page has {attributes}")
        return found[0]

    def value(self, name):
        """What a hidden field holds."""
        return self.one(name=name)["value"]

    def label(self, **attributes):
        """The name that a screen reader is given."""
        return self.one(**attributes)["aria-label"]

    def cell(self, name):
        return self.label(data_cell=name, role="gridcell")

    def log(self):
        """What happened, oldest first."""
        lines = [node for node in self.one(id="log").all() if node.tag == "li"]
        told = [[part for part in line.children if isinstance(part, Node)][-1].text() for line in lines]
        return told[::-1]

    @property
    def table(self):
        return self.one(id="table")

    @property
    def words(self):
        """The few sentences that the script itself says."""
        return json.loads(self.table["data-words"])

    @property
    def status(self):
        return self.one(id="status").text()

    @property
    def due(self):
        return self.one(id="status")["data-due"] == "yes"

    @property
    def told(self):
        """The answer to the last form: one paragraph for each sentence."""
        parts = [child for child in self.one(id="told").children if isinstance(child, Node)]
        return " ".join(part.text() for part in parts)
