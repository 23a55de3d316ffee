# Une position ou une feuille de partie en texte. Les étiquettes n’ont pas de point final.
label-rules = Règles : { $rules } ({ $meaning })
rule-all = tous les caractères comptent
rule-only = { $count ->
    [one] seul compte ceci : { $characteristics }
   *[other] seuls comptent ceux-ci : { $characteristics }
}
rule-lines = lignes, colonnes et diagonales
rule-squares = lignes, colonnes, diagonales et carrés
rule-point = qui annonce montre l’alignement
rule-call = l’annonce suffit
rule-auto = le jeu annonce lui-même
rule-wrong-once = après une fausse annonce, plus d’annonce avant la pièce suivante
rule-wrong-loses = une fausse annonce fait perdre la partie
rule-wrong-free = les fausses annonces ne coûtent rien
rule-players = { $count } joueurs
rule-claims = à chacun de voir que rien ne convient
rule-claims-auto = le jeu voit que rien ne convient
rule-ties-shared = à égalité, victoire partagée
rule-ties-tiles = à égalité, le moins de plaquettes l’emporte, puis le plus de jetons
rule-start-hand = la première plaquette vient de la main
rule-start-bag = la première plaquette vient du sac
rule-frame = un cadre de { $side } sur { $side }
rule-no-frame = pas de cadre
label-moves = { $count ->
    [0] Coups : aucun
   *[other] Coups : { $moves }
}
label-calls = { $count ->
    [0] Annonces justes : aucune
   *[other] Annonces justes : { $moves }
}
label-lapsed = Alignements caducs : { $lines }
label-beside = { $count ->
    [0] À côté du plateau : rien
   *[other] À côté du plateau : { $pieces }
}
label-canonical = La même à symétrie près : { $position }
label-hand = Pièce en main : { $piece }
label-hand-empty = Pièce en main : aucune
label-hand-unknown = Pièce en main : une pièce inconnue
show-give = Le joueur { $seat } doit donner une pièce au joueur { $other }{ $window ->
    [open] , ou annoncer le placement en { $last }.
    [lost] , et ne peut plus annoncer le placement en { $last }.
   *[closed] .
}
show-place = Le joueur { $seat } doit placer { $piece }{ $window ->
    [open] , ou annoncer le placement en { $last }.
    [lost] , et ne peut plus annoncer le placement en { $last }.
   *[closed] .
}
show-decide = Toutes les pièces sont placées ; le joueur { $seat } doit passer{ $window ->
    [open] , ou annoncer le placement en { $last }.
    [lost] , et ne peut plus annoncer le placement en { $last }.
   *[closed] .
}
show-acts = C’est au joueur { $seat } de jouer.
show-won = La partie est finie, { $result } : le joueur { $seat } a gagné.
show-drawn = La partie est finie, { $result } : il y a match nul.

# Quartex.
show-field-empty = La table est vide ; la case de départ est 0,0.
label-field = Table : { $count ->
    [one] { $count } plaquette
   *[other] { $count } plaquettes
}, { $width } sur { $height }
label-field-framed = Table : { $count ->
    [one] { $count } plaquette
   *[other] { $count } plaquettes
}, { $width } sur { $height } dans un cadre de { $side } sur { $side }
show-knows = { $eye ->
    [truth] Tout est connu ; le joueur { $first } commence.
    [seat] Vu du joueur { $seat } ; le joueur { $first } commence.
   *[spectator] Vu par un spectateur ; le joueur { $first } commence.
}
show-lay = Le joueur { $seat } doit poser une plaquette.
show-lay-or-cannot = Le joueur { $seat } doit poser une plaquette, ou dire qu’il ne peut pas.
show-asks = Le joueur { $seat } dit ne pas pouvoir poser ; { $count ->
    [one] le joueur { $seats } doit indiquer où va une plaquette, ou dire « aucune ».
   *[other] les joueurs { $seats } doivent indiquer où va une plaquette, ou dire « aucune ».
}
show-bound = Le joueur { $seat } doit poser { $tile } en { $cell }, comme indiqué.
show-draw-home = { $count ->
    [one] Le sac doit donner { $count } plaquette pour la case de départ.
   *[other] Le sac doit donner { $count } plaquettes pour la case de départ.
}
show-draw-out = { $count ->
    [one] Le sac doit donner { $count } plaquette, retirée du jeu.
   *[other] Le sac doit donner { $count } plaquettes, retirées du jeu.
}
show-draw-hand = { $count ->
    [one] Le sac doit donner { $count } plaquette au joueur { $seat }.
   *[other] Le sac doit donner { $count } plaquettes au joueur { $seat }.
}
show-ended = La partie est finie : { $count ->
    [one] le joueur { $seats } a gagné avec { $points }.
   *[other] les joueurs { $seats } ont gagné ensemble avec { $points }.
}
points-only = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
label-player = Joueur { $seat }{ $state ->
    [eliminated] , éliminé
   *[playing] {""}
} : main { $held ->
    [0] vide
   *[other] { $tiles }
} ; jetons { $taken ->
    [0] aucun
   *[other] { $tokens }
} ; { $score ->
    [one] { $points } point
   *[other] { $points } points
}{ $over ->
    [yes] {""}
   *[no] {" "}pour l’instant
}
label-stock = { $count ->
    [0] Stock : vide
   *[other] Stock : { $tokens }
}
label-bag = Sac : { $count ->
    [one] { $count } plaquette
   *[other] { $count } plaquettes
}
label-bag-known = Sac : { $count ->
    [one] { $count } plaquette ({ $tiles })
   *[other] { $count } plaquettes ({ $tiles })
}
label-out = { $count ->
    [0] Retirées du jeu : aucune
   *[other] Retirées du jeu : { $tiles }
}
label-aside = Mises de côté : { $tiles }
label-in-bag = Remises et dans le sac : { $tiles }
label-perhaps = Remises et dans le sac ou piochées depuis : { $tiles }
label-placements = { $count ->
    [0] Placements : aucun
   *[other] Placements, par case : { $count }
}
label-spot = { $cell } : { $tiles }
label-spot-completes = { $cell } complète { $tokens } : { $tiles }
label-or = Ou : { $moves }

# Feuilles de partie.
label-game = Jeu : { $game } { $rules }, { $name }
label-seat = Joueur { $seat } : { $sitter }
show-as-was = Comme c’était.
show-as-spectator = Vu par un spectateur.
show-as-seat = Vu du joueur { $seat }.
label-start = début
label-felt-nothing = rien
label-result = Résultat : { $result }, { $reason }
show-under-way = La partie est en cours.
