# The page of a table.
play-name-quarto = Quarto
play-name-access = Quarto Access
play-name-quartex = Quartex

# Title and heading.
play-title-turn = Your turn: { $game }
play-title-other = Waiting: { $game }
play-title-waiting = Open table: { $game }
play-title-over = Game over: { $game }
play-waiting = Waiting for an opponent
play-starting = The game is about to start
play-pass = Pass the device to { $who }
play-turn = Your turn

# One line on what to do.
play-hint-over = Play again, or go through the game step by step.
play-hint-paused = The server is paused for a moment. All clocks are stopped.
play-hint-adjourned = All agreed on a pause. All clocks are stopped until somebody goes on.
play-hint-pass = The screen shows nothing secret until then.
play-hint-invite = Send the link. The game starts as soon as every seat is taken.
play-hint-guest = A seat is free. Sit down and play.
play-hint-watch = You are watching.
play-hint-wait = You can look around the board in the meantime.
play-hint-place = Choose a cell. Then you give { $who } a piece.
play-hint-give = Choose the piece that { $who } must place.
play-hint-decline = Look at the board once more before you decline.
play-hint-masked-place = Touch as often as you like. To place your piece, switch to “place or give”, then choose a cell.
play-hint-masked-give = Touch as often as you like. To give a piece, switch to “place or give”, then choose a place beside the board.

# Before the start.
play-invite = Invite somebody
play-invite-link = Link to this table
play-copy = Copy
play-copied = Copied.
play-your-name = Your name
play-sit = Sit down
play-terms = What is agreed
play-curtain = Look away, everybody else. Then press the button.
play-it-is-me = I am { $who }
play-leave = Get up from the table

# Players.
play-players = Players
play-you = you
play-seat-open = Free seat
play-nobody = nobody yet
play-due = to play
play-here = waiting
play-won = winner
play-out = eliminated
play-computer = computer: { $level }
play-away = away for { $span }

# Board, hand and pieces.
play-board = Board
play-empty = empty
play-touch-cell = { $cell } covered
play-place-cell = { $cell } place here
play-touch-place = Place { $place } covered
play-give-place = Place { $place } give this one
play-mode = When you press a cell
play-mode-touch = touch
play-mode-play = place or give
play-places = Pieces beside the board, covered
play-left = Left to give: { $count ->
    [0] none
    [one] one piece
   *[other] { $count } pieces
}
play-hand = { $person ->
    [you] In your hand
   *[other] { $who } holds
}
play-hand-last = Still in hand
play-hand-empty = No piece in hand
play-hand-covered = under the mask

# Calling.
play-call = Quarto!
play-call-bare = Do four pieces in a line share something? Then call “Quarto!”
play-call-point = Point to the line
play-decline = Call nothing

# Offers and ways out.
play-offers = Offers
play-draw = Offer a draw
play-take-back = Take back my move
play-more-time = One more minute
play-pause = Take a pause
play-go-on = Go on
play-agree = Agree
play-refuse = Decline
play-withdraw = Withdraw
play-hand-over = Let the computer play
play-reclaim = Take over again
play-resign = Resign
play-resign-sure = Do you want to give up this game?
play-resign-yes = Yes, resign
play-hold = { $who } is away: let the computer hold the seat
play-claim = { $who } has left: claim the game
play-rematch = Play again
play-next-game = To the next game
play-replay = Step through the game
play-record = Record as text
play-record-data = Record as data

# Words and questions.
play-command = Say it in words
play-example = For example: { $example }
play-send = Send
play-ask = Questions
play-ask-cell = This cell
play-ask-lines = Lines here
play-ask-last = Last move
play-ask-hand = Piece in hand
play-ask-left = What is left
play-ask-occupied = Occupied cells
play-ask-free = Free cells
play-ask-tiles = My tiles
play-ask-bag = Bag
play-ask-laid = Laid tiles
play-ask-open = Open cells
play-ask-missing = Missing one tile
play-ask-legal = Where I can lay
play-ask-score = Score
play-ask-stock = Stock
play-ask-turn = Whose turn
play-ask-clocks = Clocks
play-ask-terms = What is agreed
play-ask-repeat = Repeat
play-ask-help = Help

