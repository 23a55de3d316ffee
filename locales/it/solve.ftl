# Che cosa ha trovato il risolutore. La prima riga è per i programmi, uguale ovunque.
worth-win = vittoria in { $count }
worth-loss = sconfitta in { $count }
worth-draw = pareggio
worth-moves = { $count ->
    [one] { $worth }: { $count } mossa
   *[other] { $worth }: { $count } mosse
}
why-wins = vince con { $alignments }
why-left = lascia l’annuncio all’avversario: { $alignments }
why-completed = dare { $piece } perde, perché { $cell } completa: { $alignments }
why-answered = perde contro { $reply }
why-aligned = { $line }, tutti { $values }
why-and = { $first }, e { $second }
solve-replies = Dopo i due punti: le risposte che mantengono il valore, su tutte quelle che ci sono.
worth-line = Seguito: { $moves }
worth-proven = { $count } dimostrate, { $draws } delle quali pareggi: { $nodes } nodi, { $seconds } s
progress-solving = risolve
progress-proving = dimostra
progress-nodes = { $count } milioni di nodi
