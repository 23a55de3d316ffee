# The page of a table.
play-name-quarto = Quarto
play-name-access = Quarto Access
play-name-quartex = Quartex

# Title and heading.
play-title-turn = À vous : { $game }
play-title-other = En attente : { $game }
play-title-waiting = Table ouverte : { $game }
play-title-over = Partie terminée : { $game }
play-waiting = En attente d’un adversaire
play-starting = La partie va commencer
play-pass = Passez l’appareil à { $who }
play-turn = À vous de jouer

# One line on what to do.
play-hint-over = Rejouez, ou revoyez la partie pas à pas.
play-hint-paused = Le serveur fait une courte pause. Toutes les pendules sont arrêtées.
play-hint-adjourned = Tout le monde a accepté une pause. Les pendules sont arrêtées jusqu’à la reprise.
play-hint-pass = D’ici là, l’écran ne montre rien de secret.
play-hint-invite = Envoyez le lien. La partie commence dès que toutes les places sont prises.
play-hint-guest = Une place est libre. Asseyez-vous et jouez.
play-hint-watch = Vous regardez la partie.
play-hint-wait = Vous pouvez parcourir le plateau en attendant.
play-hint-place = Choisissez une case. Ensuite, vous donnez une pièce à { $who }.
play-hint-give = Choisissez la pièce que { $who } devra placer.
play-hint-decline = Regardez encore une fois le plateau avant de renoncer.
play-hint-masked-place = Touchez autant que vous voulez. Pour placer, passez sur « placer ou donner », puis choisissez une case.
play-hint-masked-give = Touchez autant que vous voulez. Pour donner, passez sur « placer ou donner », puis choisissez un emplacement à côté du plateau.

# Before the start.
play-invite = Inviter quelqu’un
play-invite-link = Lien vers cette table
play-copy = Copier
play-copied = Copié.
play-your-name = Votre nom
play-sit = S’asseoir
play-terms = Ce qui est convenu
play-curtain = Que les autres détournent les yeux. Puis appuyez sur le bouton.
play-it-is-me = C’est moi, { $who }
play-leave = Quitter la table

# Players.
play-players = Joueurs
play-you = vous
play-seat-open = Place libre
play-nobody = personne encore
play-due = à jouer
play-here = en attente
play-won = gagnant
play-out = éliminé
play-computer = ordinateur : { $level }
play-away = absence depuis { $span }

# Board, hand and pieces.
play-board = Plateau
play-empty = vide
play-touch-cell = { $cell } couverte
play-place-cell = { $cell } placer ici
play-touch-place = Emplacement { $place } couvert
play-give-place = Emplacement { $place } donner cette pièce
play-mode = En appuyant sur une case
play-mode-touch = toucher
play-mode-play = placer ou donner
play-places = Pièces à côté du plateau, couvertes
play-left = Restent à donner : { $count ->
    [0] aucune
    [one] { $count } pièce
   *[other] { $count } pièces
}
play-hand = { $person ->
    [you] Dans votre main
   *[other] { $who } tient
}
play-hand-last = Encore en main
play-hand-empty = Aucune pièce en main
play-hand-covered = sous le masque

# Calling.
play-call = Quarto !
play-call-bare = Quatre pièces alignées ont-elles un point commun ? Alors annoncez « Quarto ! »
play-call-point = Montrez l’alignement
play-decline = Ne rien annoncer

# Offers and ways out.
play-offers = Propositions
play-draw = Proposer le match nul
play-take-back = Reprendre mon coup
play-more-time = Une minute de plus
play-pause = Faire une pause
play-go-on = Continuer
play-agree = Accepter
play-refuse = Refuser
play-withdraw = Retirer
play-hand-over = Laisser jouer l’ordinateur
play-reclaim = Reprendre ma place
play-resign = Abandonner
play-resign-sure = Voulez-vous abandonner cette partie ?
play-resign-yes = Oui, abandonner
play-hold = { $who } n’est pas là : laisser l’ordinateur tenir la place
play-claim = { $who } ne revient pas : réclamer la partie
play-rematch = Rejouer
play-next-game = Vers la partie suivante
play-replay = Revoir la partie
play-record = Partie notée, texte
play-record-data = Partie notée, données

# Words and questions.
play-command = Dites-le avec des mots
play-example = Par exemple : { $example }
play-send = Envoyer
play-ask = Questions
play-ask-cell = Cette case
play-ask-lines = Alignements ici
play-ask-last = Dernier coup
play-ask-hand = Pièce en main
play-ask-left = Ce qui reste
play-ask-occupied = Cases occupées
play-ask-free = Cases libres
play-ask-tiles = Mes plaquettes
play-ask-bag = Sac
play-ask-laid = Plaquettes posées
play-ask-open = Cases ouvertes
play-ask-missing = Il manque une plaquette
play-ask-legal = Où je peux poser
play-ask-score = Score
play-ask-stock = Stock
play-ask-turn = À qui le tour
play-ask-clocks = Pendules
play-ask-terms = Ce qui est convenu
play-ask-repeat = Répéter
play-ask-help = Aide

