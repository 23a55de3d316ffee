# Ce qui est convenu avant le début.
terms-quarto = Le jeu est Quarto.
terms-access = Le jeu est Quarto Access : tous jouent avec un masque, au toucher et de mémoire.
terms-access-unmasked = Le jeu est Quarto Access : les pièces sont lisses ou rainurées, et personne ne porte de masque.
terms-silent = On dit qu’une pièce est placée, mais pas où.
terms-announced = On dit où une pièce est placée.
terms-open-log = Le journal des messages passés reste ouvert.
terms-counting = Seul compte ceci : { $characteristics }.
terms-squares = Les carrés de quatre cases comptent aussi.
terms-point = Qui voit un alignement annonce Quarto et le nomme.
terms-call = Qui voit un alignement annonce Quarto, et le jeu le montre.
terms-auto = Le jeu annonce lui-même chaque Quarto.
terms-wrong-once = Après une fausse annonce, on ne peut plus annoncer sur ce placement.
terms-wrong-loses = Une fausse annonce perd la partie.
terms-wrong-free = Une fausse annonce ne coûte rien.
terms-quartex = Le jeu est Quartex à { $count } joueurs.
terms-frame = La surface ne dépasse pas { $side } cases sur { $side }.
terms-claim = Qui ne trouve pas de place le dit, et les autres peuvent en indiquer une.
terms-claims-automatic = Le jeu dit lui-même quand rien ne convient.
terms-ties-shared = À égalité de points, la victoire est partagée.
terms-ties-tiles = À égalité, moins de plaquettes gagne, puis plus de jetons.
terms-start-hand = La première plaquette vient de la main.
terms-start-bag = La première plaquette vient du sac.
terms-untimed = Il n’y a pas de pendule.
terms-per-move = Temps pour chaque coup : { $span }.
terms-bank = Temps pour toute la partie : { $bank }. Chaque coup ajoute { $increment }.
terms-pointing = Temps pour indiquer une place : { $span }.
terms-casual = C’est une partie amicale.
terms-rated = C’est une partie classée.
terms-tournament = C’est une partie de tournoi.
terms-lot = Le sort décide qui commence.
terms-begins = { $person ->
    [you] Vous jouez en premier.
   *[other] { $who } joue en premier.
}
terms-free-calls = Les fausses annonces sans prix sont réservées aux parties amicales.
terms-no-beginner = La place { $number } ne peut pas commencer : la table ne l’a pas.
terms-no-time = Cette limite de temps n’est pas possible.
