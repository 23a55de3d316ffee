# Die Dinge, von denen die Sätze handeln. Wortgruppen, keine Sätze.
person-unnamed = Spieler { $number }
list-and = { $items } und { $last }
list-and-i = { $items } und { $last }
list-clauses = { $first }; { $second }
game-quarto = Quarto
game-access = Quarto Access
game-quartex = Quartex

# Die Figuren von Quarto. Nur das Loch steht hinter dem Wort.
piece-leading = colour shape height
piece-noun = Figur
piece-the = die { $piece }
piece-coded = die Figur { $code }
value-light = { $form ->
    [list] hell
    [plural] hell
   *[other] helle
}
value-dark = { $form ->
    [list] dunkel
    [plural] dunkel
   *[other] dunkle
}
value-smooth = { $form ->
    [list] glatt
    [plural] glatt
   *[other] glatte
}
value-grooved = { $form ->
    [list] gerillt
    [plural] gerillt
   *[other] gerillte
}
value-round = { $form ->
    [list] rund
    [plural] rund
   *[other] runde
}
value-square = { $form ->
    [list] eckig
    [plural] eckig
   *[other] eckige
}
value-short = { $form ->
    [list] klein
    [plural] klein
   *[other] kleine
}
value-tall = { $form ->
    [list] groß
    [plural] groß
   *[other] große
}
value-solid = ohne Loch
value-hollow = mit Loch

# Zehn verschiedene Buchstaben.
code-light = H
code-dark = D
code-smooth = T
code-grooved = L
code-round = R
code-square = E
code-short = K
code-tall = G
code-solid = O
code-hollow = M

characteristic-colour = Farbe
characteristic-surface = Oberfläche
characteristic-shape = Form
characteristic-height = Größe
characteristic-body = mit oder ohne Loch

# Felder und Reihen von Quarto.
spelled-a = Anton
spelled-b = Berta
spelled-c = Cäsar
spelled-d = Dora
cell-empty = leer
cell-unknown = unbekannt
cell-onto = auf { $cell }
cell-at = auf { $cell }
cell-numbers = Zeile { $row }, Spalte { $column }
cell-onto-numbers = in Zeile { $row }, Spalte { $column }
cell-at-numbers = in Zeile { $row }, Spalte { $column }
line-row = Zeile { $name }
line-column = Spalte { $name }
line-diagonal = Diagonale { $from } bis { $to }
line-square = Quadrat ab { $cell }

# Quartex.
field-home = Startfeld
field-steps = { $count ->
    [1] ein Feld
    [2] zwei Felder
    [3] drei Felder
    [4] vier Felder
    [5] fünf Felder
    [6] sechs Felder
    [7] sieben Felder
    [8] acht Felder
    [9] neun Felder
    [10] zehn Felder
    [11] elf Felder
    [12] zwölf Felder
   *[other] { $count } Felder
}
field-east = { $steps } östlich
field-west = { $steps } westlich
field-north = { $steps } nördlich
field-south = { $steps } südlich
field-from-home = { $way } vom Startfeld
    .terse = { $way }
symbol-cross = Kreuz
symbol-star = Stern
symbol-square = Quadrat
symbol-circle = Kreis
corner-free = frei
tile-the = das Plättchen { $tile }
tokens-cross = { $count ->
    [one] { $count } Kreuz-Chip
   *[other] { $count } Kreuz-Chips
}
tokens-star = { $count ->
    [one] { $count } Stern-Chip
   *[other] { $count } Stern-Chips
}
tokens-square = { $count ->
    [one] { $count } Quadrat-Chip
   *[other] { $count } Quadrat-Chips
}
tokens-circle = { $count ->
    [one] { $count } Kreis-Chip
   *[other] { $count } Kreis-Chips
}
points-of = { $person ->
    [you] du
   *[other] { $who }
} { $sign ->
    [minus] minus { $count }
   *[plus] { $count }
} { $count ->
    [one] Punkt
   *[other] Punkte
}

# Zeit.
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } { $role ->
        [object] Tagen
       *[subject] Tage
    }
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
