# Wie Bilder heißen und was darauf ist, für alle, die sie nicht sehen.
title-board = Spielbrett von { $game } { $count ->
    [0] ohne Figuren
    [one] mit { $count } Figur
   *[other] mit { $count } Figuren
}
title-pieces = Die sechzehn Figuren von { $game }
title-field = Auslage von Quartex { $count ->
    [0] ohne Plättchen
    [one] mit { $count } Plättchen
   *[other] mit { $count } Plättchen
}
title-tiles = Die 55 Plättchen von Quartex
title-print = Quartex zum Ausschneiden
title-front = Quartex, Bogen { $number }, Vorderseite
title-back = Quartex, Bogen { $number }, Rückseite
title-scores = Quartex, Wertungsblatt
picture-cell = { $cell }: { $what }.
picture-unknown = Unbekannt: { $cells }.
picture-last = Die letzte Figur wurde auf { $cell } gesetzt.
picture-line = Gezeigt wird eine Reihe: { $cells }.
picture-hand = Vergeben: { $piece }.
picture-hand-unknown = Vielleicht ist eine unbekannte Figur vergeben.
picture-left = Übrig: { $pieces }.
picture-left-unknown = Was übrig ist, ist nicht bekannt.
picture-none-left = Keine Figur ist übrig.
picture-pieces = Zweimal acht nebeneinander, { $first } oben, { $second } unten. Jeweils von links: vier runde Figuren, dann vier eckige; von je vieren zwei kleine, dann zwei große; von je zweien eine ohne Loch, dann eine mit Loch.
picture-tiles = Jedes Plättchen mit seinem Namen: seinen Ecken, von oben links im Uhrzeigersinn gelesen. X ist das violette Kreuz, S der blaue Stern, Q das rote Quadrat, O der gelbe Kreis.
picture-frame = Der Rahmen ist { $side } mal { $side } Felder groß.
picture-last-tile = Das letzte Plättchen liegt auf { $cell }.
picture-stock = Vorrat: { $tokens }.
picture-seat = Spieler { $number }: { $tokens }; { $hand }.
picture-front = Plättchen und Chips zum Ausschneiden.
picture-back = Die Rückseiten der Plättchen und Chips, wenn der Bogen über die lange Kante gewendet wird.
picture-scores = Drei Partien mit bis zu fünf Spielern: Chips jedes Symbols mal denen, die im Vorrat übrig sind, weniger die übrigen Plättchen, und die Summe.
held-nothing = keine Plättchen
held-hidden = { $count ->
    [one] { $count } unbekanntes Plättchen
   *[other] { $count } unbekannte Plättchen
}
