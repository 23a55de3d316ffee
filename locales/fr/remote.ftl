# What the terminal says about the way to a server.
remote-unreachable = Aucun serveur ne répond à cette adresse.
remote-no-server = Ce qui répond à cette adresse n’est pas un serveur de ces jeux.
remote-certificate = Le serveur ne peut pas prouver qu’il est bien celui de cette adresse. Rien ne lui a été envoyé.
remote-insecure = Ce serveur exige une connexion sécurisée. Faites commencer son adresse par https.
remote-no-table = Cette table n’existe pas sur le serveur.
remote-version = Le serveur utilise une autre version que ce programme.
remote-forbidden = Le serveur ne laisse pas entrer ce programme.
remote-too-often = Trop d’essais à la suite. Le serveur demande une pause { $seconds ->
    [one] d’une seconde
   *[other] de { $seconds } secondes
}.
remote-unavailable = Le serveur ne peut pas répondre maintenant. Il demande une pause { $seconds ->
    [one] d’une seconde
   *[other] de { $seconds } secondes
}.
remote-terms = Le serveur n’ouvre pas de table avec ces règles.
remote-name = Un nom compte entre un et 24 caractères.
remote-unkept = Le fichier qui garde vos sessions ne peut être ni lu ni écrit.
remote-machine = Cette machine ne peut pas ouvrir de connexion maintenant.
remote-restarts = Le serveur redémarre et conserve votre partie. Nouvel essai.
remote-too-long = Cette ligne est trop longue pour le serveur.
remote-unreadable = Le serveur ne peut pas lire cette ligne.
remote-address-scheme = L’adresse doit commencer par http ou https.
remote-address-host = Cette adresse ne désigne aucun serveur.
remote-address-person = L’adresse ne doit contenir ni nom ni mot de passe.
remote-address-table = Cette adresse ne désigne aucune table.
remote-address-query = Retirez de l’adresse ce qui suit le point d’interrogation.
