# Ce qui suit le mot « erreur » : des propositions, car une cause peut suivre.
failure-error = erreur : { $told }
failure-could-not = impossible de { $task } : { $why }
task-answer = donner la réponse
task-read = lire { $name }
task-write = créer { $name }
task-manual = mettre le manuel dans { $name }
task-interruptions = guetter les interruptions
task-png = dessiner le PNG
task-pdf = faire le PDF
task-braille = mettre les règles en braille
task-solve = résoudre la position
task-prove = résoudre le plateau vide
task-open = consulter le dépôt { $name }
task-games = lire les parties
task-replay = rejouer { $name }
task-copy = faire la copie { $name }
task-bring-back = restaurer { $name }
task-listen = écouter à { $name }
task-serve = tenir des tables
task-reach = joindre { $name }
task-keep = enregistrer la partie
cause-no-file = ce fichier n’existe pas
cause-exists = un fichier de ce nom existe déjà
cause-not-allowed = ce n’est pas permis
cause-no-folder = une partie du chemin n’est pas un dossier
cause-is-folder = c’est un dossier
cause-not-regular = ce n’est pas un fichier ordinaire ; les tubes et les périphériques ne sont pas lus
cause-full = il n’y a plus de place
cause-reading = à la lecture : { $why }
cause-writing = à l’écriture : { $why }
cause-unavailable = le dépôt est inutilisable : { $why }
cause-newer = le dépôt est de version { $found } et vient d’un programme plus récent ; celui-ci connaît les versions jusqu’à { $known }
cause-foreign = ce n’est pas un dépôt de fourfold
cause-in-use = un autre serveur l’a ouvert, et un fichier ne sert qu’à un seul
cause-broken = l’entrée { $entry } de la table { $name } ne peut pas être : { $why }
cause-misplaced = l’entrée { $entry } de son journal n’a pas sa place ici
cause-closed = le dépôt est fermé
cause-no-certificate = il ne contient pas de certificat
cause-no-key = il ne contient pas de clé
cause-other-key = c’est la clé d’un autre certificat
cause-token-short = le jeton qu’il contient a moins de { $least } caractères
cause-token-exposed = tout le monde sur cette machine peut le lire ; chmod 600 y remédie
cause-damaged = le fichier est abîmé : { $why }
cause-unlike = la copie n’est pas ce qui a été lu
cause-differs = le dépôt a une table { $name } dont l’entrée { $entry } est autre ; rien n’a été changé
misuse-option = { $option } est pour { $subject ->
    [records] les parties notées
    [positions] les positions
    [quarto] Quarto
    [access] Quarto Access
    [quartex] Quartex
    [boards] les positions de Quarto
   *[fields] les positions de Quartex
}
misuse-no-position = ce n’est pas une position : au caractère { $at }, il fallait { $expected }, et il y a { $found }
misuse-cannot-be = cette position est impossible :
misuse-either-game = un plateau de Quarto, par exemple ..../..../.7../...., ou les règles d’une partie de Quartex, par exemple 2csh
misuse-the-end = la fin
misuse-no-record = cette feuille ne peut pas être rejouée : { $told }
misuse-draw-record = c’est une partie notée ; draw prend une position, et show donne celles d’une partie notée
misuse-seats = cette table a les places 1 à { $count }
misuse-picture-name = le nom d’une image finit par .svg ou .png : { $name }
misuse-print-name = le nom du fichier finit par .pdf ou .svg : { $name }
misuse-last = --last { $text } : il fallait une case, par exemple 0,-1
misuse-last-empty = --last { $text } : il n’y a pas de plaquette sur cette case
misuse-line = --line { $text } : il fallait { $expected }
misuse-over = il n’y a rien à résoudre : la partie est finie, { $result }
misuse-little-memory = { $given } Mio : il faut au moins { $least } Mio de mémoire
misuse-much-memory = { $given } Mio : cette machine n’a pas autant de mémoire à donner
misuse-no-threads = il faut au moins un fil d’exécution
misuse-no-game = il n’y a pas de partie { $name } ici
misuse-no-home = aucun dossier personnel n’est connu ici ; dites --store FICHIER
misuse-players = { $name } est pour { $most ->
    [2] { $least }
   *[other] { $least } à { $most }
} joueurs, pas pour { $count }
misuse-nobody-here = personne ne joue à ce clavier ; gardez une place pour vous, ou regardez
misuse-no-server = une place pour quelqu’un ailleurs demande un serveur ; dites --at URL
misuse-only-new = qui joue et selon quelles règles se décide au début d’une partie ; omettez ces options pour en continuer une
misuse-named-beside = sur un serveur, ceux qui jouent à côté de vous n’ont pas de nom à eux ; dites --against here
misuse-seed-elsewhere = --seed est pour les parties sur cette machine ; avec --at, le serveur tire au sort
misuse-no-kept = aucune partie { $name } n’est enregistrée ici
misuse-address = ce n’est pas l’adresse d’un serveur ou d’une table : { $text }
misuse-seed-taken = une partie avec cette graine est déjà enregistrée : continuez avec --resume { $name }, ou indiquez un autre --store
misuse-which-game = dites quel jeu : fourfold play suivi de l’un de ces mots : { $games }
misuse-player-name = un nom a de 1 à { $most } caractères visibles
