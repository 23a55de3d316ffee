# Les niveaux des robots : un nom, et à quoi s’attendre.
level-1 = Enfant
level-2 = Débutant
level-3 = Joueur occasionnel
level-4 = Joueur exercé
level-5 = Joueur de club
level-6 = Joueur fort
level-7 = Maître
level-8 = Parfait
about-level-1 = Pour un enfant, ou pour votre toute première partie : beaucoup de choses lui échappent.
about-level-2 = Il voit une victoire, et en offre souvent une.
about-level-3 = Il voit ce qui saute aux yeux et laisse échapper le reste, comme on le fait après le travail.
about-level-4 = Il fait peu de fautes simples et pense un tour à l’avance.
about-level-5 = Il prévoit quelques tours et punit les fautes.
about-level-6 = Il calcule loin et se trompe rarement.
about-level-7 = Il ne se trompe que là où le jeu est le plus difficile.
about-level-8 = Il joue aussi bien qu’il peut : à Quarto, sans une seule faute.