# Set phrases: on the button, and as all hear them.
play-phrases = Say something friendly
play-phrase-hello = Hello!
play-phrase-luck = Good luck!
play-phrase-well = Well played!
play-phrase-thanks = Thank you!
play-phrase-sorry = Sorry!
play-phrase-oops = Oops!
play-phrase-moment = One moment, please!
play-phrase-bye = Goodbye!
play-says-hello = { $who }: Hello!
play-says-luck = { $who }: Good luck!
play-says-well = { $who }: Well played!
play-says-thanks = { $who }: Thank you!
play-says-sorry = { $who }: Sorry!
play-says-oops = { $who }: Oops!
play-says-moment = { $who }: One moment, please!
play-says-bye = { $who }: Goodbye!
play-says-enough = That was a lot at once. Wait a moment before you say more.

# What happened.
play-log = What happened
play-log-empty = Nothing yet.
play-log-closed = While masks are worn, nothing is written down.
play-copy-log = Copy as text

# Keys.
play-keys = Keys
play-keys-about = They act while the board has focus. Settings can switch them off.
play-keys-home = Home End
play-keys-corner = Ctrl Home, Ctrl End
play-keys-column = Shift 1 2 3 4
play-key-arrows = next cell
play-key-home = first or last cell of the row
play-key-corner = first or last cell of the board
play-key-places = to the board, the pieces, the line for words
play-key-history = older or newer message
play-key-kinds = another kind of messages
play-key-row = to the row
play-key-column = to the column
play-key-play = place or give here
play-key-call = call Quarto

# What the script says by itself.
play-link-lost = The connection is lost. Trying again.
play-link-back = Connected again.
play-edge = Edge of the board.
play-older-none = No older message.
play-newer-none = No newer message.
play-kind-all = All messages.
play-kind-moves = Moves.
play-kind-answers = Answers.
play-sure = Are you sure?
play-yes = Yes
play-no = No
play-unknown = The server has not answered yet. Asking again.
play-not-here = Go to a cell of the board first.
play-sound-on = Sounds on.
play-sound-off = Sounds off.

# Quartex: field, hand, calls and score sheet.
play-quartex-field = On the table: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
play-quartex-hand = Your hand, seen by you alone
play-quartex-hand-shown = Your hand, open to all
play-quartex-hand-empty = You hold no tile
play-quartex-hand-of = The hand of { $who }, open to all
play-quartex-turn = Turn the tile
play-quartex-left = Left
play-quartex-right = Right
play-quartex-flip = Flip
play-quartex-choose = Choose a tile and a cell
play-quartex-wait = Wait for your turn
play-quartex-lay = Lay it on { $cell }
play-quartex-point = It fits on { $cell }
play-quartex-whole = Whole field
play-quartex-cannot = I cannot lay
play-quartex-cannot-means = Everybody will see your hand and may point out a place for one of your tiles.
play-quartex-cannot-sure = Show my hand
play-quartex-none = I see no place
play-quartex-sheet = Stock, tokens and points
play-quartex-points = points
play-quartex-stock = Stock
play-quartex-worth = Worth now
play-quartex-next = Your next one would earn
play-quartex-you = you
play-quartex-out = eliminated
play-quartex-won = winner
play-quartex-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
play-quartex-points-of = { $sign ->
    [minus] minus { $count }
   *[plus] { $count }
} { $count ->
    [one] point
   *[other] points
}
play-quartex-frame = The frame is { $side } by { $side }; the tiles use { $wide } by { $high }.
play-quartex-aside = { $count ->
    [one] One tile set aside in this turn
   *[other] { $count } tiles set aside in this turn
}
play-quartex-open-hand = The open hand of { $who }
play-quartex-removed = { $count ->
    [one] One tile is out of the game
   *[other] { $count } tiles are out of the game
}

# The table in its fixed places.
play-more = Questions and words
play-close = Close
play-held = The computer plays for you
play-hint-held = You can take over again at any time.
play-hint-called-wrongly = The call was wrong. You may not call again on this placement.
play-title-offer = A question for you: { $game }
play-title-next = The next game is ready: { $game }
play-invited = You are invited to a game
play-hint-listed = Your table is in the list for everybody. The game starts as soon as every seat is taken.
play-away-just = away
play-computer-alone = computer
