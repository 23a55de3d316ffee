# What the commands say that check, list, copy and bring back games.
kept-right = right: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, result { $result }
kept-wrong = wrong: { $told }
kept-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
kept-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
kept-copied = copied and checked: { $tables }, { $entries }, in { $file }
kept-brought = brought back: { $tables }, { $entries }, { $added } of them new
kept-marked = not over: { $tables }; somebody may know the draws already, and the page of each table says so
kept-printed = { $file }: { $count } pages, the last one for scores
kept-serving = Fourfold is open: { $address }
kept-served = games are kept in { $store }; Ctrl-C stops
