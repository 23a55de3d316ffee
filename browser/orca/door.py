"""A door through which a browser comes in as somebody who is known already.

Cookies belong to a host, whatever the port: a page at another port of the same address may set
them and lead on to the table.
"""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Door:
    def __init__(self):
        self._next = ("", {})
        door = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                address, cookies = door._next
                if not self.path.startswith("/in"):
                    self.send_error(404)
                    return
                self.send_response(303)
                for name, value in cookies.items():
                    self.send_header("Set-Cookie", f"{name}={value}; Path=/; HttpOnly")
                self.send_header("Location", address)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def lead(self, guest, path):
        """The address that lets a browser in as `guest`, to this path."""
        self._next = (f"{guest.address.geturl()}{path}", dict(guest.cookies))
        return f"http://127.0.0.1:{self._server.server_port}/in"

    def close(self):
        self._server.shutdown()
        self._server.server_close()
