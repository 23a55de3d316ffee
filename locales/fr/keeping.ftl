# Ce que disent les commandes qui vérifient, énumèrent, copient et rapportent des parties.
kept-right = juste : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}, résultat { $result }
kept-wrong = faux : { $told }
kept-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
kept-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
kept-copied = copié et vérifié : { $tables }, { $entries }, dans { $file }
kept-brought = restauré : { $tables }, { $entries }, dont { $added } nouvelles
kept-marked = pas encore fini : { $tables } ; quelqu’un connaît peut-être déjà les tirages, et la page de chaque table le dit
kept-printed = { $file } : { $count } pages, la dernière pour les scores
kept-serving = Fourfold est ouvert : { $address }
kept-served = les parties sont gardées dans { $store } ; Ctrl-C arrête
