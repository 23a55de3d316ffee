# What stands behind the word "error": clauses, since a cause may follow.
failure-error = error: { $told }
failure-could-not = could not { $task }: { $why }
task-answer = write the answer
task-read = read { $name }
task-write = write { $name }
task-manual = write the manual to { $name }
task-interruptions = watch for interruptions
task-png = draw the PNG
task-pdf = make the PDF
task-braille = write the rules in Braille
task-solve = solve the position
task-prove = solve the empty board
task-open = open the store { $name }
task-games = read the games
task-replay = play { $name } again
task-copy = make the copy { $name }
task-bring-back = bring back { $name }
task-listen = listen on { $name }
task-serve = serve tables
task-reach = reach { $name }
task-keep = save the game
cause-no-file = there is no such file
cause-exists = there is a file of this name already
cause-not-allowed = this is not allowed
cause-no-folder = a part of the path is no folder
cause-is-folder = this is a folder
cause-not-regular = this is no regular file; pipes and devices are not read
cause-full = there is no room left
cause-reading = while reading: { $why }
cause-writing = while writing: { $why }
cause-unavailable = the store cannot be used: { $why }
cause-newer = the store has version { $found } and was written by a later release; this one knows versions up to { $known }
cause-foreign = this is no store of fourfold
cause-in-use = another server has it open, and a file is for one
cause-broken = entry { $entry } of table { $name } cannot stand: { $why }
cause-misplaced = entry { $entry } of its log cannot stand there
cause-closed = the store is closed
cause-no-certificate = no certificate is in it
cause-no-key = no key is in it
cause-other-key = it is the key of another certificate
cause-token-short = the token in it has fewer than { $least } characters
cause-token-exposed = everybody on this machine can read it; chmod 600 mends that
cause-damaged = the file is damaged: { $why }
cause-unlike = the copy is not what was read
cause-differs = the store has a table { $name } whose entry { $entry } is another; nothing was changed
misuse-option = { $option } is for { $subject ->
    [records] records
    [positions] positions
    [quarto] Quarto
    [access] Quarto Access
    [quartex] Quartex
    [boards] positions of Quarto
   *[fields] positions of Quartex
}
misuse-no-position = this is no position: at character { $at }, expected { $expected }, found { $found }
misuse-cannot-be = this position cannot be:
misuse-either-game = a Quarto board, for example ..../..../.7../...., or the rules of a Quartex game, for example 2csh
misuse-the-end = the end
misuse-no-record = this record cannot be played again: { $told }
misuse-draw-record = this is a record; draw takes a position, and show prints those of a record
misuse-seats = this table has seats 1 to { $count }
misuse-picture-name = the name of a picture ends in .svg or .png: { $name }
misuse-print-name = the name of the file ends in .pdf or .svg: { $name }
misuse-last = --last { $text }: expected a cell, for example 0,-1
misuse-last-empty = --last { $text }: there is no tile on this cell
misuse-line = --line { $text }: expected { $expected }
misuse-over = there is nothing to solve: the game is over, { $result }
misuse-little-memory = { $given } MiB: the solver needs at least { $least } MiB of memory
misuse-much-memory = { $given } MiB: this machine does not have so much memory to give
misuse-no-threads = the solver needs at least one thread
misuse-no-game = there is no game { $name } here
misuse-no-home = your home folder is not known here; use --store FILE
misuse-players = { $name } is for { $most ->
    [2] { $least }
   *[other] { $least } to { $most }
} players, not for { $count }
misuse-nobody-here = nobody plays at this keyboard; keep a seat for yourself, or watch
misuse-no-server = a seat for somebody elsewhere needs a server; say --at URL
misuse-only-new = who plays and by which rules is settled when a game begins; leave those options out to go on with one
misuse-named-beside = on a server those beside you have no names of their own; say --against here
misuse-seed-elsewhere = --seed is for games on this machine; with --at, the server draws
misuse-no-kept = no game { $name } is saved here
misuse-address = this is no address of a server or table: { $text }
misuse-seed-taken = a game with this seed is saved already: go on with --resume { $name }, or name another --store
misuse-which-game = say which game: fourfold play followed by one of { $games }
misuse-player-name = a name has 1 to { $most } characters that can be seen
