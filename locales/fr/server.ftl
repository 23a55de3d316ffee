# What a server says.
server-stopping = Le serveur redémarre. Votre partie est conservée et cette page revient d’elle-même.
server-unknown = Le serveur ne peut pas dire si c’est fait. Veuillez réessayer.
server-trouble = Rien ne peut être enregistré pour le moment. Votre temps ne compte pas ; réessayez dans un instant.
server-trouble-untimed = Rien ne peut être enregistré pour le moment. Réessayez dans un instant.
server-trouble-over = Cela fonctionne de nouveau.
server-open-too-often = Cette table est ouverte trop de fois. Seules vos fenêtres les plus récentes continuent ; rechargez cette page pour continuer ici.
server-unreadable = Cela n’a pas pu être lu.
server-confirm-resign = Voulez-vous vraiment abandonner ? La partie s’arrêtera là.
server-renamed = Votre nom est maintenant { $name }.
server-forgotten = Votre nom et vos sessions sont supprimés.
