# What a server says.
server-stopping = The server restarts. Your game is saved, and this page comes back by itself.
server-unknown = The server cannot say whether that happened. Please try again.
server-trouble = Nothing can be stored at the moment. Your time does not count; try again shortly.
server-trouble-untimed = Nothing can be stored at the moment. Try again shortly.
server-trouble-over = It works again.
server-open-too-often = This table is open too often. Only your newest windows go on; reload this page to go on here.
server-unreadable = That could not be read.
server-confirm-resign = Do you really want to resign? That ends the game.
server-renamed = Your name is now { $name }.
server-forgotten = Your name and your sessions are deleted.
