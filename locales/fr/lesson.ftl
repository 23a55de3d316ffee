# Leçons de la première partie. Une étape a trois messages : -tell décrit la position pour que
# personne n’ait besoin de la voir, -task dit quoi essayer, -praise dit ce qui était juste.

lesson-step = Étape { $number } sur { $count }.
lesson-answer = Une bonne réponse : « { $answer } ».

## Quarto

lesson-quarto-welcome = Bienvenue dans votre première partie de Quarto. Sept petits exercices vous montrent tout ce qu’il faut savoir.
lesson-quarto-farewell = Bravo, vous pouvez jouer. Dans une vraie partie, personne ne vous dit quand il y a un alignement, alors ouvrez l’œil.

lesson-quarto-give-tell = Le plateau est vide et les seize pièces sont à côté. Vous commencez, donc vous ne placez encore rien.
lesson-quarto-give-task = Choisissez une pièce quelconque et donnez-la à votre adversaire.
lesson-quarto-give-praise = Bien, votre adversaire doit maintenant placer cette pièce. Au début, toutes les pièces se valent.

lesson-quarto-place-tell = Une pièce se trouve en b2. Votre adversaire vous donne une pièce foncée, carrée, basse et pleine.
lesson-quarto-place-task = Placez votre pièce sur une case libre quelconque.
lesson-quarto-place-praise = Bien, elle y restera. Dans une vraie partie, vous donneriez maintenant une pièce à votre adversaire.

lesson-quarto-complete-tell = Trois pièces hautes se trouvent en a2, b2 et c2. Vous tenez vous aussi une pièce haute.
lesson-quarto-complete-task = Placez votre pièce pour avoir quatre pièces hautes alignées.
lesson-quarto-complete-praise = Exactement, la ligne 2 est maintenant un alignement. Peu importe qui a placé les trois autres.

lesson-quarto-call-tell = Quatre pièces hautes se trouvent sur la ligne 2, et vous avez placé la dernière. Vous n’avez pas encore gagné.
lesson-quarto-call-task = Annoncez Quarto et montrez l’alignement avant de donner une pièce.
lesson-quarto-call-praise = Vous l’avez annoncé et vous gagnez. Un alignement ne gagne que si quelqu’un l’annonce.

lesson-quarto-second-tell = La grande diagonale de a1 à d4 est pleine, et votre adversaire y a placé la dernière pièce, en c3. Puis il vous a donné une pièce sans rien dire.
lesson-quarto-second-task = Trouvez ce que les quatre pièces ont en commun, et annoncez l’alignement avant de placer votre pièce.
lesson-quarto-second-praise = Juste, toutes les quatre sont creuses, et vous gagnez. Ce qui échappe à votre adversaire est à vous, tant que vous n’avez pas placé.

lesson-quarto-safe-tell = Trois pièces hautes se trouvent en a2, b2 et c2, et d2 est libre. C’est à vous de donner.
lesson-quarto-safe-task = Donnez une pièce qui ne permet pas à votre adversaire de gagner.
lesson-quarto-safe-praise = Bien, une pièce basse ne peut pas compléter cette ligne. Avant de donner, demandez-vous toujours ce que votre adversaire pourrait en faire.

lesson-quarto-block-tell = Sur la ligne 3, la case d3 est libre à côté de trois pièces foncées et rondes. Dans la colonne c, la case c4 est libre au-dessus de trois pièces basses et pleines, et votre propre pièce est claire, carrée, haute et creuse.
lesson-quarto-block-task = Votre pièce ne complète aucune des deux lignes. Placez-la de façon à pouvoir donner ensuite une pièce avec laquelle votre adversaire ne peut pas gagner.
lesson-quarto-block-praise = Bien bloqué, il y a maintenant une pièce à donner sans danger. Une pièce qui ne convient nulle part est bonne pour arrêter une ligne.

## Quarto Access

lesson-access-welcome = Bienvenue dans votre première partie de Quarto Access avec masques. Rien n’est montré ici, vous jouez au toucher et de mémoire.
lesson-access-farewell = Bravo, vous pouvez jouer avec les masques. La leçon de Quarto montre quelles pièces il est dangereux de donner.

lesson-access-feel-tell = Le plateau est vide, et les pièces sont sur seize emplacements numérotés à côté. Personne ne vous dit quelle pièce est où.
lesson-access-feel-task = Touchez un des emplacements à côté du plateau.
lesson-access-feel-praise = Bien, on vous dit ce que vos doigts trouvent. Vous pouvez toucher aussi souvent que vous voulez, et votre adversaire n’en sait rien.

