# The page for whoever runs a server.
host-title = For the host
host-lead = What this server is doing. No names, no addresses, and nothing that is hidden in a game.
host-door = This page is for whoever runs the server. The token is in the file that the server was started with.
host-token = Token
host-enter = Open the page
host-wrong = That is not the token.
host-leave = Close this page
host-again = Look again
host-by-itself = Look again by itself every { $seconds } seconds
host-by-hand = Do not look again by itself
host-since-start = Counted since the server started, { $span } ago.
host-since-look = You last looked { $span } ago.

# Headings.
host-tables = Tables
host-people = People
host-load = Load
host-trouble = Trouble
host-limits = Limits that were met
host-server = Server

# Captions and heads of the figures.
host-at-present = At the moment
host-counted = Counted
host-times = How long answers take, since the server started
host-what = What
host-number = How many
host-how-long = How long
host-in-all = In all
host-lately = Since you last looked
host-a-minute = A minute

# What is counted.
host-rooms = tables held in memory
host-playing = games of { $game } under way
host-founded = tables founded
host-finished = games finished
host-connections = connections
host-sockets = live connections to tables
host-networks = networks they come from
host-known = people with a live connection
host-guests = live connections of guests
host-moves = moves and other acts
host-questions = questions answered
host-deciding = a table answers
host-answering = a computer player answers
host-bots-waiting = computer players waiting to think
host-solving-waiting = positions waiting for the solver
host-memory = memory
host-store-failures = failures of the store
host-rooms-broken = tables that broke and were opened again
host-unknown = requests of which nobody could say what became of them
host-refused = acts that were refused
host-bots-late = answers of computer players that were late
host-bots-busy = computer players that had to wait
host-failed = pages that failed
host-none-limited = Nobody has met a limit.
host-version = version
host-store = games are kept by
host-uptime = runs for

# Limits: whom one counts, and what.
host-limit-network-reading = a network: pages and files
host-limit-network-sending = a network: forms
host-limit-network-opening = a network: live connections opened
host-limit-network-asking = a network: what is asked of tables
host-limit-network-solving = a network: positions solved and pictures
host-limit-network-founding = a network: games founded
host-limit-network-newcomers = a network: people who are new
host-limit-network-entering = a network: wrong tokens on this page
host-limit-network-connections = a network: open connections
host-limit-network-list = a network: tables in the list
host-limit-network-thinking-queue = a network: computer players that wait to think
host-limit-person-founding = a person: games founded
host-limit-person-listing = a person: tables put into the list
host-limit-person-sitting = a person: sitting down and changing the name
host-limit-person-asking = a person: what is asked of tables
host-limit-socket-saying = a live connection: messages
host-limit-socket-size = a live connection: the length of a message
host-limit-seat-phrases = a seat: set phrases

# How long something takes.
host-no-times = nothing yet
host-within = half within { $half }, 99 of 100 within { $most }
host-longer = half within { $half }, one in a hundred longer than { $most }
host-milliseconds = { $count } ms
host-megabytes = { $count } MiB
