# Eine Stellung oder Aufzeichnung als Text. Überschriften haben keinen Punkt.
label-rules = Regeln: { $rules } ({ $meaning })
rule-all = alle Merkmale zählen
rule-only = { $count ->
    [one] nur das zählt: { $characteristics }
   *[other] nur das zählt: { $characteristics }
}
rule-lines = Zeilen, Spalten und Diagonalen
rule-squares = Zeilen, Spalten, Diagonalen und Quadrate
rule-point = wer ruft, zeigt die Reihe
rule-call = der Ruf genügt
rule-auto = das Spiel ruft selbst
rule-wrong-once = nach einem falschen Ruf erst bei der nächsten Figur wieder
rule-wrong-loses = wer falsch ruft, verliert
rule-wrong-free = falsche Rufe kosten nichts
rule-players = { $count } Spieler
rule-claims = dass nichts passt, finden die Spieler selbst heraus
rule-claims-auto = dass nichts passt, findet das Spiel heraus
rule-ties-shared = bei Gleichstand geteilter Sieg
rule-ties-tiles = bei Gleichstand gewinnt, wer weniger Plättchen hat, dann, wer mehr Chips hat
rule-start-hand = das erste Plättchen kommt aus der Hand
rule-start-bag = das erste Plättchen kommt aus dem Beutel
rule-frame = ein Rahmen von { $side } mal { $side }
rule-no-frame = kein Rahmen
label-moves = { $count ->
    [0] Züge: keine
   *[other] Züge: { $moves }
}
label-calls = { $count ->
    [0] Richtige Rufe: keine
   *[other] Richtige Rufe: { $moves }
}
label-lapsed = Verfallene Reihen: { $lines }
label-beside = { $count ->
    [0] Neben dem Spielbrett: nichts
   *[other] Neben dem Spielbrett: { $pieces }
}
label-canonical = Bis auf Symmetrie dasselbe: { $position }
label-hand = Figur in der Hand: { $piece }
label-hand-empty = Figur in der Hand: keine
label-hand-unknown = Figur in der Hand: eine unbekannte
show-give = Spieler { $seat } soll Spieler { $other } eine Figur geben{ $window ->
    [open] {" "}oder für die Figur auf { $last } Quarto rufen.
    [lost] {" "}und darf für die Figur auf { $last } nicht mehr rufen.
   *[closed] .
}
show-place = Spieler { $seat } soll { $piece } setzen{ $window ->
    [open] {" "}oder für die Figur auf { $last } Quarto rufen.
    [lost] {" "}und darf für die Figur auf { $last } nicht mehr rufen.
   *[closed] .
}
show-decide = Alle Figuren sind gesetzt; Spieler { $seat } soll verzichten{ $window ->
    [open] {" "}oder für die Figur auf { $last } Quarto rufen.
    [lost] {" "}und darf für die Figur auf { $last } nicht mehr rufen.
   *[closed] .
}
show-acts = Spieler { $seat } ist am Zug.
show-won = Die Partie ist zu Ende, { $result }: Spieler { $seat } hat gewonnen.
show-drawn = Die Partie ist zu Ende, { $result }: unentschieden.

# Quartex.
show-field-empty = Die Auslage ist leer; das Startfeld ist 0,0.
label-field = Auslage: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}, { $width } mal { $height }
label-field-framed = Auslage: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}, { $width } mal { $height } in einem Rahmen von { $side } mal { $side }
show-knows = { $eye ->
    [truth] Alles ist bekannt; Spieler { $first } beginnt.
    [seat] Wie Spieler { $seat } es sieht; Spieler { $first } beginnt.
   *[spectator] Wie man es beim Zuschauen sieht; Spieler { $first } beginnt.
}
show-lay = Spieler { $seat } soll ein Plättchen anlegen.
show-lay-or-cannot = Spieler { $seat } soll ein Plättchen anlegen oder sagen, dass es nicht geht.
show-asks = Spieler { $seat } sagt, dass nichts passt; { $count ->
    [one] Spieler { $seats } soll zeigen, wo eines der Plättchen passt, oder „keines“ sagen.
   *[other] die Spieler { $seats } sollen zeigen, wo eines der Plättchen passt, oder „keines“ sagen.
}
show-bound = Spieler { $seat } soll { $tile } auf { $cell } anlegen, wie gezeigt wurde.
show-draw-home = { $count ->
    [one] Der Beutel soll { $count } Plättchen für das Startfeld geben.
   *[other] Der Beutel soll { $count } Plättchen für das Startfeld geben.
}
show-draw-out = { $count ->
    [one] Der Beutel soll { $count } Plättchen geben, das aus dem Spiel kommt.
   *[other] Der Beutel soll { $count } Plättchen geben, die aus dem Spiel kommen.
}
show-draw-hand = { $count ->
    [one] Der Beutel soll { $count } Plättchen an Spieler { $seat } geben.
   *[other] Der Beutel soll { $count } Plättchen an Spieler { $seat } geben.
}
show-ended = Die Partie ist zu Ende: { $count ->
    [one] Spieler { $seats } hat mit { $points } gewonnen.
   *[other] Die Spieler { $seats } haben mit { $points } gemeinsam gewonnen.
}
points-only = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
label-player = Spieler { $seat }{ $state ->
    [eliminated] , ausgeschieden
   *[playing] {""}
}: Hand { $held ->
    [0] leer
   *[other] { $tiles }
}; Chips { $taken ->
    [0] keine
   *[other] { $tokens }
}; { $score ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $over ->
    [yes] {""}
   *[no] {" "}bisher
}
label-stock = { $count ->
    [0] Vorrat: leer
   *[other] Vorrat: { $tokens }
}
label-bag = Beutel: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
label-bag-known = Beutel: { $count ->
    [one] { $count } Plättchen ({ $tiles })
   *[other] { $count } Plättchen ({ $tiles })
}
label-out = { $count ->
    [0] Aus dem Spiel: keine
   *[other] Aus dem Spiel: { $tiles }
}
label-aside = Zur Seite gelegt: { $tiles }
label-in-bag = Zurückgelegt und im Beutel: { $tiles }
label-perhaps = Zurückgelegt und im Beutel oder seitdem gezogen: { $tiles }
label-placements = { $count ->
    [0] Möglichkeiten: keine
   *[other] Möglichkeiten nach Feldern: { $count }
}
label-spot = { $cell }: { $tiles }
label-spot-completes = { $cell } komplettiert { $tokens }: { $tiles }
label-or = Oder: { $moves }

# Aufzeichnungen.
label-game = Spiel: { $game } { $rules }, { $name }
label-seat = Spieler { $seat }: { $sitter }
show-as-was = Wie es war.
show-as-spectator = Wie man es beim Zuschauen sah.
show-as-seat = Wie Spieler { $seat } es sah.
label-start = Beginn
label-felt-nothing = nichts
label-result = Ergebnis: { $result }, { $reason }
show-under-way = Die Partie läuft noch.
