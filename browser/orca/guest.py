"""Somebody who visits the house by plain requests: cookies kept, forms filled in as they stand."""

import http.client
import re
import urllib.parse

from page import Page


class Guest:
    """One person. The same cookies can be lent to a browser (`door.py`)."""

    def __init__(self, address):
        self.address = urllib.parse.urlsplit(address)
        self.cookies = {}

    def send(self, method, path, fields=None):
        """One request; status, headers and text. It follows nothing."""
        headers = {"Accept-Language": "en"}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        body = None
        if fields is not None:
            body = urllib.parse.urlencode(fields)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        link = http.client.HTTPConnection(self.address.hostname, self.address.port, timeout=20)
        try:
            link.request(method, path, body, headers)
            answer = link.getresponse()
            for line in answer.msg.get_all("Set-Cookie") or []:
                name, value = re.match(r"([^=]+)=([^;]*)", line).groups()
                self.cookies[name] = value
            return answer.status, answer.msg, answer.read().decode()
        finally:
            link.close()

    def get(self, path):
        status, headers, text = self.send("GET", path)
        if status == 303:
            return self.get(headers["Location"])
        if status != 200:
            raise RuntimeError(f"{path}: {status} {text[:300]}")
        return Page(text)

    def post(self, path, **fields):
        """Posts with the token that every form carries; where it leads."""
        token = self.get("/settings").value("token")
        status, headers, text = self.send("POST", path, {"token": token, **fields})
        if status != 303:
            raise RuntimeError(f"{path}: {status} {text[:300]}")
        return headers["Location"]

    def found(self, game, **choices):
        """Founds a table; its path."""
        return self.post("/new", game=game, **choices)

    def do(self, table, what):
        """Acts by the form of the page as it stands now; the page that answers."""
        page = self.get(table)
        fields = {name: page.value(name) for name in ("step", "nonce", "touches")}
        return self.get(self.post(f"{table}/do", do=what, **fields))

    def say(self, table, text, **more):
        """Types into the command line; the page that answers."""
        page = self.get(table)
        fields = {name: page.value(name) for name in ("step", "nonce")}
        return self.get(self.post(f"{table}/say", text=text, **fields, **more))
