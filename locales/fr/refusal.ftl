# Pourquoi quelque chose est refusé.
refused-turn = { $person ->
    [you] C’est d’abord à vous de jouer.
   *[other] Ce n’est pas à vous : c’est à { $who } de jouer.
}
refused-time-up = { $person ->
    [you] Votre temps était déjà écoulé.
   *[other] Le temps était déjà écoulé pour { $who }.
}
refused-not-yet = Cette place ne peut pas encore être déclarée abandonnée.
refused-no-seat = La table n’a pas cette place.
refused-stale = La partie a avancé. Regardez de nouveau et décidez.
refused-stale-touch = Votre main a bougé. Touchez de nouveau.
refused-paused = Le serveur est en pause. Attendez son retour.
refused-not-paused = Le serveur n’est pas en pause.
refused-adjourned = La partie est en pause. Choisissez d’abord « continuer ».
refused-not-adjourned = Il n’y a pas de pause.
refused-not-started = La partie n’a pas commencé.
refused-started = La partie a déjà commencé.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-seats-open = Il reste des places libres.
refused-seat-taken = Cette place est prise.
refused-seat-open = Personne n’occupe cette place.
refused-sits-already = Vous êtes déjà à cette table.
refused-contributed = Vous participez déjà au tirage au sort.
refused-time-not-up = Personne n’a épuisé son temps.
refused-other-game = Cela appartient à un autre jeu.
refused-no-masks = Personne ne porte de masque à cette table.
refused-record-full = La partie notée est pleine : plus de touchers ni d’annonces.
refused-not-here = Cette table ne le permet pas.
refused-offer-open = Une autre proposition attend une réponse.
refused-enough-offers = Cela fait assez de propositions pour une partie.
refused-enough-leavings = Trop de joueurs se sont assis ici puis sont repartis. Ouvrez plutôt une nouvelle table.
refused-no-offer = Cette proposition n’existe pas.
refused-agreed = Vous avez déjà accepté.
refused-nothing-back = Vous n’avez rien à reprendre.
refused-forfeited = Vous ne pouvez plus gagner et ne participez plus.
refused-no-person = Aucune personne n’occupe cette place.
refused-stand-in = L’ordinateur joue déjà à cette place.
refused-no-stand-in = L’ordinateur ne joue pas à cette place.
refused-enough-stand-ins = Cette place a été confiée assez souvent dans cette partie.
refused-not-away = Cette personne est là.
refused-away = Cette personne est déjà hors ligne.

# Quarto.
refused-place-first = Placez d’abord { $piece }.
refused-empty-hand = Aucune pièce n’est en main : il faut d’abord en donner une.
refused-board-full = Les seize pièces sont placées. Annoncez ou passez.
refused-cell-taken = La case est occupée : { $piece } se trouve { $at }.
refused-placed = Cette pièce est déjà placée : { $piece } se trouve { $at }.
refused-nothing-to-call = Il n’y a rien à annoncer pour l’instant.
refused-call-lost = Votre annonce était fausse : vous ne pouvez plus annoncer maintenant.
refused-calls-automatic = À cette table, le jeu annonce lui-même chaque Quarto.
refused-point-it-out = En annonçant, nommez aussi l’alignement.
refused-call-only = À cette table, annoncez seulement « Quarto ! », sans nommer l’alignement.
refused-square = Les carrés ne comptent pas dans cette partie : { $line }.
refused-nothing-to-decline = On ne peut passer qu’après la seizième pièce.
refused-place-empty = L’emplacement { $place } à côté du plateau est vide.

# Quartex.
refused-no-such-seat = Cette table n’a que { $count } places.
refused-bag-due = Il faut d’abord piocher des plaquettes.
refused-no-draw = Il n’y a pas de plaquette à piocher maintenant.
refused-draw-count = { $count ->
    [one] Il faut piocher une plaquette.
   *[other] Il faut piocher { $count } plaquettes.
}
refused-not-in-bag = Cette plaquette n’est pas dans le sac : { $tile }.
refused-not-in-hand = Cette plaquette n’est pas dans votre main : { $tile }.
refused-bound = Vous devez poser ce qui a été indiqué : { $tile }, { $spot }.
refused-claims-automatic = À cette table, c’est le jeu qui dit quand rien ne convient.
refused-opponents-asked = Votre main est montrée : attendez la réponse des autres.
refused-nobody-asks = Personne n’a montré sa main, il n’y a rien à répondre.
refused-answered = Vous avez déjà répondu.
refused-eliminated = Après votre élimination, vous ne participez plus.
misfit-not-home = La première plaquette se pose sur la case de départ.
misfit-taken = Une plaquette s’y trouve déjà.
misfit-no-edge = La plaquette doit toucher par un côté entier une plaquette déjà posée.
misfit-north-west = La plaquette ne convient pas : en haut à gauche, les symboles diffèrent.
misfit-north-east = La plaquette ne convient pas : en haut à droite, les symboles diffèrent.
misfit-south-east = La plaquette ne convient pas : en bas à droite, les symboles diffèrent.
misfit-south-west = La plaquette ne convient pas : en bas à gauche, les symboles diffèrent.
misfit-no-orientation = La plaquette n’y convient dans aucun sens.
misfit-beyond-frame = La plaquette sortirait du cadre.
misfit-laid = Cette plaquette est déjà posée.

# Commandes mal comprises ; un exemple suit.
misread-empty = Tapez une commande.
misread-unknown = Je ne comprends pas ici le mot { $word }.
misread-ambiguous = Ce mot désigne plusieurs commandes : { $choices }.
misread-piece = Quelle pièce, en mots ou en code ?
misread-place = Quel emplacement à côté du plateau, de 1 à 16 ?
misread-cell = Quelle case, de a1 à d4 ?
misread-line = Quel alignement : une ligne, une colonne ou une diagonale ?
misread-tile = Quelle plaquette, et sur quelle case ?
misread-spot = Quelle case, comptée vers l’est et le sud depuis la case de départ ?
misread-touch = Toucher quelle case, ou quel emplacement à côté du plateau ?
misread-seat = Quelle place à la table ?
misread-several = { $count } pièces répondent à ces mots.
misread-no-piece = Aucune pièce restante ne répond à ces mots.
misread-other-tile = Cette plaquette ne peut pas se poser ainsi.
misread-example = Exemple : { $example }.
