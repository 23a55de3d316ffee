# Ce que dit `fourfold serve --check`.
setup-listen = écoute sur { $address }
setup-open = on ouvre { $address }
setup-open-anywhere = on ouvre n’importe quelle adresse qui mène ici
setup-encrypt = chiffre lui-même, avec le certificat dans { $file }
setup-keep = les parties sont gardées dans { $store }
setup-make-store = il n’y a encore rien là ; un dépôt serait créé
setup-use-store = { $engine }, un dépôt de version { $version }, que ce programme utilise
setup-migrate = { $engine }, un dépôt de version { $version }, qui passerait à la version { $known }
setup-believe = crus quand ils disent pour qui ils parlent : { $networks }
setup-believe-nobody = aucun mandataire n’est cru quand il dit pour qui il parle
setup-limits = connexions à la fois : { $connections } ; parties qu’une personne peut fonder par minute : { $games }
setup-one-address = personnes qui peuvent jouer derrière une adresse : { $players }
setup-bots = joueurs ordinateurs qui réfléchissent à la fois : { $threads } ; leur attente, en pour cent d’une personne : { $pace }
setup-host-page = a une page pour l’hébergeur à /host, que le jeton dans { $file } ouvre
setup-no-host-page = n’a pas de page pour l’hébergeur
setup-log-text = journal en lignes pour les gens
setup-log-json = journal en lignes pour les programmes
setup-log-nothing = aucun journal
setup-caution = remarque : { $told }
setup-store-in-use = un autre serveur a ouvert le dépôt ; celui-ci pourrait démarrer quand l’autre sera arrêté
setup-address-in-use = quelqu’un écoute déjà sur { $address } ; ce serveur pourrait démarrer quand l’autre sera arrêté
setup-copy-first = un programme plus ancien ne pourra plus lire le dépôt ensuite ; faites d’abord une copie avec fourfold backup
setup-open-to-network = d’autres l’atteignent sans TLS, et qui est sur le chemin peut lire
setup-store-exposed = le chemin vers la base de données n’est pas chiffré ; sslmode=verify-full le fait
setup-one-visitor = aucun mandataire n’est cru ; s’il y en a un devant, tous les visiteurs comptent pour un seul et partagent ses limites
setup-problem = problème : { $told }
setup-fault = { $setting } : { $why }
setup-no-address = il faut une adresse et un port, comme { $example }
setup-no-number = il faut un nombre
setup-no-store = il faut un fichier ou postgres://user@host/database
setup-store-scheme = il faut un fichier, ou une adresse qui commence par postgres://
setup-no-home = cette personne n’a pas de dossier pour les données
setup-no-public-url = il faut une adresse comme https://play.example
setup-half-tls = tls-cert et tls-key vont ensemble
setup-no-network = « { $text } » n’est pas un réseau
setup-no-log = il faut text, json ou off
setup-good = il démarrerait
setup-bad = { $count ->
    [one] il ne démarrerait pas : { $count } problème
   *[other] il ne démarrerait pas : { $count } problèmes
}
