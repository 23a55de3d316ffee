# Che cosa dicono i comandi che controllano, elencano, copiano e riportano partite.
kept-right = giusto: { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $draws ->
    [one] { $draws } estrazione
   *[other] { $draws } estrazioni
}, risultato { $result }
kept-wrong = sbagliato: { $told }
kept-entries = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
kept-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
kept-copied = copiato e controllato: { $tables }, { $entries }, in { $file }
kept-brought = ripristinato: { $tables }, { $entries }, di cui { $added } nuove
kept-marked = non ancora finito: { $tables }; forse qualcuno conosce già le estrazioni, e la pagina di ogni tavolo lo dice
kept-printed = { $file }: { $count } pagine, l’ultima per i punti
kept-serving = Fourfold è aperto: { $address }
kept-served = le partite sono conservate in { $store }; Ctrl-C ferma