lesson-access-give-tell = Vous commencez la partie, donc vous ne placez encore rien. Les seize emplacements à côté du plateau portent tous une pièce.
lesson-access-give-task = Donnez à votre adversaire la pièce d’un des emplacements.
lesson-access-give-praise = Bien, on dit à votre adversaire quelle pièce c’est. Cet emplacement est maintenant vide, retenez son numéro.

lesson-access-find-tell = Votre adversaire a placé la première pièce, mais vous n’avez pas entendu où. Vous tenez la suivante.
lesson-access-find-task = Touchez des cases du plateau jusqu’à trouver la pièce.
lesson-access-find-praise = La voilà. Retenez la case, car le plateau reste caché.

lesson-access-place-tell = Une pièce se trouve en b3, et vous en tenez une autre.
lesson-access-place-task = Placez votre pièce sur une case libre quelconque.
lesson-access-place-praise = Bien, votre adversaire entend que vous avez placé une pièce, mais pas où. Vous donneriez maintenant la suivante.

lesson-access-call-tell = Quatre pièces se trouvent dans la colonne c, et votre adversaire a placé la dernière en c4. Vous avez reçu une pièce, et personne n’a annoncé.
lesson-access-call-task = Touchez les quatre cases de la colonne c, puis annoncez l’alignement si vous trouvez un point commun.
lesson-access-call-praise = Juste, toutes les quatre sont rainurées, et vous gagnez. Vos doigts ont trouvé ce qui a échappé à votre adversaire.

## Quartex

lesson-quartex-welcome = Bienvenue dans votre première partie de Quartex. Sept petits exercices vous montrent tout ce qu’il faut savoir.
lesson-quartex-farewell = Bravo, vous pouvez jouer. Surveillez le stock, car les jetons que peu de joueurs prennent valent le plus.

lesson-quartex-home-tell = La table est vide et vous commencez. Vous avez cinq plaquettes.
lesson-quartex-home-task = Posez une de vos plaquettes sur la case de départ, dans le sens de votre choix.
lesson-quartex-home-praise = Bien, c’est la case de départ. On compte toutes les autres cases à partir d’elle.

lesson-quartex-fit-tell = Une plaquette se trouve sur la case de départ, avec deux croix en haut et deux étoiles en bas. Vous avez cinq plaquettes.
lesson-quartex-fit-task = Posez une plaquette à côté, de sorte que les coins qui se rencontrent montrent le même symbole.
lesson-quartex-fit-praise = Elle convient, car les deux coins du côté commun concordent.

lesson-quartex-complete-tell = Trois plaquettes se rencontrent en un point, et chacune y montre un quart d’étoile. La case à un pas à l’est et un pas au nord du départ est encore vide.
lesson-quartex-complete-task = Posez la quatrième plaquette autour de ce point et complétez l’étoile.
lesson-quartex-complete-praise = L’étoile est complète, et vous prenez une étoile dans le stock.

lesson-quartex-double-tell = La case à un pas à l’est et un pas au nord du départ a des plaquettes à l’ouest, à l’est et au sud. À ses coins du bas, une croix et un cercle attendent chacun une quatrième plaquette.
lesson-quartex-double-task = Trouvez la plaquette qui complète les deux symboles à la fois.
lesson-quartex-double-praise = Deux symboles avec une seule plaquette, donc deux jetons pour vous.

lesson-quartex-worth-tell = Votre adversaire a pris deux étoiles, il reste donc huit étoiles et dix croix dans le stock. Vous pouvez compléter une étoile sur la case à trois pas à l’est du départ, ou une croix sur la case à deux pas à l’est et deux pas au sud du départ.
lesson-quartex-worth-task = Complétez le symbole dont le jeton vaut le plus de points.
lesson-quartex-worth-praise = Juste, votre croix vaut neuf points, une étoile en vaudrait sept. Ce que les autres ramassent perd de sa valeur.

lesson-quartex-cannot-tell = Une plaquette se trouve sur la case de départ, avec une croix dans chaque coin. Aucune de vos cinq plaquettes n’a de croix.
lesson-quartex-cannot-task = Voyez si quelque chose convient, et dites-le si vous ne pouvez poser aucune plaquette.
lesson-quartex-cannot-praise = Juste, rien ne convient. Vous montrez vos plaquettes, et si personne ne trouve d’endroit, vous en piochez de nouvelles.

