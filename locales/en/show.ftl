# A position or a record as text. Labels head a line and have no full stop.
label-rules = Rules: { $rules } ({ $meaning })
rule-all = all characteristics count
rule-only = only { $characteristics } { $count ->
    [one] counts
   *[other] count
}
rule-lines = lines
rule-squares = lines and squares
rule-point = the caller points out the alignment
rule-call = the call is enough
rule-auto = the game itself calls
rule-wrong-once = after a wrong call, no second one until the next piece
rule-wrong-loses = whoever calls wrongly loses
rule-wrong-free = wrong calls cost nothing
rule-players = { $count } players
rule-claims = players find out themselves that nothing fits
rule-claims-auto = the game finds out that nothing fits
rule-ties-shared = players with equal points share the victory
rule-ties-tiles = in a tie, whoever has fewer tiles wins, then whoever has more tokens
rule-start-hand = the first tile comes from the hand
rule-start-bag = the first tile comes from the bag
rule-frame = a frame of { $side } by { $side }
rule-no-frame = no frame
label-moves = { $count ->
    [0] Moves: none
   *[other] Moves: { $moves }
}
label-calls = { $count ->
    [0] Right calls: none
   *[other] Right calls: { $moves }
}
label-lapsed = Lapsed alignments: { $lines }
label-beside = { $count ->
    [0] Beside the board: none
   *[other] Beside the board: { $pieces }
}
label-canonical = The same up to symmetry: { $position }
label-hand = Piece in hand: { $piece }
label-hand-empty = Piece in hand: none
label-hand-unknown = Piece in hand: a piece that is not known
show-give = Player { $seat } is to give a piece to player { $other }{ $window ->
    [open] , or to call the placement on { $last }.
    [lost] , and may no longer call the placement on { $last }.
   *[closed] .
}
show-place = Player { $seat } is to place { $piece }{ $window ->
    [open] , or to call the placement on { $last }.
    [lost] , and may no longer call the placement on { $last }.
   *[closed] .
}
show-decide = All pieces are placed; player { $seat } is to decline{ $window ->
    [open] , or to call the placement on { $last }.
    [lost] , and may no longer call the placement on { $last }.
   *[closed] .
}
show-acts = Player { $seat } is to act.
show-won = The game is over, { $result }: player { $seat } has won.
show-drawn = The game is over, { $result }: it is a draw.

# Quartex.
show-field-empty = The field is empty; home is 0,0.
label-field = Field: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $width } by { $height }
label-field-framed = Field: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $width } by { $height } of a frame of { $side } by { $side }
show-knows = { $eye ->
    [truth] Everything is known; the first player is { $first }.
    [seat] As player { $seat } sees it; the first player is { $first }.
   *[spectator] As a spectator sees it; the first player is { $first }.
}
show-lay = Player { $seat } is to lay a tile.
show-lay-or-cannot = Player { $seat } is to lay a tile, or to say that it cannot.
show-asks = Player { $seat } says that it cannot lay; { $count ->
    [one] player { $seats } is to point out where a tile fits, or to say “none”.
   *[other] players { $seats } are to point out where a tile fits, or to say “none”.
}
show-bound = Player { $seat } is to lay { $tile } on { $cell }, which was pointed out.
show-draw-home = { $count ->
    [one] The bag is to give { $count } tile for home.
   *[other] The bag is to give { $count } tiles for home.
}
show-draw-out = { $count ->
    [one] The bag is to give { $count } tile, out of the game.
   *[other] The bag is to give { $count } tiles, out of the game.
}
show-draw-hand = { $count ->
    [one] The bag is to give { $count } tile to player { $seat }.
   *[other] The bag is to give { $count } tiles to player { $seat }.
}
show-ended = The game is over: { $count ->
    [one] player { $seats } has won with { $points }.
   *[other] players { $seats } have won together with { $points }.
}
points-only = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
label-player = Player { $seat }{ $state ->
    [eliminated] , eliminated
   *[playing] {""}
}: hand { $held ->
    [0] none
   *[other] { $tiles }
}; tokens { $taken ->
    [0] none
   *[other] { $tokens }
}; { $score ->
    [one] { $points } point
   *[other] { $points } points
}{ $over ->
    [yes] {""}
   *[no] {" "}so far
}
label-stock = { $count ->
    [0] Stock: none
   *[other] Stock: { $tokens }
}
label-bag = Bag: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
label-bag-known = Bag: { $count ->
    [one] { $count } tile ({ $tiles })
   *[other] { $count } tiles ({ $tiles })
}
label-out = { $count ->
    [0] Out of the game: none
   *[other] Out of the game: { $tiles }
}
label-aside = Set aside: { $tiles }
label-in-bag = Put back and in the bag: { $tiles }
label-perhaps = Put back and in the bag or drawn since: { $tiles }
label-placements = { $count ->
    [0] Placements: none
   *[other] Placements, by cell: { $count }
}
label-spot = { $cell }: { $tiles }
label-spot-completes = { $cell } completes { $tokens }: { $tiles }
label-or = Or: { $moves }

# Records.
label-game = Game: { $game } { $rules }, { $name }
label-seat = Player { $seat }: { $sitter }
show-as-was = As it was.
show-as-spectator = As a spectator saw it.
show-as-seat = As player { $seat } saw it.
label-start = start
label-felt-nothing = nothing
label-result = Result: { $result }, { $reason }
show-under-way = The game is under way.
