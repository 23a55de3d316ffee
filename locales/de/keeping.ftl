# Was die Befehle sagen, die Partien prüfen, auflisten, kopieren und zurückholen.
kept-right = richtig: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
}, Ergebnis { $result }
kept-wrong = falsch: { $told }
kept-entries = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
kept-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
kept-copied = kopiert und geprüft: { $tables }, { $entries }, in { $file }
kept-brought = zurückgeholt: { $tables }, { $entries }, davon { $added } neu
kept-marked = noch nicht fertig: { $tables }; vielleicht kennt schon jemand die Ziehungen, und die Seite jedes Tisches sagt es
kept-printed = { $file }: { $count } Seiten, die letzte für die Wertung
kept-serving = Fourfold ist offen: { $address }
kept-served = Partien liegen in { $store }; Strg-C beendet
