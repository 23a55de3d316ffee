# Was das Programm selbst im Terminal sagt. Befehle und Adressen stehen mitten im Satz, damit niemand
# einen Punkt mitkopiert.
remark-welcome = Mit „{ $help }“ siehst du alle Befehle, mit „{ $quit }“ hörst du auf. Die Partie bleibt gespeichert.
remark-asides = Für das Programm: { $words }.
remark-phrases = Für die anderen am Tisch: { $words }.
remark-kept = Die Partie ist gespeichert. Mit { $command } spielst du weiter.
remark-interrupted = Die Partie ist unterbrochen und gespeichert. Mit { $command } spielst du weiter.
remark-end = Es gibt nichts mehr zu lesen. Die Partie ist gespeichert, und mit { $command } spielst du weiter.
remark-resumed = { $count ->
    [0] Du spielst weiter: { $game }.
   *[other] Du spielst weiter: { $game } gegen { $others }.
}
remark-nothing-kept = Hier ist keine Partie gespeichert.
remark-kept-game = { $count ->
    [0] { $name }: { $game }.
   *[other] { $name }: { $game } gegen { $others }.
}
remark-kept-over = { $count ->
    [0] { $name }: { $game }, beendet mit dem Ergebnis { $result }.
   *[other] { $name }: { $game } gegen { $others }, beendet mit dem Ergebnis { $result }.
}
remark-pass = { $who } ist dran. Wenn sonst niemand zusieht oder zuhört, tippe „{ $me }“.
remark-not-you = Die Tastatur muss jetzt niemand übernehmen.
remark-no-board = Es gibt noch nichts zu zeigen.
remark-board-covered = Solange Masken getragen werden, ist kein Spielbrett zu sehen.
remark-messages-short = Nachrichten sind kurz.
remark-messages-normal = Nachrichten haben die normale Länge.
remark-messages-long = Nachrichten sind lang und sagen, was sie für dich bedeuten.
remark-pieces-words = Figuren und Plättchen werden in Worten genannt.
remark-pieces-codes = Figuren und Plättchen werden als Codes genannt.
remark-cells-letters = Felder werden mit Buchstabe und Ziffer genannt: { $example }.
remark-cells-spelled = Die Buchstaben der Felder werden buchstabiert: { $example }.
remark-cells-numbers = Felder werden mit Zeile und Spalte genannt: { $example }.
remark-change = Um das zu ändern, tippe: { $choices }.
remark-record = Der Befehl { $command } schreibt die Aufzeichnung.
remark-over = Die Partie ist zu Ende. Tippe „{ $rematch }“ für eine neue oder „{ $quit }“ zum Aufhören.
remark-next-ready = Die nächste Partie ist bereit. Mit „{ $next }“ kommst du hin.
remark-no-next = Noch ist keine nächste Partie vereinbart.
remark-unconfirmed = Es geschieht nichts.
remark-invite = Schicke { $address } an alle, die mitspielen sollen. Die Partie beginnt, wenn alle Plätze besetzt sind.
remark-watching = Du schaust zu. Du kannst alles fragen, was Zuschauende wissen dürfen.
remark-sitting = Du sitzt auf Platz { $seat }.
remark-founded = Unter { $address } steht jetzt dein Tisch.
remark-no-tables = Hier ist kein Tisch frei, und es wird keine Partie gespielt.
remark-tables = Das sind die Tische.
remark-open-table = { $count ->
    [0] Tisch { $number }: { $game }, { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }.
   *[other] Tisch { $number }: { $game } mit { $names }, { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }.
}
remark-running-table = { $count ->
    [0] Tisch { $number }: { $game }, hier wird gespielt.
   *[other] Tisch { $number }: { $game }, gespielt von { $names }.
}
remark-choose-table = Tippe die Nummer eines Tisches oder „{ $quit }“.
remark-no-such-number = Kein Tisch hat diese Nummer.
remark-not-stored = Die Partie lässt sich gerade nicht speichern, und es ist nicht sicher, ob das geschehen ist. Versuche es noch einmal.
remark-store-fails = Die Partie lässt sich gerade nicht speichern. Sobald es wieder geht, geht sie von selbst weiter; bis dahin läuft keine Uhr.
remark-store-works = Die Partie lässt sich wieder speichern und geht weiter.
remark-too-long = Diese Zeile ist zu lang. Es geschieht nichts.
remark-not-text = Diese Zeile lässt sich nicht als Text lesen. Es geschieht nichts.
remark-screen-no-terminal = Die Vollbildanzeige braucht ein Terminal. Es geht Zeile für Zeile weiter.
remark-screen-dumb = Dieses Terminal kann nur Zeilen schreiben. Es geht Zeile für Zeile weiter.
remark-screen-small = Das Fenster ist zu klein. Es braucht { $columns } Spalten und { $lines } Zeilen.
