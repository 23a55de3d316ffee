# Lo que dicen las órdenes que comprueban, enumeran, copian y recuperan partidas.
kept-right = correcto: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, { $draws ->
    [one] { $draws } sorteo
   *[other] { $draws } sorteos
}, resultado { $result }
kept-wrong = incorrecto: { $told }
kept-entries = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}
kept-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
kept-copied = copiado y comprobado: { $tables }, { $entries }, en { $file }
kept-brought = recuperado: { $tables }, { $entries }, { $added } de ellas nuevas
kept-marked = sin terminar: { $tables }; quizá alguien conozca ya los sorteos, y la página de cada mesa lo dice
kept-printed = { $file }: { $count } páginas, la última para los puntos
kept-serving = Fourfold está abierto: { $address }
kept-served = las partidas se guardan en { $store }; Ctrl-C lo detiene
