# Replay, analysis, rules and lessons on the page.
after-seat = Player { $number }
after-board = The board
after-empty = empty

## A game that is over.
after-replay = A finished game
after-replay-title = Replay: { $names }
after-winner = Winner
after-step = Step { $number } of { $count }
after-start = The game starts.
after-walk = Walk through the game
after-first = First
after-back = Back
after-next = Next
after-last = Last
after-from-here = Play on from here
after-moves = All steps
after-moves-worth = Beside each step: who wins from there if both play perfectly.
after-drew = { $who } draws: { $tiles }.
after-touches = { $count ->
    [one] { $count } touch before this
   *[other] { $count } touches before this
}
after-touched = { $who } touched { $place }: { $found }.
after-touch-place = place { $number }
after-touch-nothing = nothing

## What a step was worth.
after-worth-win = { $count ->
    [0] wins now
   *[other] win in { $count }
}
after-worth-draw = draw
after-worth-loss = { $count ->
    [0] loses now
   *[other] loss in { $count }
}
after-worth-unknown = not known
after-badge-win = { $who } wins
after-best-win = { $count ->
    [0] { $who } can win at once.
    [one] { $who } wins with the next placement, however the other plays.
   *[other] { $who } wins with perfect play, { $count } placements from here.
}
after-best-draw = With perfect play on both sides it is a draw.
after-best-unknown = What this position is worth is not known yet.
after-turns = Where the game turned
after-turning-point = Turning point
after-at-step = Step { $number }.
after-turned = { $before ->
    [won] { $after ->
        [won] Until then { $had } was winning. From then on { $has } wins.
       *[drawn] Until then { $had } was winning. From then on it is a draw.
    }
   *[drawn] Until then it was a draw. From then on { $has } wins.
}
after-better = { $count ->
    [one] Only this was right: { $moves }.
   *[other] Better was, for example: { $moves }.
}
after-no-turn = Nobody made a mistake: no step gave away a win or a draw.
after-no-turn-known = As far as is known, no step gave away a win or a draw.
after-not-all-known = Some early positions are too hard to solve in the time there is.
after-thinking = The computer is still working it out.
after-reload = Look again

## A record.
after-check = Was it fair?
after-checked = The game was replayed from the start, and every random draw was repeated. The result:
after-check-yourself = You need not trust us: download the record and check it yourself with
after-record-text = Record as text
after-record-json = Record as JSON lines
after-again = And now
after-next-game = The next game
after-to-table = Back to the table
after-new-game = New game
after-rules = Rules
after-terms = What was agreed

## A position.
after-analysis = Analysis
after-analysis-about = Every position of Quarto has an exact value. Choose a move on the board to see what it leads to.
after-due-give = Player { $seat } gives a piece
after-due-place = Player { $seat } places the piece
after-due-decide = Player { $seat } may still call
after-over-won = Player { $seat } has won
after-over-drawn = The game is a draw
after-in-hand = In hand:
after-value-win = { $count ->
    [0] Player { $seat } can win at once, by calling.
    [one] Player { $seat } wins with the next placement.
   *[other] Player { $seat } wins, { $count } placements from here.
}
after-value-draw = With perfect play on both sides it is a draw.
after-value-loss = { $count ->
    [0] Player { $seat } has lost: the opponent can call Quarto.
    [one] Player { $seat } loses with the next placement.
   *[other] Player { $seat } loses, { $count } placements from here.
}
after-too-much = This position is too hard to solve in the time there is. Try a move, or look again.
after-too-much-moves = Some moves are too hard to solve in the time there is.
after-give-one = { $count ->
    [one] Give this piece
   *[other] Give one of { $count } pieces
}
after-left = { $count ->
    [one] { $count } piece beside the board
   *[other] { $count } pieces beside the board
}
after-give = give { $piece }
after-call = Call Quarto
after-call-line = Call Quarto: { $line }
after-decline = Call nothing
after-line = Best continuation
after-all-moves = All moves
after-no-position = This is not a valid position
after-type = Another position
after-type-about = Four rows from the top, the piece in hand, the seat, the rules, the last placement. For example:
after-position = Position
after-show = Show
after-from-start = From the start

## Rules and lessons.
after-rules-of = Rules of { $game }
after-contents = Contents
after-other-rules = Rules of the other games
after-learn = Learn
after-learn-about = A short lesson for each game, and the rules in full.
after-lesson = Start the lesson
after-lesson-of = Your first game: { $game }
after-lesson-step = Step { $number } of { $count }
after-lesson-steps = Steps of the lesson
after-lesson-next = Next step
after-lesson-again = Lesson from the start
after-begin = Begin
after-unread = I do not understand: { $text }
after-show-answer = Show an answer
after-type-move = Or type your move, for example “{ $example }”
after-try = Try
after-touch-board = Touch a cell
after-touch-beside = Touch a place beside the board
after-give-from = Give the piece from
after-place-on = Place your piece on
after-tiles = Your tiles
after-lay-where = Where to lay { $tile }
after-cannot = I cannot lay
after-none = I see none
