# What the program itself says at a terminal. Commands and addresses stand inside a sentence, so that
# no full stop is copied with them.
remark-welcome = Type “{ $help }” for the commands, “{ $quit }” to leave. Your game is saved.
remark-asides = For the program, type: { $words }.
remark-phrases = To the others at the table, type: { $words }.
remark-kept = The game is saved. Type { $command } to go on.
remark-interrupted = The game is interrupted and saved. Type { $command } to go on.
remark-end = There is nothing more to read. The game is saved; type { $command } to go on.
remark-resumed = { $count ->
    [0] You go on with { $game }.
   *[other] You go on with { $game } against { $others }.
}
remark-nothing-kept = No game is saved here.
remark-kept-game = { $count ->
    [0] { $name }: { $game }.
   *[other] { $name }: { $game } against { $others }.
}
remark-kept-over = { $count ->
    [0] { $name }: { $game }, over with the result { $result }.
   *[other] { $name }: { $game } against { $others }, over with the result { $result }.
}
remark-pass = { $who } is next. When nobody else looks or listens, type “{ $me }”.
remark-not-you = The keyboard need not change hands now.
remark-no-board = There is nothing to show yet.
remark-board-covered = While masks are worn, there is no board to see.
remark-messages-short = Messages are short.
remark-messages-normal = Messages are of normal length.
remark-messages-long = Messages are long and say what they mean for you.
remark-pieces-words = Pieces and tiles are named in words.
remark-pieces-codes = Pieces and tiles are named by codes.
remark-cells-letters = Cells are named by letter and digit: { $example }.
remark-cells-spelled = The letters of cells are spelled: { $example }.
remark-cells-numbers = Cells are named by row and column: { $example }.
remark-change = To change that, type: { $choices }.
remark-record = The command { $command } writes the record.
remark-over = The game is over. Type “{ $rematch }” to play again, or “{ $quit }”.
remark-next-ready = The next game is ready. Type “{ $next }” to go there.
remark-no-next = No next game has been agreed on yet.
remark-unconfirmed = Nothing happens.
remark-invite = Send { $address } to those who are to play. The game starts when every seat is taken.
remark-watching = You are watching. You can ask everything that a spectator may know.
remark-sitting = You are in seat { $seat }.
remark-founded = Your table is open at { $address } now.
remark-no-tables = There is no open table here, and no game is being played.
remark-tables = These are the tables.
remark-open-table = { $count ->
    [0] Table { $number }: { $game }, { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }.
   *[other] Table { $number }: { $game } with { $names }, { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }.
}
remark-running-table = { $count ->
    [0] Table { $number }: { $game }, being played.
   *[other] Table { $number }: { $game }, being played by { $names }.
}
remark-choose-table = Type the number of a table, or “{ $quit }”.
remark-no-such-number = No table has this number.
remark-not-stored = The game cannot be stored now, and it is not certain that this happened. Please try again.
remark-store-fails = The game cannot be stored now. It goes on by itself as soon as it can be; until then no clock runs.
remark-store-works = The game can be stored again, and goes on.
remark-too-long = This line is too long. Nothing happens.
remark-not-text = This line cannot be read as text. Nothing happens.
remark-screen-no-terminal = The full-screen board needs a terminal. The game goes on line by line.
remark-screen-dumb = This terminal can only write lines. The game goes on line by line.
remark-screen-small = The window is too small. It needs { $columns } columns and { $lines } lines.
