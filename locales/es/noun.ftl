# Las cosas de las que hablan las frases. Grupos de palabras, no frases.
person-unnamed = Jugador { $number }
list-and = { $items } y { $last }
# Delante del sonido de una i.
list-and-i = { $items } e { $last }
list-clauses = { $first }; { $second }
game-quarto = Quarto
game-access = Quarto Access
game-quartex = Quartex

# Las piezas de Quarto. En español todo sigue al nombre.
piece-leading = none
piece-noun = pieza
piece-the = la { $piece }
piece-coded = la pieza { $code }
value-light = { $form ->
    [plural] claras
   *[other] clara
}
value-dark = { $form ->
    [plural] oscuras
   *[other] oscura
}
value-smooth = { $form ->
    [plural] lisas
   *[other] lisa
}
value-grooved = { $form ->
    [plural] ranuradas
   *[other] ranurada
}
value-round = { $form ->
    [plural] redondas
   *[other] redonda
}
value-square = { $form ->
    [plural] cuadradas
   *[other] cuadrada
}
value-short = { $form ->
    [plural] bajas
   *[other] baja
}
value-tall = { $form ->
    [plural] altas
   *[other] alta
}
value-solid = { $form ->
    [plural] llenas
   *[other] llena
}
value-hollow = { $form ->
    [plural] huecas
   *[other] hueca
}

# Diez letras diferentes.
code-light = C
code-dark = O
code-smooth = L
code-grooved = N
code-round = R
code-square = Q
code-short = B
code-tall = A
code-solid = E
code-hollow = H

characteristic-colour = color
characteristic-surface = superficie
characteristic-shape = forma
characteristic-height = altura
characteristic-body = llena o hueca

# Las casillas y los alineamientos de Quarto.
spelled-a = Antonio
spelled-b = Barcelona
spelled-c = Carmen
spelled-d = Dolores
cell-empty = vacía
cell-unknown = desconocida
cell-onto = en { $cell }
cell-at = en { $cell }
cell-numbers = fila { $row }, columna { $column }
cell-onto-numbers = en la fila { $row }, columna { $column }
cell-at-numbers = en la fila { $row }, columna { $column }
line-row = fila { $name }
line-column = columna { $name }
line-diagonal = diagonal de { $from } a { $to }
line-square = cuadrado de cuatro desde { $cell }

# Quartex.
field-home = casilla inicial
field-steps = { $count ->
    [1] una casilla
    [2] dos casillas
    [3] tres casillas
    [4] cuatro casillas
    [5] cinco casillas
    [6] seis casillas
    [7] siete casillas
    [8] ocho casillas
    [9] nueve casillas
    [10] diez casillas
    [11] once casillas
    [12] doce casillas
   *[other] { $count } casillas
}
field-east = { $steps } al este
field-west = { $steps } al oeste
field-north = { $steps } al norte
field-south = { $steps } al sur
field-from-home = { $way } de la casilla inicial
    .terse = { $way }
symbol-cross = cruz
symbol-star = estrella
symbol-square = cuadrado
symbol-circle = círculo
corner-free = libre
tile-the = la loseta { $tile }
tokens-cross = { $count ->
    [one] { $count } ficha de cruz
   *[other] { $count } fichas de cruz
}
tokens-star = { $count ->
    [one] { $count } ficha de estrella
   *[other] { $count } fichas de estrella
}
tokens-square = { $count ->
    [one] { $count } ficha de cuadrado
   *[other] { $count } fichas de cuadrado
}
tokens-circle = { $count ->
    [one] { $count } ficha de círculo
   *[other] { $count } fichas de círculo
}
points-of = { $person ->
    [you] tú
   *[other] { $who }
} { $sign ->
    [minus] menos { $count }
   *[plus] { $count }
} { $count ->
    [one] punto
   *[other] puntos
}

# El tiempo.
span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
