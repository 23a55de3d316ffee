# Ce qui est convenu avant le début.
terms-quarto = On joue à Quarto.
terms-access = On joue à Quarto Access : tous portent un masque et jouent au toucher et de mémoire.
terms-access-unmasked = On joue à Quarto Access : les pièces sont lisses ou rainurées, et personne ne porte de masque.
terms-silent = Vous entendez qu’une pièce est placée, mais pas où.
terms-announced = Vous entendez où une pièce est placée.
terms-open-log = Le journal des messages passés reste ouvert.
terms-counting = Seul compte ceci : { $characteristics }.
terms-squares = Les carrés de quatre cases comptent aussi.
terms-point = Celui qui remarque un alignement annonce Quarto et le nomme.
terms-call = Celui qui remarque un alignement annonce Quarto, et le jeu le montre.
terms-auto = Le jeu annonce lui-même chaque Quarto.
terms-wrong-once = Après une fausse annonce, on ne peut plus annoncer avant la pièce suivante.
terms-wrong-loses = Une fausse annonce fait perdre la partie.
terms-wrong-free = Une fausse annonce ne coûte rien.
terms-quartex = On joue à Quartex, à { $count } joueurs.
terms-frame = Les plaquettes ne dépassent pas { $side } cases sur { $side }.
terms-claim = Celui qui ne peut rien poser le dit, et les autres peuvent indiquer un endroit.
terms-claims-automatic = Le jeu dit lui-même quand rien ne convient.
terms-ties-shared = À égalité de points, la victoire est partagée.
terms-ties-tiles = À égalité, c’est celui qui a le moins de plaquettes qui gagne, puis celui qui a le plus de jetons.
terms-start-hand = La première plaquette vient de la main.
terms-start-bag = La première plaquette vient du sac.
terms-untimed = Il n’y a pas de pendule.
terms-per-move = Temps pour chaque coup : { $span }.
terms-bank = Temps pour toute la partie : { $bank }. Chaque coup ajoute { $increment }.
terms-pointing = Temps pour indiquer un endroit : { $span }.
terms-casual = C’est une partie amicale.
terms-rated = C’est une partie classée.
terms-tournament = C’est une partie de tournoi.
terms-lot = Le sort décide qui commence.
terms-begins = { $person ->
    [you] Vous jouez en premier.
   *[other] { $who } joue en premier.
}
terms-free-calls = Les fausses annonces sans pénalité sont réservées aux parties amicales.
terms-no-beginner = La place { $number } ne peut pas commencer : la table ne l’a pas.
terms-no-time = Cette limite de temps n’est pas possible.
