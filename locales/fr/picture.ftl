# Comment s’appellent les images et ce qu’elles montrent, pour qui ne les voit pas.
title-board = Plateau de { $game } { $count ->
    [0] sans pièces
    [one] avec { $count } pièce
   *[other] avec { $count } pièces
}
title-pieces = Les seize pièces de { $game }
title-field = Table de Quartex { $count ->
    [0] sans plaquettes
    [one] avec { $count } plaquette
   *[other] avec { $count } plaquettes
}
title-tiles = Les 55 plaquettes de Quartex
title-print = Quartex à découper
title-front = Quartex, feuille { $number }, recto
title-back = Quartex, feuille { $number }, verso
title-scores = Quartex, feuille de score
picture-cell = { $cell } : { $what }.
picture-unknown = Inconnues : { $cells }.
picture-last = La dernière pièce a été placée en { $cell }.
picture-line = Un alignement est montré : { $cells }.
picture-hand = En main : { $piece }.
picture-hand-unknown = Une pièce inconnue est peut-être en main.
picture-left = Restent : { $pieces }.
picture-left-unknown = Ce qui reste n’est pas connu.
picture-none-left = Il ne reste aucune pièce.
picture-pieces = Deux rangées de huit, { $first } en haut, { $second } en bas. Dans chaque rangée, à partir de la gauche : quatre pièces rondes, puis quatre carrées ; dans chaque groupe de quatre, deux basses, puis deux hautes ; dans chaque paire, une pleine, puis une creuse.
picture-tiles = Chaque plaquette avec son nom : ses coins, lus dans le sens des aiguilles d’une montre à partir du coin en haut à gauche. X est la croix violette, S l’étoile bleue, Q le carré rouge, O le cercle jaune.
picture-frame = Le cadre est de { $side } cases sur { $side }.
picture-last-tile = La dernière plaquette est en { $cell }.
picture-stock = Stock : { $tokens }.
picture-seat = Joueur { $number } : { $tokens } ; { $hand }.
picture-front = Plaquettes et jetons à découper.
picture-back = Le dos des plaquettes et des jetons, la feuille étant retournée sur son grand côté.
picture-scores = Trois parties à cinq joueurs au plus : les jetons de chaque symbole multipliés par ceux qui restent dans le stock, moins les plaquettes restantes, et la somme.
held-nothing = aucune plaquette
held-hidden = { $count ->
    [one] { $count } plaquette inconnue
   *[other] { $count } plaquettes inconnues
}