lesson-quartex-point-tell = Sur la case de départ se trouve une plaquette avec deux croix en haut et deux étoiles en bas. Votre adversaire dit que rien ne convient et montre cinq plaquettes.
lesson-quartex-point-task = Indiquez une plaquette de votre adversaire et la case où elle convient.
lesson-quartex-point-praise = Bien vu, votre adversaire doit la poser là. Vous avez le droit de vous taire quand cela vous arrange.

## Indices

lesson-hint-not-now = Ce n’est pas possible maintenant. Relisez l’exercice.
lesson-hint-other-game = C’est un coup d’un autre jeu. Relisez l’exercice.
lesson-hint-place-first = Vous tenez une pièce. Placez-la d’abord.
lesson-hint-give-first = Vous ne tenez pas de pièce. Choisissez-en une et donnez-la à votre adversaire.
lesson-hint-taken = Il y a déjà une pièce en { $cell }. Choisissez une case libre.
lesson-hint-already-placed = Cette pièce est déjà sur le plateau. Choisissez une de celles qui sont à côté.
lesson-hint-nothing-to-call = Il n’y a encore rien sur le plateau, donc rien à annoncer.
lesson-hint-wrong-line = Il n’y a pas d’alignement à annoncer. Il faut quatre pièces alignées qui ont un point commun.
lesson-hint-other-line = L’alignement n’est pas là. Cherchez quatre pièces alignées qui ont un point commun.
lesson-hint-point-out = L’annonce ne suffit pas. Montrez aussi l’alignement.
lesson-hint-no-squares = Les carrés ne comptent pas dans cette partie. Regardez les lignes, les colonnes et les grandes diagonales.
lesson-hint-call-first = Attendez, il y a un alignement à annoncer. Si vous continuez maintenant, vous perdez votre chance.
lesson-hint-not-complete = Ainsi, la ligne n’est pas complète. Cherchez la case qui attend la quatrième pièce.
lesson-hint-lets-win = Avec cette pièce, votre adversaire gagne en { $cell }. Donnez-en une qui ne convient pas à cet endroit.
lesson-hint-no-safe-gift = Ensuite, chaque pièce que vous pourriez donner ferait gagner votre adversaire. Bloquez une des deux lignes.
lesson-hint-feel-beside = Touchez un des emplacements à côté du plateau, pas une case.
lesson-hint-feel-board = Touchez une case du plateau, pas un emplacement à côté.
lesson-hint-feel-first = Touchez d’abord quelque chose. Cela ne coûte rien.
lesson-hint-nothing-here = Il n’y a rien en { $cell }. Touchez une autre case.
lesson-hint-place-empty = Cet emplacement est vide. Donnez une pièce d’un autre emplacement.
lesson-hint-home = La première plaquette se pose sur la case de départ.
lesson-hint-tile-there = Il y a déjà une plaquette à cet endroit. Choisissez une case vide.
lesson-hint-no-edge = Cette case n’a pas de côté commun avec une plaquette de la table. Un coin ne suffit pas.
lesson-hint-clash = Un coin de votre plaquette y rencontre un autre symbole. Tournez la plaquette, ou essayez une autre case.
lesson-hint-no-way = Cette plaquette n’y convient dans aucun sens.
lesson-hint-not-yours = Vous n’avez pas cette plaquette. Choisissez-en une dans votre main.
lesson-hint-something-fits = Une de vos plaquettes convient. Comparez les deux coins de chaque côté libre.
lesson-hint-no-symbol = La plaquette convient, mais elle ne complète pas le symbole. Cherchez un point entouré de trois plaquettes.
lesson-hint-one-only = La plaquette convient, mais elle ne complète pas les deux symboles. Regardez la case entre les plaquettes.
lesson-hint-worth-less = Il y a un meilleur endroit. Comptez combien de jetons du symbole il reste dans le stock.
lesson-hint-shown-hand = Votre adversaire n’a pas cette plaquette. Choisissez une des cinq qu’il a montrées.
lesson-hint-one-fits = Quelque chose a échappé à votre adversaire. Une des cinq plaquettes a deux croix ou deux étoiles côte à côte.
lesson-hint-their-turn = Ce n’est pas à vous de poser. Indiquez seulement où convient une plaquette de votre adversaire.
