# Les pages autour des tables : accueil, nouvelle partie, tables, réglages, vie privée, problèmes.

# Autour de chaque page.
page-skip = Aller au contenu
page-nav = Principal
page-tables = Tables
page-learn = Apprendre
page-analysis = Analyse
page-settings = Réglages
page-language = Langue
page-display = Affichage
page-shade-device = Comme l’appareil
page-shade-light = Clair
page-shade-dark = Sombre
page-shade-contrast = Plus de contraste
page-quarto = Quarto
page-access = Quarto Access
page-quartex = Quartex
page-new = Nouvelle partie
page-lesson = Première partie
page-rules = Règles
page-privacy = Vie privée
page-legal = Fourfold est libre et ouvert. Il n’est pas lié aux éditeurs des jeux.

# Accueil.
page-home = Trois jeux autour du chiffre quatre, une place pour chacun
page-home-lead = Jouez à Quarto, Quarto Access et Quartex avec des amis, des inconnus ou l’ordinateur : avec les yeux, les oreilles ou les doigts, gratuitement et sans compte.
page-play-now = Jouer à Quarto
page-play-now-how = contre l’ordinateur
page-invite = Inviter un ami
page-invite-how = par un lien
page-join = Rejoindre une table
page-join-count = { $count ->
    [0] ouvrez la vôtre
    [one] { $count } attend
   *[other] { $count } attendent
}
page-about-quarto = Votre adversaire choisit la pièce, vous choisissez la case. Celui qui voit quatre pièces semblables en ligne et annonce « Quarto ! » gagne.
page-about-access = Le même jeu en rainuré et lisse : voyants et non-voyants jouent avec les mêmes chances.
page-about-quartex = Réunissez quatre quarts et prenez un jeton. Mais plus on prend de jetons d’un symbole, moins chacun vaut.
page-facts-quarto = 2 joueurs, 10 à 20 minutes
page-facts-access = 2 joueurs, avec masques
page-facts-quartex = 2 à 5 joueurs, dès 8 ans, environ 30 minutes
page-computer-as = Niveau de l’ordinateur
page-play = Jouer
page-play-game = Jouer à { $game }
page-learn-it = Apprendre
page-options = Toutes les options
page-promise-one = Yeux, oreilles, doigts
page-promise-one-text = Une page pour tous : souris, doigt, clavier, mots tapés ou lecteur d’écran. Chacun a le jeu entier.
page-promise-two = Un lien suffit
page-promise-two-text = Sans compte, sans publicité, rien à installer. Vous choisissez un nom, et pouvez l’effacer à tout moment.
page-promise-three = Équitable, et vérifiable
page-promise-three-text = Chaque tirage au sort et chaque plaquette du sac se vérifient après la partie. L’ordinateur ne voit que ce que vous verriez à sa place.

# Une nouvelle partie.
page-new-game = Nouvelle partie de { $game }
page-new-lead = Les règles sont celles de la boîte, sans pendule, et le sort décide qui commence. Changez ce que vous voulez, ou commencez.
page-which-game = Quel jeu
page-new-who = Qui joue
page-new-rules = Règles
page-new-time = Temps
page-new-more = Qui commence, et quel type de partie
page-new-start = Commencer
page-faults = À corriger
page-fault-game = Ce jeu n’existe pas. Choisissez l’un des trois.
page-fault-counts = Rien ne compte, donc personne ne pourrait gagner. Choisissez au moins un caractère.
page-fault-choice = Ce choix n’existe pas ici. Choisissez à nouveau.
page-fault-number = { $field } : écrivez un nombre entier de { $least } à { $most }.
page-fault-free = Les fausses annonces ne sont sans pénalité que dans les parties amicales. Choisissez une autre pénalité, ou une partie amicale.
page-fault-begins = Cette table n’a pas de place { $number }.

