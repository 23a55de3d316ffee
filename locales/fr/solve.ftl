# Ce que le solveur a trouvé. La première ligne est pour les programmes, la même partout.
worth-win = gain en { $count }
worth-loss = perte en { $count }
worth-draw = match nul
worth-moves = { $count ->
    [one] { $worth } : { $count } coup
   *[other] { $worth } : { $count } coups
}
why-wins = gagne par { $alignments }
why-left = laisse l’annonce à l’adversaire : { $alignments }
why-completed = donner { $piece } perd, car { $cell } complète : { $alignments }
why-answered = perd sur { $reply }
why-aligned = { $line }, toutes { $values }
why-and = { $first }, et { $second }
solve-replies = Après les deux points : les réponses qui gardent la valeur, sur toutes celles qu’il y a.
worth-line = Suite : { $moves }
worth-proven = { $count } prouvés, dont { $draws } matchs nuls : { $nodes } nœuds, { $seconds } s
progress-solving = résolution
progress-proving = preuve
progress-nodes = { $count } millions de nœuds