# Set phrases: on the button, and as all hear them.
play-phrases = Un mot aimable
play-phrase-hello = Bonjour !
play-phrase-luck = Bonne chance !
play-phrase-well = Bien joué !
play-phrase-thanks = Merci !
play-phrase-sorry = Pardon !
play-phrase-oops = Oups !
play-phrase-moment = Un instant, s’il vous plaît !
play-phrase-bye = Au revoir !
play-says-hello = { $who } : Bonjour !
play-says-luck = { $who } : Bonne chance !
play-says-well = { $who } : Bien joué !
play-says-thanks = { $who } : Merci !
play-says-sorry = { $who } : Pardon !
play-says-oops = { $who } : Oups !
play-says-moment = { $who } : Un instant, s’il vous plaît !
play-says-bye = { $who } : Au revoir !
play-says-enough = Cela fait beaucoup d’un coup. Attendez un instant avant d’en dire plus.

# What happened.
play-log = Ce qui s’est passé
play-log-empty = Rien encore.
play-log-closed = Tant que les masques sont portés, rien n’est noté.
play-copy-log = Copier le texte

# Keys.
play-keys = Touches
play-keys-about = Elles agissent quand le plateau a le focus. Les réglages peuvent les désactiver.
play-keys-home = Début Fin
play-keys-corner = Ctrl Début, Ctrl Fin
play-keys-column = Maj 1 2 3 4
play-key-arrows = case voisine
play-key-home = première ou dernière case de la ligne
play-key-corner = première ou dernière case du plateau
play-key-places = vers le plateau, les pièces, la ligne de saisie
play-key-history = message précédent ou suivant
play-key-kinds = un autre genre de messages
play-key-row = vers la ligne
play-key-column = vers la colonne
play-key-play = placer ou donner ici
play-key-call = annoncer Quarto

# What the script says by itself.
play-link-lost = La connexion est perdue. Nouvel essai.
play-link-back = Connexion rétablie.
play-edge = Bord du plateau.
play-older-none = Pas de message plus ancien.
play-newer-none = Pas de message plus récent.
play-kind-all = Tous les messages.
play-kind-moves = Coups.
play-kind-answers = Réponses.
play-sure = C’est bien ce que vous voulez ?
play-yes = Oui
play-no = Non
play-unknown = Le serveur n’a pas encore répondu. Nouvelle demande.
play-not-here = Allez d’abord sur une case du plateau.
play-sound-on = Sons activés.
play-sound-off = Sons coupés.

# Quartex : le jeu étalé, la main, les annonces et la feuille de points.
play-quartex-field = Table : { $count ->
    [one] { $count } plaquette
   *[other] { $count } plaquettes
}
play-quartex-hand = Votre main, que vous seul voyez
play-quartex-hand-shown = Votre main, visible de tous
play-quartex-hand-empty = Vous n’avez plus de plaquette
play-quartex-hand-of = Main visible de tous : { $who }
play-quartex-turn = Tourner la plaquette
play-quartex-left = Gauche
play-quartex-right = Droite
play-quartex-flip = Retourner
play-quartex-choose = Choisissez une plaquette et une case
play-quartex-wait = Attendez votre tour
play-quartex-lay = Poser en { $cell }
play-quartex-point = Elle va en { $cell }
play-quartex-whole = Vue d’ensemble
play-quartex-cannot = Je ne peux pas poser
play-quartex-cannot-means = Tous verront votre main et pourront indiquer où va l’une de vos plaquettes.
play-quartex-cannot-sure = Montrer ma main
play-quartex-none = Je ne vois aucun endroit
play-quartex-sheet = Stock, jetons et points
play-quartex-points = points
play-quartex-stock = Stock
play-quartex-worth = Valeur actuelle
play-quartex-next = Votre prochain rapporterait
play-quartex-you = vous
play-quartex-out = éliminé
play-quartex-won = gagnant
play-quartex-tiles = { $count ->
    [one] { $count } plaquette
   *[other] { $count } plaquettes
}
play-quartex-points-of = { $sign ->
    [minus] moins { $count }
   *[plus] { $count }
} { $count ->
    [one] point
   *[other] points
}
play-quartex-frame = Le cadre est de { $side } sur { $side } ; les plaquettes occupent { $wide } sur { $high }.
play-quartex-aside = { $count ->
    [one] Une plaquette mise de côté à ce tour
   *[other] { $count } plaquettes mises de côté à ce tour
}
play-quartex-open-hand = Main visible : { $who }
play-quartex-removed = { $count ->
    [one] Une plaquette est hors du jeu
   *[other] { $count } plaquettes sont hors du jeu
}

# La table, chaque chose à sa place.
play-more = Questions et mots
play-close = Fermer
play-held = L’ordinateur joue pour vous
play-hint-held = Vous pouvez reprendre votre place à tout moment.
play-hint-called-wrongly = L’annonce était fausse. Vous ne pouvez plus annoncer sur ce placement.
play-title-offer = Une question pour vous : { $game }
play-title-next = La partie suivante est prête : { $game }
play-invited = On vous invite à une partie
play-hint-listed = Votre table est dans la liste, visible de tous. La partie commence dès que chaque place est prise.
play-away-just = absence
play-computer-alone = ordinateur