# Qui joue.
page-opponent = Votre adversaire
page-opponent-computer = L’ordinateur
page-opponent-friend = Un ami, par un lien
page-opponent-beside = Quelqu’un à côté de moi
page-opponent-open = N’importe qui
page-why-opponent-computer = Il répond tout de suite, au niveau que vous choisissez.
page-why-opponent-friend = Vous recevez un lien à envoyer. La première personne qui l’ouvre prend place.
page-why-opponent-beside = Vous vous passez un seul appareil.
page-why-opponent-open = Votre table figure sous « Tables » jusqu’à ce que quelqu’un prenne place.
page-level = Sa force
page-players = Combien jouent
page-players-count = { $count } joueurs
page-seats = Qui est assis où
page-seats-hint = Les places sont numérotées dans le sens des aiguilles d’une montre. Le sort décide qui commence, sauf autre choix plus bas.
page-seat = Place { $number }
page-seat-you = Vous
page-seat-computer = L’ordinateur, niveau
page-seat-people = Des personnes
page-seat-open = Libre, par lien ou liste
page-seat-beside = Quelqu’un sur cet appareil
page-listed = Places libres
page-listed-yes = Pour tous
page-listed-no = Seulement par lien
page-why-listed-yes = La table figure sous « Tables » jusqu’à ce qu’elle soit pleine.
page-why-listed-no = Seules les personnes qui ont le lien peuvent s’asseoir.

# Règles de Quarto.
page-masks = Masques
page-masks-no = Les yeux ouverts
page-masks-yes = Avec des masques
page-announced = Quand une pièce est placée
page-announced-no = Dire seulement qu’elle est placée
page-announced-yes = Dire aussi où elle est placée
page-past = Ce qui a été dit
page-past-closed = La mémoire seule
page-past-open = Par écrit
page-why-past-closed = Rien de ce qui a été dit ne peut être réentendu.
page-calling = Comment annoncer un Quarto
page-calling-point = Le montrer
page-calling-call = L’annoncer
page-calling-auto = Le jeu annonce
page-wrong = Une fausse annonce
page-wrong-once = Fait perdre cette occasion
page-wrong-loses = Fait perdre la partie
page-wrong-free = Ne coûte rien
page-why-wrong-free = Vous pouvez essayer autant que vous voulez, dans les parties amicales seulement.
page-counts = Ce qui compte (moins : variante pour joueurs débutants)
page-why-counts = Dans la règle imprimée, les quatre comptent. Avec moins, une première partie est plus facile, pour les enfants aussi.
page-squares = Carrés de quatre pièces (variante pour joueurs avertis)
page-squares-no = Lignes seulement
page-squares-yes = Lignes et carrés
page-why-squares-no = Les lignes, les colonnes et les diagonales comptent.

# Règles de Quartex.
page-seeing = Quand rien ne convient
page-seeing-claim = Le dire soi-même
page-seeing-auto = Le jeu le dit
page-frame = Cadre (variante tactique, pour joueurs expérimentés)
page-frame-none = Sans cadre
page-frame-side = { $side } sur { $side }
page-why-frame-none = Les plaquettes s’étendent dans toutes les directions.
page-ties = À égalité de points
page-ties-shared = Victoire partagée
page-ties-tiles = Le moins de plaquettes l’emporte
page-start = La première plaquette
page-start-hand = De la main
page-start-bag = Du sac

