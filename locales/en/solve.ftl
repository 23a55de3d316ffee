# What the solver found out. The first line of its answer is for programs and the same everywhere.
worth-win = win { $count }
worth-loss = loss { $count }
worth-draw = draw
worth-moves = { $count ->
    [one] { $worth }: { $count } move
   *[other] { $worth }: { $count } moves
}
why-wins = wins with { $alignments }
why-left = leaves the call to the opponent: { $alignments }
why-completed = giving { $piece } loses: { $cell } completes { $alignments }
why-answered = loses to { $reply }
why-aligned = { $line }, all { $values }
why-and = { $first }, and { $second }
solve-replies = Behind a colon: the replies that keep the value, of all there are.
worth-line = Line: { $moves }
worth-proven = { $count } proven, { $draws } of them draws: { $nodes } nodes, { $seconds } s
progress-solving = solving
progress-proving = proving
progress-nodes = { $count } million nodes
