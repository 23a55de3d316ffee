# Why something was refused.
refused-turn = { $person ->
    [you] It is your turn first.
   *[other] It is not your turn: { $who } is next.
}
refused-time-up = { $person ->
    [you] Your time was up before this.
   *[other] Time was up for { $who } before this.
}
refused-not-yet = This seat cannot be called abandoned yet.
refused-no-seat = The table has no such seat.
refused-stale = The game has moved on. Look again and decide anew.
refused-stale-touch = Your hand has moved on. Touch again.
refused-paused = The server is paused. Wait until it is back.
refused-not-paused = The server is not paused.
refused-adjourned = The game is paused. Choose “go on” first.
refused-not-adjourned = There is no pause.
refused-not-started = The game has not started.
refused-started = The game has started already.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-seats-open = Not all seats are taken.
refused-seat-taken = This seat is taken.
refused-seat-open = Nobody sits on this seat.
refused-sits-already = You sit at this table already.
refused-contributed = You have helped to shuffle already.
refused-time-not-up = Nobody has run out of time.
refused-other-game = That belongs to another game.
refused-no-masks = Nobody wears a mask at this table.
refused-record-full = The record of this game is full: no more touches or calls.
refused-not-here = This table does not allow that.
refused-offer-open = Another offer is waiting for an answer.
refused-enough-offers = You have made enough offers in this game.
refused-enough-leavings = Players have come and gone here too often. Please open a new table.
refused-no-offer = There is no such offer to answer.
refused-agreed = You have agreed already.
refused-nothing-back = You have nothing to take back.
refused-forfeited = You can no longer win this game and take no further part.
refused-no-person = No person sits on this seat.
refused-stand-in = The computer already plays for this seat.
refused-no-stand-in = The computer does not play for this seat.
refused-enough-stand-ins = This seat was handed over often enough in this game.
refused-not-away = This player is here.
refused-away = This player is away already.

# Quarto.
refused-place-first = First place { $piece }.
refused-empty-hand = No piece is in hand: a piece must be given first.
refused-board-full = All sixteen pieces are placed. Call or decline.
refused-cell-taken = The cell is taken: { $piece } stands { $at }.
refused-placed = That piece is placed already: { $piece } stands { $at }.
refused-nothing-to-call = There is nothing to call yet.
refused-call-lost = You have called wrongly and may not call again now.
refused-calls-automatic = The game itself calls every Quarto at this table.
refused-point-it-out = When you call, name the line too.
refused-call-only = At this table you only call “Quarto!”, without naming the line.
refused-square = Squares do not count in this game: { $line }.
refused-nothing-to-decline = You may decline only after the sixteenth piece.
refused-place-empty = Place { $place } beside the board is empty.

# Quartex.
refused-no-such-seat = This table has { $count } seats only.
refused-bag-due = Tiles must be drawn first.
refused-no-draw = No tiles are to be drawn now.
refused-draw-count = { $count ->
    [one] One tile is to be drawn.
   *[other] { $count } tiles are to be drawn.
}
refused-not-in-bag = This tile is not in the bag: { $tile }.
refused-not-in-hand = This tile is not in your hand: { $tile }.
refused-bound = You must lay what was pointed out: { $tile }, { $spot }.
refused-claims-automatic = At this table the game itself says when nothing fits.
refused-opponents-asked = Your hand is shown: wait for the answers of the others.
refused-nobody-asks = Nobody has shown a hand, so there is nothing to answer.
refused-answered = You have answered already.
refused-eliminated = You are eliminated and take no further part.
misfit-not-home = The first tile is laid at home.
misfit-taken = A tile lies there already.
misfit-no-edge = The tile must share a whole edge with a tile on the table.
misfit-north-west = The tile does not fit: in the upper left corner the symbols differ.
misfit-north-east = The tile does not fit: in the upper right corner the symbols differ.
misfit-south-east = The tile does not fit: in the lower right corner the symbols differ.
misfit-south-west = The tile does not fit: in the lower left corner the symbols differ.
misfit-no-orientation = The tile does not fit there, however it is turned.
misfit-beyond-frame = The tile would lie beyond the frame.
misfit-laid = This tile lies on the field already.

# Commands that were not understood; an example follows.
misread-empty = Type a command.
misread-unknown = I do not understand the word { $word } here.
misread-ambiguous = This can mean several commands: { $choices }.
misread-piece = Which piece, in words or as a code?
misread-place = Which place beside the board, from 1 to 16?
misread-cell = Which cell, from a1 to d4?
misread-line = Which line: a row, a column or a diagonal?
misread-tile = Which tile, and on which cell?
misread-spot = Which cell, counted east and south from home?
misread-touch = Touch which cell, or which place beside the board?
misread-seat = Which seat?
misread-several = { $count } pieces fit these words.
misread-no-piece = No piece that is left fits these words.
misread-other-tile = This tile cannot lie like that.
misread-example = For example: { $example }.