# Temps, début, enjeu.
page-pace = Pendule
page-pace-usual = Comme d’habitude
page-pace-untimed = Sans pendule
page-pace-minute = Une minute par coup
page-pace-each = Durée par coup, au choix
page-pace-bank = Temps pour toute la partie
page-why-pace-usual = Sans pendule ; en tournoi, une minute par coup, comme dans la règle imprimée.
page-why-pace-untimed = Chacun prend le temps qu’il lui faut.
page-why-pace-minute = Imprimé pour les tournois de Quarto ; pour Quartex, c’est notre propre règle. Celui qui dépasse le temps perd.
page-why-pace-each = Autant de secondes par coup que vous voulez.
page-why-pace-bank = Chaque joueur a une pendule, et chaque coup y ajoute un peu.
page-each = Secondes par coup
page-bank = Minutes pour la partie
page-increment = Secondes ajoutées par coup
page-pointing = Secondes pour indiquer un endroit
page-why-pointing = Quand quelqu’un ne peut pas poser, les autres ont ce temps pour indiquer un endroit. Laissez vide pour attendre tout le monde.
page-begins = Qui commence
page-begins-lot = Le sort décide
page-begins-me = Moi
page-begins-other = Mon adversaire
page-why-begins = Le sort est équitable, et se vérifie après la partie.
page-stakes = Type de partie
page-stakes-casual = Pour le plaisir
page-stakes-tournament = Comme en tournoi
page-why-stakes-casual = On peut reprendre un coup et ajouter du temps, si tous sont d’accord.
page-why-stakes-tournament = Aucun coup n’est repris, aucun temps n’est ajouté.

# Tables.
page-lobby-lead = Asseyez-vous à une table libre, ou regardez une partie en cours.
page-lobby-waiting = Elles vous attendent
page-lobby-playing = En cours
page-lobby-none = Personne n’attend en ce moment.
page-lobby-open = Ouvrez votre propre table, et d’autres la trouveront ici.
page-lobby-sit = S’asseoir
page-lobby-look = Voir d’abord
page-lobby-watch = Regarder
page-lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

# Réglages.
page-settings-lead = Gardés dans ce navigateur seul, sans compte.
page-name = Votre nom
page-name-label = Nom affiché aux autres
page-name-save = Enregistrer ce nom
page-name-hint = Jusqu’à { $most } lettres, chiffres, espaces, traits d’union, apostrophes et points.
page-name-empty = Un nom demande au moins une lettre ou un chiffre.
page-name-long = Un nom a au plus { $most } signes.
page-name-sign = Un nom ne peut pas contenir ce signe : { $sign }
page-birds = Pinson, Héron, Merle, Martinet, Grive, Pluvier, Linotte, Courlis, Faucon, Alouette, Tarin, Sarcelle, Cincle, Chouette, Hirondelle, Mésange
page-set-look = Langue et aspect
page-motion = Mouvement
page-motion-device = Comme l’appareil
page-motion-still = Rien ne bouge
page-set-words = Mots
page-verbosity = Niveau de détail
page-verbosity-terse = Le moins
page-verbosity-normal = Normal
page-verbosity-full = Tout
page-why-verbosity-terse = Les mots essentiels seulement, pour ceux qui connaissent le jeu.
page-why-verbosity-normal = Une phrase par événement.
page-why-verbosity-full = La phrase, et ce qu’elle signifie.
page-naming = Pièces et plaquettes
page-naming-words = En mots
page-naming-codes = En codes
page-why-naming-words = La pièce claire, ronde, haute et creuse.
page-why-naming-codes = La pièce CRHV, une lettre par caractère.
page-cells = Cases de Quarto
page-cells-letters = Lettre et chiffre
page-cells-spelled = Épelées
page-cells-numbers = Ligne et colonne
page-why-cells-letters = La case s’appelle b3.
page-why-cells-spelled = La lettre est épelée, pour distinguer b et d à l’oreille.
page-why-cells-numbers = La case s’appelle « ligne 3, colonne 2 ».
page-order = Ordre des caractères
page-why-order = Une pièce est décrite dans cet ordre. Dans Quarto Access la surface prend la place de la couleur.
page-set-keys = Touches et voix
page-keys = Touches de lettres sur le plateau
page-keys-on = Activées
page-keys-off = Désactivées
page-why-keys-on = Quand le plateau a le focus, une lettre pose une question ou agit.
page-why-keys-off = Pour la commande vocale, où un mot pourrait presser une touche.
page-speech = La voix du navigateur
page-speech-on = Elle lit à voix haute
page-speech-off = Elle se tait
page-why-speech-on = Ce qui arrive est lu à voix haute, même sans lecteur d’écran.
page-why-speech-off = Un lecteur d’écran lit de lui-même et n’en a pas besoin.
page-set-sounds = Sons
page-why-sounds = Les sons sont coupés tant que vous ne les activez pas. Sans eux, rien ne vous échappe.
page-sound-turn = Votre tour
page-sound-placed = Placé ou posé
page-sound-given = Donné
page-sound-called = Une annonce
page-sound-offered = Une proposition
page-sound-won = Vous gagnez
page-sound-over = La partie est finie
page-volume-off = Aucun
page-volume-quiet = Doux
page-volume-loud = Fort
page-save = Enregistrer les réglages
page-forget = Effacer mes données
page-forget-text = Votre nom et vos sessions sont effacés tout de suite. Les parties finies restent, sans votre nom.
page-forget-ask = Effacer
page-forget-sure = Cela ne peut pas être annulé. Vous perdez votre place à toutes les tables.
page-forget-do = Oui, tout effacer

