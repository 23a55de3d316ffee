# What happens at a table.
event-sat = { $person ->
    [you] You take seat { $number }.
   *[other] { $who } takes seat { $number }.
}
event-bot-sat = The computer, level { $level }, takes seat { $number }.
event-seat-open = Seat { $number } is open.
event-left = { $person ->
    [you] You leave the table.
   *[other] { $who } leaves the table.
}
event-contributed = { $person ->
    [you] You help to shuffle.
   *[other] { $who } helps to shuffle.
}
event-started = { $person ->
    [you] The game starts. You begin.
   *[other] The game starts. { $who } begins.
}
event-offers-draw = { $person ->
    [you] You offer a draw.
   *[other] { $who } offers a draw.
}
    .full = { event-offers-draw } The offer lapses with the next move.
event-offers-takeback = { $person ->
    [you] You ask to take back your last move.
   *[other] { $who } asks to take back the last move.
}
    .full = { event-offers-takeback } The offer lapses with the next move.
event-offers-time = { $person ->
    [you] You ask for more time: { $span }.
   *[other] { $who } asks for more time: { $span }.
}
    .full = { event-offers-time } The offer lapses with the next move.
event-offers-pause = { $person ->
    [you] You propose a pause.
   *[other] { $who } proposes a pause.
}
event-offers-rematch = { $person ->
    [you] You offer another game.
   *[other] { $who } offers another game.
}
event-agreed = { $person ->
    [you] You agree.
   *[other] { $who } agrees.
}
event-declined = { $person ->
    [you] You decline.
   *[other] { $who } declines.
}
event-drawn = The players agree on a draw.
event-took-back = The last move is taken back.
event-adjourned = All agree on a pause. All clocks are stopped.
event-went-on = { $person ->
    [you] You want to go on.
   *[other] { $who } wants to go on.
}
event-rematch = All agree to play again.
event-resigned = { $person ->
    [you] You resign.
   *[other] { $who } resigns.
}
event-time = { $person ->
    [you] Your time is up.
   *[other] Time is up for { $who }.
}
event-abandoned = { $person ->
    [you] Your seat counts as abandoned.
   *[other] { $who } has been away too long.
}
event-away = { $person ->
    [you] You are away.
   *[other] { $who } is away.
}
event-held-from = { $person ->
    [you] You have been away; in { $span } the computer may hold your seat.
   *[other] { $who } is away; in { $span } the computer may hold the seat.
}
event-away-until = { $person ->
    [you] You are away. Your seat may be called abandoned in { $span }.
   *[other] { $who } is away. The seat may be called abandoned in { $span }.
}
event-here = { $person ->
    [you] You are back.
   *[other] { $who } is back.
}
event-stand-in = { $person ->
    [you] The computer, level { $level }, plays for you.
   *[other] The computer, level { $level }, plays for { $who }.
}
event-reclaimed = { $person ->
    [you] You play yourself again.
   *[other] { $who } plays again.
}
event-paused = The server is paused. All clocks are stopped.
event-resumed = The server is back. The game goes on.
event-brought-back = The table was brought back from a copy. Somebody may know already what will be drawn.
clock-left = { $person ->
    [you] Your clock: { $span }.
   *[other] Clock of { $who }: { $span }.
}

# Quarto.
quarto-gives = { $case ->
    [you] You give { $to } { $piece }.
    [toyou] { $who } gives you { $piece }.
   *[other] { $who } gives { $to } { $piece }.
}
    .terse = { $case ->
        [you] To { $to }: { $short }.
        [toyou] To you: { $short }.
       *[other] { $who } to { $to }: { $short }.
    }
    .full = { quarto-gives } { $case ->
        [you] { $to } places it next.
        [toyou] It is yours to place.
       *[other] { $to } places it next.
    }
quarto-places = { $person ->
    [you] You place { $piece } { $onto }.
   *[other] { $who } places { $piece } { $onto }.
}
    .terse = { $person ->
        [you] { $cell } { $short }.
       *[other] { $cell } { $short }, { $who }.
    }
quarto-calls-line = { $person ->
    [you] You call “Quarto!”: { $line }. That is right!
   *[other] { $who } calls “Quarto!”: { $line }. That is right!
}
quarto-calls-line-all = { $person ->
    [you] You call “Quarto!”: { $line }, all { $values }. That is right!
   *[other] { $who } calls “Quarto!”: { $line }, all { $values }. That is right!
}
quarto-calls = { $person ->
    [you] You call “Quarto!”, and that is right!
   *[other] { $who } calls “Quarto!”, and that is right!
}
quarto-wrong-line = { $person ->
    [you] You call “Quarto!”: { $line }. The call is wrong.
   *[other] { $who } calls “Quarto!”: { $line }. The call is wrong.
}
quarto-wrong = { $person ->
    [you] You call “Quarto!”, and the call is wrong.
   *[other] { $who } calls “Quarto!”, and the call is wrong.
}
quarto-shown = Quarto: { $lines }.
quarto-declines = { $person ->
    [you] You call nothing.
   *[other] { $who } calls nothing.
}

