# Réponses aux questions.
due-give = { $person ->
    [you] C’est à vous : donnez une pièce.
   *[other] C’est à { $who } de donner une pièce.
}
    .terse = { $person ->
        [you] À vous : donnez une pièce.
       *[other] { $who } choisit une pièce.
    }
due-give-or-call = { $person ->
    [you] C’est à vous : donnez une pièce, ou d’abord annoncez Quarto.
   *[other] C’est à { $who } de donner une pièce ou d’annoncer Quarto.
}
    .terse = { $person ->
        [you] À vous : donnez une pièce ou annoncez Quarto.
       *[other] { $who } choisit une pièce ou annonce Quarto.
    }
due-place = { $person ->
    [you] C’est à vous : placez la pièce.
   *[other] C’est à { $who } de placer la pièce.
}
    .terse = { $person ->
        [you] À vous : placez la pièce.
       *[other] { $who } place la pièce.
    }
due-place-or-call = { $person ->
    [you] C’est à vous : placez la pièce, ou d’abord annoncez Quarto.
   *[other] C’est à { $who } de placer la pièce ou d’annoncer Quarto.
}
    .terse = { $person ->
        [you] À vous : placez la pièce ou annoncez Quarto.
       *[other] { $who } place la pièce ou annonce Quarto.
    }
due-call-or-decline = { $person ->
    [you] Toutes les pièces sont placées. Annoncez Quarto ou passez.
   *[other] Toutes les pièces sont placées. C’est à { $who } d’annoncer Quarto ou de passer.
}
due-decline = { $person ->
    [you] Toutes les pièces sont placées. Passez pour finir votre tour.
   *[other] Toutes les pièces sont placées. C’est à { $who } de passer.
}
due-lay = { $person ->
    [you] C’est à vous : posez une plaquette.
   *[other] C’est à { $who } de poser une plaquette.
}
    .terse = { $person ->
        [you] À vous : posez une plaquette.
       *[other] { $who } pose une plaquette.
    }
due-lay-this = { $person ->
    [you] C’est à vous : posez { $tile }, { $spot }.
   *[other] C’est à { $who } de poser { $tile }, { $spot }.
}
due-answer = Une main est montrée. Indiquez où va une de ses plaquettes, ou dites « aucune ».
due-answers = Une main est montrée. Réponse attendue : { $names }.
due-draw = Les joueurs piochent des plaquettes.

answer-offer-draw = { $person ->
    [you] Vous avez proposé le match nul.
   *[other] { $who } propose le match nul : acceptez ou refusez.
}
answer-offer-takeback = { $person ->
    [you] Vous avez demandé à reprendre votre dernier coup.
   *[other] { $who } demande à reprendre son dernier coup : acceptez ou refusez.
}
answer-offer-time = { $person ->
    [you] Vous avez demandé plus de temps.
   *[other] { $who } demande plus de temps : acceptez ou refusez.
}
answer-offer-pause = { $person ->
    [you] Vous avez proposé une pause.
   *[other] { $who } propose une pause : acceptez ou refusez.
}
answer-offer-rematch = { $person ->
    [you] Vous avez proposé une autre partie.
   *[other] { $who } propose une autre partie : acceptez ou refusez.
}
answer-nothing-said = Rien n’a encore été dit.
answer-no-move = Rien n’a encore été joué.
answer-log-closed = Tant que les masques sont mis, les coups passés ne sont pas redits.
answer-masks = Les masques sont mis : touchez une case ou un emplacement à la fois.
answer-spectator = Vous regardez : seuls les joueurs peuvent faire cela.

# Quarto.
answer-hand = { $person ->
    [you] Vous tenez { $piece }.
   *[other] { $who } tient { $piece }.
}
answer-hand-unknown = { $person ->
    [you] Vous tenez une pièce.
   *[other] { $who } tient une pièce.
}
answer-hand-empty = Personne n’a de pièce en main.
answer-line = { $line } : { $cells }.
answer-left = { $count ->
    [one] Il reste une pièce : { $pieces }.
   *[other] Il reste { $count } pièces : { $pieces }.
}
answer-none-left = Il ne reste aucune pièce à côté du plateau.
answer-occupied = { $count ->
    [one] Une case est occupée : { $cells }.
   *[other] { $count } cases sont occupées : { $cells }.
}
answer-board-empty = Le plateau est vide.
answer-free = { $count ->
    [one] Une case est libre : { $cells }.
   *[other] { $count } cases sont libres : { $cells }.
}
answer-board-full = Le plateau est plein.
answer-no-score = Il n’y a pas de points au Quarto : la première annonce juste gagne.
answer-no-stock = Quarto n’a pas de stock de jetons.

# Quartex.
answer-tile = { $spot } : { $tile }.
answer-opening = { $spot } : libre ; coins, dans le sens horaire depuis le haut à gauche : { $corners }.
answer-no-tile = { $spot } : il n’y a rien.
answer-no-tiles = { $person ->
    [you] Vous n’avez pas de plaquette.
   *[other] { $who } n’a pas de plaquette.
}
answer-holds = { $person ->
    [you] Vous avez { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    }.
   *[other] { $who } a { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    }.
}
answer-holds-known = { $person ->
    [you] Vous avez { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    } : { $tiles }.
   *[other] { $who } a { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    }, dont { $tiles }.
}
answer-bag = { $count ->
    [0] Le sac est vide.
    [one] Il y a une plaquette dans le sac.
   *[other] Il y a { $count } plaquettes dans le sac.
}
answer-field-empty = Aucune plaquette n’est encore posée.
answer-missing = { $count ->
    [one] Il manque une plaquette à un symbole : { $symbols }.
   *[other] Il manque une seule plaquette à { $count } symboles : { $symbols }.
}
answer-none-missing = Il n’y a aucun symbole auquel ne manque qu’une plaquette.
answer-score = Si la partie finissait maintenant : { $points }.
answer-stock = Dans le stock : { $tokens }.
answer-stock-empty = Le stock est vide.
answer-no-aids = À cette table, c’est à vous de voir ce qui convient où.
answer-nothing-fits = Aucune de vos plaquettes ne convient nulle part.
answer-fits = { $count ->
    [one] Une façon de poser : { $spots }.
   *[other] { $count } façons de poser : { $spots }.
}

# Aide.
help-acts = Pour jouer, tapez : { $words }.
help-questions = Pour demander, tapez : { $words }.
help-table = À la table, tapez : { $words }.
