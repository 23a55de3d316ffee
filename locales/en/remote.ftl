# What the terminal says about the way to a server.
remote-unreachable = No server answers at that address.
remote-no-server = What answers at that address is no server of these games.
remote-certificate = The server cannot prove that it is the one at that address. Nothing was sent to it.
remote-insecure = That server wants a secure connection. Begin its address with https.
remote-no-table = There is no such table on the server.
remote-version = The server runs another version than this program.
remote-forbidden = The server does not let this program in.
remote-too-often = Too many attempts in a row. The server asks for a pause of { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
remote-unavailable = The server cannot answer now. It asks for a pause of { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
remote-terms = The server does not open a table with these rules.
remote-name = A name has between one and 24 characters.
remote-unkept = The file that keeps your sessions cannot be read or written.
remote-machine = This machine cannot open a connection now.
remote-restarts = The server restarts and keeps your game. Trying again.
remote-too-long = That line is too long for the server.
remote-unreadable = The server cannot read that line.
remote-address-scheme = The address must begin with http or https.
remote-address-host = That address names no server.
remote-address-person = The address must hold neither a name nor a password.
remote-address-table = That address names no table.
remote-address-query = Leave out what stands behind the question mark in the address.
