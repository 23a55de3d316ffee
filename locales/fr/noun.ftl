# Les choses dont parlent les phrases. Des groupes de mots, pas des phrases.
person-unnamed = Joueur { $number }
list-and = { $items } et { $last }
list-and-i = { $items } et { $last }
list-clauses = { $first } ; { $second }
game-quarto = Quarto
game-access = Quarto Access
game-quartex = Quartex

# Les pièces de Quarto. En français tout suit le nom.
piece-leading = none
piece-noun = pièce
piece-the = la { $piece }
piece-coded = la pièce { $code }
value-light = { $form ->
    [plural] claires
   *[other] claire
}
value-dark = { $form ->
    [plural] foncées
   *[other] foncée
}
value-smooth = { $form ->
    [plural] lisses
   *[other] lisse
}
value-grooved = { $form ->
    [plural] rainurées
   *[other] rainurée
}
value-round = { $form ->
    [plural] rondes
   *[other] ronde
}
value-square = { $form ->
    [plural] carrées
   *[other] carrée
}
value-short = { $form ->
    [plural] basses
   *[other] basse
}
value-tall = { $form ->
    [plural] hautes
   *[other] haute
}
value-solid = { $form ->
    [plural] pleines
   *[other] pleine
}
value-hollow = { $form ->
    [plural] creuses
   *[other] creuse
}

# Dix lettres différentes.
code-light = C
code-dark = F
code-smooth = L
code-grooved = N
code-round = R
code-square = Q
code-short = B
code-tall = H
code-solid = P
code-hollow = V

characteristic-colour = couleur
characteristic-surface = surface
characteristic-shape = forme
characteristic-height = hauteur
characteristic-body = pleine ou creuse

# Les cases et les alignements de Quarto.
spelled-a = Anatole
spelled-b = Berthe
spelled-c = Célestin
spelled-d = Désiré
cell-empty = vide
cell-unknown = inconnue
cell-onto = en { $cell }
cell-at = en { $cell }
cell-numbers = ligne { $row }, colonne { $column }
cell-onto-numbers = à la ligne { $row }, colonne { $column }
cell-at-numbers = à la ligne { $row }, colonne { $column }
line-row = ligne { $name }
line-column = colonne { $name }
line-diagonal = diagonale de { $from } à { $to }
line-square = carré de quatre à partir de { $cell }

# Quartex.
field-home = case de départ
field-steps = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
    [7] sept cases
    [8] huit cases
    [9] neuf cases
    [10] dix cases
    [11] onze cases
    [12] douze cases
   *[other] { $count } cases
}
field-east = { $steps } à l’est
field-west = { $steps } à l’ouest
field-north = { $steps } au nord
field-south = { $steps } au sud
field-from-home = { $way } de la case de départ
    .terse = { $way }
symbol-cross = croix
symbol-star = étoile
symbol-square = carré
symbol-circle = cercle
corner-free = libre
tile-the = la plaquette { $tile }
tokens-cross = { $count ->
    [one] { $count } jeton croix
   *[other] { $count } jetons croix
}
tokens-star = { $count ->
    [one] { $count } jeton étoile
   *[other] { $count } jetons étoile
}
tokens-square = { $count ->
    [one] { $count } jeton carré
   *[other] { $count } jetons carré
}
tokens-circle = { $count ->
    [one] { $count } jeton cercle
   *[other] { $count } jetons cercle
}
points-of = { $person ->
    [you] vous
   *[other] { $who }
} { $sign ->
    [minus] moins { $count }
   *[plus] { $count }
} { $count ->
    [one] point
   *[other] points
}

# Le temps.
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
