# Was der Löser herausfand. Die erste Zeile ist für Programme und überall gleich.
worth-win = Gewinn in { $count }
worth-loss = Verlust in { $count }
worth-draw = unentschieden
worth-moves = { $count ->
    [one] { $worth }: { $count } Zug
   *[other] { $worth }: { $count } Züge
}
why-wins = gewinnt mit { $alignments }
why-left = überlässt dem Gegner den Ruf: { $alignments }
why-completed = { $piece } zu geben verliert: { $cell } vollendet { $alignments }
why-answered = verliert gegen { $reply }
why-aligned = { $line }, alle { $values }
why-and = { $first }, und { $second }
solve-replies = Hinter dem Doppelpunkt: die Antworten, die den Wert halten, von allen, die es gibt.
worth-line = Folge: { $moves }
worth-proven = { $count } bewiesen, davon { $draws } unentschieden: { $nodes } Knoten, { $seconds } s
progress-solving = löst
progress-proving = beweist
progress-nodes = { $count } Millionen Knoten
