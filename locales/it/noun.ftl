# Le cose di cui parlano le frasi. Gruppi di parole, non frasi.
person-unnamed = Giocatore { $number }
list-and = { $items } e { $last }
list-and-i = { $items } e { $last }
list-clauses = { $first }; { $second }
game-quarto = Quarto
game-access = Quarto Access
game-quartex = Quartex

# I pezzi di Quarto. In italiano tutto segue il nome.
piece-leading = none
piece-noun = pezzo
piece-the = il { $piece }
piece-coded = il pezzo { $code }
value-light = { $form ->
    [plural] chiari
   *[other] chiaro
}
value-dark = { $form ->
    [plural] scuri
   *[other] scuro
}
value-smooth = { $form ->
    [plural] lisci
   *[other] liscio
}
value-grooved = { $form ->
    [plural] scanalati
   *[other] scanalato
}
value-round = { $form ->
    [plural] rotondi
   *[other] rotondo
}
value-square = { $form ->
    [plural] quadrati
   *[other] quadrato
}
value-short = { $form ->
    [plural] bassi
   *[other] basso
}
value-tall = { $form ->
    [plural] alti
   *[other] alto
}
value-solid = { $form ->
    [plural] pieni
   *[other] pieno
}
value-hollow = { $form ->
    [plural] cavi
   *[other] cavo
}

# Dieci lettere diverse.
code-light = C
code-dark = S
code-smooth = L
code-grooved = N
code-round = R
code-square = Q
code-short = B
code-tall = A
code-solid = P
code-hollow = V

characteristic-colour = colore
characteristic-surface = superficie
characteristic-shape = forma
characteristic-height = altezza
characteristic-body = pieno o cavo

# Le caselle e gli allineamenti di Quarto.
spelled-a = Ancona
spelled-b = Bologna
spelled-c = Como
spelled-d = Domodossola
cell-empty = vuota
cell-unknown = sconosciuta
cell-onto = in { $cell }
cell-at = in { $cell }
cell-numbers = riga { $row }, colonna { $column }
cell-onto-numbers = nella riga { $row }, colonna { $column }
cell-at-numbers = nella riga { $row }, colonna { $column }
line-row = riga { $name }
line-column = colonna { $name }
line-diagonal = diagonale da { $from } a { $to }
line-square = quadrato di quattro da { $cell }

# Quartex.
field-home = casella di partenza
field-steps = { $count ->
    [1] una casella
    [2] due caselle
    [3] tre caselle
    [4] quattro caselle
    [5] cinque caselle
    [6] sei caselle
    [7] sette caselle
    [8] otto caselle
    [9] nove caselle
    [10] dieci caselle
    [11] undici caselle
    [12] dodici caselle
   *[other] { $count } caselle
}
field-east = { $steps } a est
field-west = { $steps } a ovest
field-north = { $steps } a nord
field-south = { $steps } a sud
field-from-home = { $way } della casella di partenza
    .terse = { $way }
symbol-cross = croce
symbol-star = stella
symbol-square = quadrato
symbol-circle = cerchio
corner-free = libero
tile-the = il tassello { $tile }
tokens-cross = { $count ->
    [one] { $count } gettone croce
   *[other] { $count } gettoni croce
}
tokens-star = { $count ->
    [one] { $count } gettone stella
   *[other] { $count } gettoni stella
}
tokens-square = { $count ->
    [one] { $count } gettone quadrato
   *[other] { $count } gettoni quadrato
}
tokens-circle = { $count ->
    [one] { $count } gettone cerchio
   *[other] { $count } gettoni cerchio
}
points-of = { $person ->
    [you] tu
   *[other] { $who }
} { $sign ->
    [minus] meno { $count }
   *[plus] { $count }
} { $count ->
    [one] punto
   *[other] punti
}

# Il tempo.
span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
span-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
span-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