# Vie privée.
page-privacy-short = En bref
page-privacy-short-text = Nous gardons ce qu’il faut pour jouer et rien d’autre. Il n’y a ni comptes, ni publicité, ni traceurs.
page-privacy-name = Votre nom
page-privacy-name-text = Vous le choisissez, et il n’a pas à être le vôtre. Les personnes à votre table et celles qui la regardent peuvent le lire.
page-privacy-cookies = Trois cookies
page-privacy-cookies-text = L’un vous reconnaît, pour garder votre place. Un autre contient vos réglages, qui restent dans votre navigateur.
page-privacy-third = Le troisième, pour une minute
page-privacy-third-text = Sans scripts, il porte à la page suivante le résultat de votre dernière action.
page-privacy-games = Parties
page-privacy-games-text = Une partie a sa propre adresse, et toute personne qui l’a peut la revoir. Ce que les joueurs tiennent ou ne doivent pas voir n’est montré à personne pendant la partie.
page-privacy-reader = Comment vous jouez
page-privacy-reader-text = Personne ne peut savoir si vous jouez avec les yeux, les oreilles ou les doigts. Rien ici ne détecte un lecteur d’écran.
page-privacy-log = Le journal du serveur
page-privacy-log-text = Il note ce qui a été demandé et si cela a marché, sans les noms ni les plaquettes de personne. Votre adresse sur le réseau sert contre les abus et n’est gardée qu’en mémoire.
page-privacy-delete = Effacer
page-privacy-delete-text = Dans « Réglages », vous pouvez effacer votre nom et vos sessions à tout moment, tout de suite.

# Problèmes.
page-not-found = Il n’y a rien ici
page-not-found-text = Cette page ou cette table n’existe pas. Il manque peut-être une lettre à l’adresse.
page-forbidden = Ce formulaire est trop ancien
page-forbidden-text = Il ne vient pas d’une page que vous avez ouverte, ou celle-ci est trop ancienne. Revenez, rechargez la page et réessayez.
page-too-much = Un peu plus doucement
page-too-much-text = C’était beaucoup en peu de temps. Réessayez dans { $span }.
page-unreadable = Ceci est illisible
page-unreadable-text = Ce qui a été envoyé ne convient pas à cette page. Revenez et réessayez.
page-unavailable = Impossible d’enregistrer pour l’instant
page-unavailable-text = Nous ne savons pas encore si votre dernier coup a compté. Rechargez la table pour le voir.
page-unavailable-elsewhere = Cela n’a pas pu se faire. Réessayez dans un instant.
page-stopping = De retour dans un instant
page-stopping-text = Le serveur redémarre. Vos parties sont en sûreté et reprennent dans un instant.
page-to-home = Vers les trois jeux
page-offline = Pas de connexion
page-offline-text = Vos parties sont en sûreté sur le serveur et vous attendent. Dès que le réseau revient, vous pouvez continuer.
page-again = Réessayer

# Réponses des pages.
page-saved = C’est enregistré.
page-mine = Vos parties
page-continue = Continuer
