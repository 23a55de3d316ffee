# Ce que le programme lui-même dit au terminal. Commandes et adresses sont au milieu de la phrase, pour que
# personne ne copie un point avec elles.
remark-welcome = Tapez « { $help } » pour voir les commandes, « { $quit } » pour arrêter. La partie est enregistrée.
remark-asides = Pour le programme, tapez : { $words }.
remark-phrases = Pour les autres à la table, tapez : { $words }.
remark-kept = La partie est enregistrée. Tapez { $command } pour la reprendre.
remark-interrupted = La partie est interrompue et enregistrée. Tapez { $command } pour la reprendre.
remark-end = Il n’y a plus rien à lire. La partie est enregistrée ; tapez { $command } pour la reprendre.
remark-resumed = { $count ->
    [0] Vous continuez la partie de { $game }.
   *[other] Vous continuez la partie de { $game } contre { $others }.
}
remark-nothing-kept = Aucune partie n’est enregistrée ici.
remark-kept-game = { $count ->
    [0] { $name } : { $game }.
   *[other] { $name } : { $game } contre { $others }.
}
remark-kept-over = { $count ->
    [0] { $name } : { $game }, partie finie, résultat { $result }.
   *[other] { $name } : { $game } contre { $others }, partie finie, résultat { $result }.
}
remark-pass = C’est à { $who } de jouer. Quand personne d’autre ne regarde ni n’écoute, tapez « { $me } ».
remark-not-you = Le clavier n’a pas à changer de mains maintenant.
remark-no-board = Il n’y a encore rien à montrer.
remark-board-covered = Tant que les masques sont portés, il n’y a pas de plateau à voir.
remark-messages-short = Les messages sont courts.
remark-messages-normal = Les messages sont de longueur normale.
remark-messages-long = Les messages sont longs et disent ce qu’ils signifient pour vous.
remark-pieces-words = Les pièces et les plaquettes sont nommées en mots.
remark-pieces-codes = Les pièces et les plaquettes sont nommées en codes.
remark-cells-letters = Les cases sont nommées par lettre et chiffre : { $example }.
remark-cells-spelled = Les lettres des cases sont épelées : { $example }.
remark-cells-numbers = Les cases sont nommées par ligne et colonne : { $example }.
remark-change = Pour changer cela, tapez : { $choices }.
remark-record = La commande { $command } donne la partie notée.
remark-over = La partie est finie. Tapez « { $rematch } » pour rejouer, ou « { $quit } ».
remark-next-ready = La partie suivante est prête. Tapez « { $next } » pour y aller.
remark-no-next = Aucune partie suivante n’est encore convenue.
remark-unconfirmed = Rien ne se passe.
remark-invite = Envoyez { $address } aux personnes qui doivent jouer. La partie commence quand toutes les places sont prises.
remark-watching = Vous regardez. Vous pouvez demander tout ce que le public peut savoir.
remark-sitting = Vous avez la place { $seat }.
remark-founded = À l’adresse { $address } se trouve votre table.
remark-no-tables = Aucune table n’est libre ici, et aucune partie n’est en cours.
remark-tables = Voici les tables.
remark-open-table = { $count ->
    [0] Table { $number } : { $game }, { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }.
   *[other] Table { $number } : { $game } avec { $names }, { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }.
}
remark-running-table = { $count ->
    [0] Table { $number } : { $game }, en cours.
   *[other] Table { $number } : { $game }, en cours avec { $names }.
}
remark-choose-table = Tapez le numéro d’une table, ou « { $quit } ».
remark-no-such-number = Aucune table n’a ce numéro.
remark-not-stored = La partie ne peut pas être enregistrée maintenant, et il n’est pas sûr que cela ait eu lieu. Veuillez réessayer.
remark-store-fails = La partie ne peut pas être enregistrée maintenant. Elle continuera d’elle-même dès que ce sera possible ; d’ici là, aucune pendule ne tourne.
remark-store-works = La partie peut de nouveau être enregistrée, et elle continue.
remark-too-long = Cette ligne est trop longue. Rien ne se passe.
remark-not-text = Cette ligne n’est pas lisible comme texte. Rien ne se passe.
remark-screen-no-terminal = L’affichage plein écran a besoin d’un terminal. La partie continue ligne par ligne.
remark-screen-dumb = Ce terminal ne sait écrire que des lignes. La partie continue ligne par ligne.
remark-screen-small = La fenêtre est trop petite. Il lui faut { $columns } colonnes et { $lines } lignes.
