# The page for whoever runs a server.
host-title = Pour l’hébergeur
host-lead = Ce que fait ce serveur. Aucun nom, aucune adresse, et rien de ce qui est caché dans une partie.
host-door = Cette page est pour qui fait tourner le serveur. Le jeton se trouve dans le fichier avec lequel le serveur a été démarré.
host-token = Jeton
host-enter = Ouvrir la page
host-wrong = Ce n’est pas le jeton.
host-leave = Fermer cette page
host-again = Regarder à nouveau
host-by-itself = Regarder à nouveau toutes les { $seconds } secondes, sans rien faire
host-by-hand = Ne plus regarder sans rien faire
host-since-start = Compté depuis le démarrage du serveur, il y a { $span }.
host-since-look = Vous avez regardé pour la dernière fois il y a { $span }.

# Headings.
host-tables = Tables
host-people = Personnes
host-load = Charge
host-trouble = Incidents
host-limits = Limites atteintes
host-server = Serveur

# Captions and heads of the figures.
host-at-present = En ce moment
host-counted = Compté
host-times = Durée des réponses, depuis le démarrage du serveur
host-what = Quoi
host-number = Combien
host-how-long = Combien de temps
host-in-all = En tout
host-lately = Depuis votre dernier regard
host-a-minute = Par minute

# What is counted.
host-rooms = tables gardées en mémoire
host-playing = parties de { $game } en cours
host-founded = tables fondées
host-finished = parties terminées
host-connections = connexions
host-sockets = connexions directes aux tables
host-networks = réseaux d’où elles viennent
host-known = personnes avec une connexion directe
host-guests = connexions directes d’invités
host-moves = coups et autres actes
host-questions = questions répondues
host-deciding = une table répond
host-answering = un joueur ordinateur répond
host-bots-waiting = joueurs ordinateurs qui attendent de réfléchir
host-solving-waiting = positions qui attendent le solveur
host-memory = mémoire
host-store-failures = pannes du stockage
host-rooms-broken = tables tombées en panne et rouvertes
host-unknown = demandes dont personne n’a pu dire ce qu’elles sont devenues
host-refused = actes refusés
host-bots-late = réponses de joueurs ordinateurs en retard
host-bots-busy = joueurs ordinateurs qui ont dû attendre
host-failed = pages en échec
host-none-limited = Personne n’a atteint de limite.
host-version = version
host-store = les parties sont gardées par
host-uptime = en marche depuis

# Limits: whom one counts, and what.
host-limit-network-reading = un réseau : pages et fichiers
host-limit-network-sending = un réseau : formulaires
host-limit-network-opening = un réseau : connexions directes ouvertes
host-limit-network-asking = un réseau : ce qui est demandé aux tables
host-limit-network-solving = un réseau : positions résolues et images
host-limit-network-founding = un réseau : parties fondées
host-limit-network-newcomers = un réseau : personnes nouvelles
host-limit-network-entering = un réseau : faux jetons sur cette page
host-limit-network-connections = un réseau : connexions ouvertes
host-limit-network-list = un réseau : tables dans la liste
host-limit-network-thinking-queue = un réseau : joueurs ordinateurs qui attendent de réfléchir
host-limit-person-founding = une personne : parties fondées
host-limit-person-listing = une personne : tables mises dans la liste
host-limit-person-sitting = une personne : prendre place et changer de nom
host-limit-person-asking = une personne : ce qui est demandé aux tables
host-limit-socket-saying = une connexion directe : messages
host-limit-socket-size = une connexion directe : longueur d’un message
host-limit-seat-phrases = une place : phrases toutes faites

# How long something takes.
host-no-times = rien encore
host-within = la moitié en { $half }, 99 sur 100 en { $most }
host-longer = la moitié en { $half }, une sur cent prend plus de { $most }
host-milliseconds = { $count } ms
host-megabytes = { $count } Mio
