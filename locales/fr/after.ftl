# Replay, analysis, rules and lessons on the page.
after-seat = Joueur { $number }
after-board = Le plateau
after-empty = vide

## A game that is over.
after-replay = Une partie finie
after-replay-title = Partie rejouée : { $names }
after-winner = Vainqueur
after-step = Étape { $number } sur { $count }
after-start = La partie commence.
after-walk = Parcourir la partie
after-first = Début
after-back = Retour
after-next = Suite
after-last = Fin
after-from-here = Jouer à partir d’ici
after-moves = Toutes les étapes
after-moves-worth = À côté de chaque étape : qui gagne à partir de là si les deux jouent parfaitement.
after-drew = { $who } pioche : { $tiles }.
after-touches = { $count ->
    [one] { $count } toucher avant cela
   *[other] { $count } touchers avant cela
}
after-touched = { $who } a touché { $place } : { $found }.
after-touch-place = emplacement { $number }
after-touch-nothing = rien

## What a step was worth.
after-worth-win = { $count ->
    [0] gagne tout de suite
   *[other] gain en { $count }
}
after-worth-draw = match nul
after-worth-loss = { $count ->
    [0] perd tout de suite
   *[other] perte en { $count }
}
after-worth-unknown = inconnu
after-badge-win = { $who } gagne
after-best-win = { $count ->
    [0] { $who } peut gagner tout de suite.
    [one] { $who } gagne dès la prochaine pièce placée, quoi que fasse l’autre.
   *[other] { $who } gagne en jouant parfaitement, { $count } pièces plus tard.
}
after-best-draw = Si les deux jouent parfaitement, il y a match nul.
after-best-unknown = On ne sait pas encore ce que vaut cette position.
after-turns = Là où la partie a basculé
after-turning-point = Tournant
after-at-step = Étape { $number }.
after-turned = { $before ->
    [won] { $after ->
        [won] Jusque-là, { $had } gagnait. À partir de là, { $has } gagne.
       *[drawn] Jusque-là, { $had } gagnait. À partir de là, il y a match nul.
    }
   *[drawn] Jusque-là, il y avait match nul. À partir de là, { $has } gagne.
}
after-better = { $count ->
    [one] Un seul coup était juste : { $moves }.
   *[other] Il valait mieux, par exemple : { $moves }.
}
after-no-turn = Personne ne s’est trompé : aucune étape n’a lâché un gain ou un match nul.
after-no-turn-known = Pour autant qu’on sache, aucune étape n’a lâché un gain ou un match nul.
after-not-all-known = Certaines positions du début sont trop difficiles à résoudre dans le temps disponible.
after-thinking = L’ordinateur calcule encore.
after-reload = Regarder de nouveau

## A record.
after-check = Était-ce équitable ?
after-checked = La partie a été rejouée depuis le début, et chaque tirage a été refait. Le résultat :
after-check-yourself = Inutile de nous croire sur parole : téléchargez la partie notée et vérifiez-la avec
after-record-text = Partie notée en texte
after-record-json = Partie notée en lignes JSON
after-again = Et maintenant
after-next-game = La partie suivante
after-to-table = Retour à la table
after-new-game = Nouvelle partie
after-rules = Règles
after-terms = Ce qui était convenu

## A position.
after-analysis = Analyse
after-analysis-about = Toute position de Quarto a une valeur exacte. Choisissez un coup sur le plateau pour voir où il mène.
after-due-give = Le joueur { $seat } donne une pièce
after-due-place = Le joueur { $seat } place la pièce
after-due-decide = Le joueur { $seat } peut encore annoncer Quarto
after-over-won = Le joueur { $seat } a gagné
after-over-drawn = Il y a match nul
after-in-hand = En main :
after-value-win = { $count ->
    [0] Le joueur { $seat } peut gagner tout de suite, en annonçant Quarto.
    [one] Le joueur { $seat } gagne dès la prochaine pièce placée.
   *[other] Le joueur { $seat } gagne, { $count } pièces plus tard.
}
after-value-draw = Si les deux jouent parfaitement, il y a match nul.
after-value-loss = { $count ->
    [0] Le joueur { $seat } a perdu : l’adversaire peut annoncer Quarto.
    [one] Le joueur { $seat } perd dès la prochaine pièce placée.
   *[other] Le joueur { $seat } perd, { $count } pièces plus tard.
}
after-too-much = Cette position est trop difficile à résoudre dans le temps disponible. Essayez un coup, ou regardez de nouveau.
after-too-much-moves = Certains coups sont trop difficiles à résoudre dans le temps disponible.
after-give-one = { $count ->
    [one] Donner cette pièce
   *[other] Donner une des { $count } pièces
}
after-left = { $count ->
    [one] { $count } pièce à côté du plateau
   *[other] { $count } pièces à côté du plateau
}
after-give = donner { $piece }
after-call = Annoncer Quarto
after-call-line = Annoncer Quarto : { $line }
after-decline = Ne rien annoncer
after-line = Meilleure suite
after-all-moves = Tous les coups
after-no-position = Cette position n’est pas valable
after-type = Une autre position
after-type-about = Quatre lignes depuis le haut, la pièce en main, le joueur, les règles, la dernière pièce placée. Par exemple :
after-position = Position
after-show = Montrer
after-from-start = Depuis le début

## Rules and lessons.
after-rules-of = Règles : { $game }
after-contents = Sommaire
after-other-rules = Règles des autres jeux
after-learn = Apprendre
after-learn-about = Une courte leçon pour chaque jeu, et toutes les règles.
after-lesson = Commencer la leçon
after-lesson-of = Votre première partie : { $game }
after-lesson-step = Étape { $number } sur { $count }
after-lesson-steps = Étapes de la leçon
after-lesson-next = Étape suivante
after-lesson-again = La leçon depuis le début
after-begin = Commencer
after-unread = Je ne comprends pas : { $text }
after-show-answer = Montrer une réponse
after-type-move = Ou tapez votre coup, par exemple « { $example } »
after-try = Essayer
after-touch-board = Toucher une case
after-touch-beside = Toucher un emplacement à côté du plateau
after-give-from = Donner la pièce de
after-place-on = Placer votre pièce sur
after-tiles = Vos plaquettes
after-lay-where = Où poser { $tile }
after-cannot = Je ne peux pas poser
after-none = Je n’en vois aucune
