# The things sentences are about. Phrases, not sentences.
person-unnamed = Player { $number }
list-and = { $items } and { $last }
list-and-i = { $items } and { $last }
list-clauses = { $first }; { $second }
game-quarto = Quarto
game-access = Quarto Access
game-quartex = Quartex

# Quarto's pieces. "piece-leading" names the characteristics that stand before the noun.
piece-leading = colour shape height body
piece-noun = piece
piece-the = the { $piece }
piece-coded = piece { $code }
value-light = light
value-dark = dark
value-smooth = smooth
value-grooved = grooved
value-round = round
value-square = square
value-short = short
value-tall = tall
value-solid = solid
value-hollow = hollow

# Ten different letters.
code-light = L
code-dark = D
code-smooth = M
code-grooved = G
code-round = R
code-square = Q
code-short = S
code-tall = T
code-solid = F
code-hollow = H

characteristic-colour = colour
characteristic-surface = surface
characteristic-shape = shape
characteristic-height = height
characteristic-body = solid or hollow

# Quarto's cells and lines.
spelled-a = alfa
spelled-b = bravo
spelled-c = charlie
spelled-d = delta
cell-empty = empty
cell-unknown = unknown
cell-onto = on { $cell }
cell-at = on { $cell }
cell-numbers = row { $row }, column { $column }
cell-onto-numbers = in row { $row }, column { $column }
cell-at-numbers = in row { $row }, column { $column }
line-row = row { $name }
line-column = column { $name }
line-diagonal = diagonal { $from } to { $to }
line-square = square of four from { $cell }

# Quartex.
field-home = home
field-steps = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
field-east = { $steps } east
field-west = { $steps } west
field-north = { $steps } north
field-south = { $steps } south
field-from-home = { $way } of home
    .terse = { $way }
symbol-cross = cross
symbol-star = star
symbol-square = square
symbol-circle = circle
corner-free = free
tile-the = the tile { $tile }
tokens-cross = { $count ->
    [one] { $count } cross token
   *[other] { $count } cross tokens
}
tokens-star = { $count ->
    [one] { $count } star token
   *[other] { $count } star tokens
}
tokens-square = { $count ->
    [one] { $count } square token
   *[other] { $count } square tokens
}
tokens-circle = { $count ->
    [one] { $count } circle token
   *[other] { $count } circle tokens
}
points-of = { $person ->
    [you] you
   *[other] { $who }
} { $sign ->
    [minus] minus { $count }
   *[plus] { $count }
} { $count ->
    [one] point
   *[other] points
}

# Time.
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
