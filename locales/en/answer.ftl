# Answers to questions.
due-give = { $person ->
    [you] It is your turn: give a piece.
   *[other] It is up to { $who } to give a piece.
}
    .terse = { $person ->
        [you] Your turn: give a piece.
       *[other] { $who } is choosing a piece.
    }
due-give-or-call = { $person ->
    [you] It is your turn: give a piece, or first call Quarto.
   *[other] It is up to { $who } to give a piece or to call.
}
    .terse = { $person ->
        [you] Your turn: give a piece, or call Quarto.
       *[other] { $who } may choose a piece or call Quarto.
    }
due-place = { $person ->
    [you] It is your turn: place the piece.
   *[other] It is up to { $who } to place the piece.
}
    .terse = { $person ->
        [you] Your turn: place the piece.
       *[other] { $who } is placing the piece.
    }
due-place-or-call = { $person ->
    [you] It is your turn: place the piece, or first call Quarto.
   *[other] It is up to { $who } to place the piece or to call.
}
    .terse = { $person ->
        [you] Your turn: place the piece, or call Quarto.
       *[other] { $who } may place the piece or call Quarto.
    }
due-call-or-decline = { $person ->
    [you] All pieces are placed. Call Quarto or decline.
   *[other] All pieces are placed. It is up to { $who } to call or decline.
}
due-decline = { $person ->
    [you] All pieces are placed. Decline to end your turn.
   *[other] All pieces are placed. It is up to { $who } to decline.
}
due-lay = { $person ->
    [you] It is your turn: lay a tile.
   *[other] It is up to { $who } to lay a tile.
}
    .terse = { $person ->
        [you] Your turn: lay a tile.
       *[other] { $who } is laying a tile.
    }
due-lay-this = { $person ->
    [you] It is your turn: lay { $tile }, { $spot }.
   *[other] It is up to { $who } to lay { $tile }, { $spot }.
}
due-answer = A hand is shown. Point out a place for one of its tiles, or say “none”.
due-answers = A hand is shown. Still to answer: { $names }.
due-draw = Players are drawing tiles.

answer-offer-draw = { $person ->
    [you] You have offered a draw.
   *[other] { $who } offers a draw: agree or decline.
}
answer-offer-takeback = { $person ->
    [you] You have asked to take back your last move.
   *[other] { $who } asks to take back the last move: agree or decline.
}
answer-offer-time = { $person ->
    [you] You have asked for more time.
   *[other] { $who } asks for more time: agree or decline.
}
answer-offer-pause = { $person ->
    [you] You have proposed a pause.
   *[other] { $who } proposes a pause: agree or decline.
}
answer-offer-rematch = { $person ->
    [you] You have offered another game.
   *[other] { $who } offers another game: agree or decline.
}
answer-nothing-said = Nothing has been said yet.
answer-no-move = Nothing has been played yet.
answer-log-closed = While masks are worn, past moves are not repeated.
answer-masks = Masks are worn: touch one cell or one place at a time.
answer-spectator = You are watching: only players can do that.

# Quarto.
answer-hand = { $person ->
    [you] You hold { $piece }.
   *[other] { $who } holds { $piece }.
}
answer-hand-unknown = { $person ->
    [you] You hold a piece.
   *[other] { $who } holds a piece.
}
answer-hand-empty = Nobody has a piece in hand.
answer-line = { $line }: { $cells }.
answer-left = { $count ->
    [one] One piece is left: { $pieces }.
   *[other] { $count } pieces are left: { $pieces }.
}
answer-none-left = No piece is left beside the board.
answer-occupied = { $count ->
    [one] One cell is occupied: { $cells }.
   *[other] { $count } cells are occupied: { $cells }.
}
answer-board-empty = The board is empty.
answer-free = { $count ->
    [one] One cell is free: { $cells }.
   *[other] { $count } cells are free: { $cells }.
}
answer-board-full = The board is full.
answer-no-score = There are no points in Quarto: the first right call wins.
answer-no-stock = Quarto has no stock of tokens.

# Quartex.
answer-tile = { $spot }: { $tile }.
answer-opening = { $spot }: open; clockwise from the top left: { $corners }.
answer-no-tile = { $spot }: nothing lies there.
answer-no-tiles = { $person ->
    [you] You hold no tiles.
   *[other] { $who } holds no tiles.
}
answer-holds = { $person ->
    [you] You hold { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
   *[other] { $who } holds { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
}
answer-holds-known = { $person ->
    [you] You hold { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.
   *[other] { $who } holds { $count ->
        [one] one tile
       *[other] { $count } tiles
    }, among them { $tiles }.
}
answer-bag = { $count ->
    [0] The bag is empty.
    [one] One tile is in the bag.
   *[other] { $count } tiles are in the bag.
}
answer-field-empty = No tile lies on the field yet.
answer-missing = { $count ->
    [one] One symbol needs one more tile: { $symbols }.
   *[other] { $count } symbols need one more tile each: { $symbols }.
}
answer-none-missing = No symbol is one tile short.
answer-score = If the game ended now: { $points }.
answer-stock = In the stock: { $tokens }.
answer-stock-empty = The stock is empty.
answer-no-aids = At this table you must see for yourself what fits where.
answer-nothing-fits = None of your tiles fits anywhere.
answer-fits = { $count ->
    [one] One way to lay: { $spots }.
   *[other] { $count } ways to lay: { $spots }.
}

# Help.
help-acts = To play, type: { $words }.
help-questions = To ask, type: { $words }.
help-table = At the table, type: { $words }.
