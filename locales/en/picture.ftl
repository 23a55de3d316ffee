# What pictures are called, and what is on them, for those who do not see them.
title-board = { $game } board { $count ->
    [0] without pieces
    [one] with { $count } piece
   *[other] with { $count } pieces
}
title-pieces = The sixteen pieces of { $game }
title-field = Quartex field { $count ->
    [0] without tiles
    [one] with { $count } tile
   *[other] with { $count } tiles
}
title-tiles = The 55 tiles of Quartex
title-print = Quartex to cut out
title-front = Quartex, sheet { $number }, front
title-back = Quartex, sheet { $number }, back
title-scores = Quartex, score sheet
picture-cell = { $cell }: { $what }.
picture-unknown = Not known: { $cells }.
picture-last = The last placement was on { $cell }.
picture-line = An alignment is pointed out: { $cells }.
picture-hand = In hand: { $piece }.
picture-hand-unknown = A piece that is not known may be in hand.
picture-left = Left: { $pieces }.
picture-left-unknown = What is left is not known.
picture-none-left = No piece is left.
picture-pieces = Two rows of eight, { $first } above, { $second } below. In each row, from the left: four round pieces, then four square ones; of each four, two short ones, then two tall ones; of each two, a solid one, then a hollow one.
picture-tiles = Each tile with its name: its corners, read clockwise from the top left. X is the violet cross, S the blue star, Q the red square, O the yellow circle.
picture-frame = The frame is { $side } by { $side }.
picture-last-tile = The last tile lies on { $cell }.
picture-stock = Stock: { $tokens }.
picture-seat = Player { $number }: { $tokens }; { $hand }.
picture-front = Tiles and tokens to cut out.
picture-back = The backs of the tiles and tokens, where the sheet is turned over its long edge.
picture-scores = Three games of up to five players: tokens of each symbol times those left in the stock, less the tiles left, and the sum.
held-nothing = no tiles
held-hidden = { $count ->
    [one] { $count } tile not known
   *[other] { $count } tiles not known
}