# Quarto Access with masks.
access-gives-from = { $case ->
    [you] You give { $to } { $piece } from place { $place }.
    [toyou] { $who } gives you { $piece } from place { $place }.
   *[other] { $who } gives { $to } { $piece } from place { $place }.
}
access-gives = { $case ->
    [you] You give { $to } a piece.
    [toyou] { $who } gives you a piece.
   *[other] { $who } gives { $to } a piece.
}
access-places-piece = { $person ->
    [you] You place { $piece }.
   *[other] { $who } places { $piece }.
}
access-places-onto = { $person ->
    [you] You place a piece { $onto }.
   *[other] { $who } places a piece { $onto }.
}
access-places = { $person ->
    [you] You place a piece.
   *[other] { $who } places a piece.
}
felt-cell = You feel { $piece } { $at }.
felt-cell-empty = There is nothing { $at }.
felt-place = On place { $place } you feel { $piece }.
felt-place-empty = There is nothing on place { $place }.
felt-something = You feel { $piece }.
felt-nothing = There is nothing there.

# Quartex.
quartex-opened = The first tile lies at home: { $tile }.
quartex-lays-home = { $person ->
    [you] You lay { $tile } at home.
   *[other] { $who } lays { $tile } at home.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-removed = { $count ->
    [one] One tile is out of the game: { $tiles }.
   *[other] { $count } tiles are out of the game: { $tiles }.
}
quartex-drew-these = { $count ->
    [one] You draw one tile: { $tiles }.
   *[other] You draw { $count } tiles: { $tiles }.
}
quartex-drew-some = { $count ->
    [one] { $who } draws one tile.
   *[other] { $who } draws { $count } tiles.
}
quartex-lays = { $person ->
    [you] You lay { $tile }: { $spot }.
   *[other] { $who } lays { $tile }: { $spot }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-lays-taking = { $person ->
    [you] You lay { $tile }: { $spot }. You take { $tokens }.
   *[other] { $who } lays { $tile }: { $spot }. { $who } takes { $tokens }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }. You take { $tokens }.
       *[other] { $corners }: { $spot }. { $who } takes { $tokens }.
    }
quartex-lays-taking-last = { $person ->
    [you] You lay { $tile }: { $spot }. The stock runs out: you take { $tokens }.
   *[other] { $who } lays { $tile }: { $spot }. The stock runs out: { $who } takes { $tokens }.
}
quartex-lays-for-nothing = { $person ->
    [you] You lay { $tile }: { $spot }. You complete a symbol, but the stock has no more tokens of it.
   *[other] { $who } lays { $tile }: { $spot }. A symbol is complete, but the stock has no more tokens of it.
}
quartex-cannot = { $person ->
    [you] You say that you cannot lay. You show { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.
   *[other] { $who } says: I cannot. { $who } shows { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.
}
quartex-sees-none = { $person ->
    [you] You see no place for any of these tiles.
   *[other] { $who } sees no place for any of these tiles.
}
    .terse = { $person ->
        [you] You see no place.
       *[other] { $who } sees no place.
    }
quartex-points-out = { $case ->
    [you] You point out { $tile }: { $spot }. { $to } must lay it there.
    [toyou] { $who } points out { $tile }: { $spot }. You must lay it there, turned as you like.
   *[other] { $who } points out { $tile }: { $spot }. { $to } must lay it there.
}
quartex-sets-aside = { $person ->
    [you] You set aside { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
   *[other] { $who } sets aside { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
}
quartex-put-back = { $count ->
    [one] One tile goes back into the bag.
   *[other] { $count } tiles go back into the bag.
}
quartex-eliminated = { $person ->
    [you] You are eliminated with { $count ->
        [one] one tile
       *[other] { $count } tiles
    } in hand.
   *[other] { $who } is eliminated with { $count ->
        [one] one tile
       *[other] { $count } tiles
    } in hand.
}
    .full = { quartex-eliminated } Tokens are kept, and each tile held costs one point.
quartex-retires = { $person ->
    [you] You draw { $count ->
        [one] one tile
       *[other] { $count } tiles
    } openly: { $tiles }.
   *[other] { $who } draws { $count ->
        [one] one tile
       *[other] { $count } tiles
    } openly: { $tiles }.
}
quartex-ended = The points are counted: { $points }.

# The end: why, then who won.
ended-quarto = Quarto!
ended-wrong-call = The game ends with a wrong call.
ended-full = All pieces are placed and nobody has called a Quarto.
ended-points = The game is over.
ended-resigned = The game ends because a player resigns.
ended-time = The game ends because time is up.
ended-abandoned = The game ends because a player has been away too long.
ended-agreed = The game ends by agreement.
result-draw = It is a draw.
result-wins = { $person ->
    [you] You win!
   *[other] { $who } wins!
}
result-shared = { $names } share the victory.
