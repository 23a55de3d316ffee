# Warum etwas abgelehnt wird.
refused-turn = { $person ->
    [you] Erst bist du selbst am Zug.
   *[other] Du bist nicht am Zug: { $who } ist dran.
}
refused-time-up = { $person ->
    [you] Deine Zeit war vorher schon um.
   *[other] Die Zeit von { $who } war vorher schon um.
}
refused-not-yet = Dieser Platz gilt noch nicht als verlassen.
refused-no-seat = Diesen Platz hat der Tisch nicht.
refused-stale = Die Partie ist weitergegangen. Schau noch einmal und entscheide neu.
refused-stale-touch = Deine Hand ist schon weiter. Fühle noch einmal.
refused-paused = Der Server macht Pause. Warte, bis er wieder da ist.
refused-not-paused = Der Server macht keine Pause.
refused-adjourned = Es ist Pause. Wähle zuerst „weiter“.
refused-not-adjourned = Es ist keine Pause.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat schon begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-seats-open = Es sind noch Plätze frei.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seat-open = Auf diesem Platz sitzt niemand.
refused-sits-already = Du sitzt schon an diesem Tisch.
refused-contributed = Du hast schon mitgemischt.
refused-time-not-up = Niemandes Zeit ist um.
refused-other-game = Das gehört zu einem anderen Spiel.
refused-no-masks = An diesem Tisch trägt niemand eine Maske.
refused-record-full = Die Aufzeichnung ist voll: kein Fühlen und kein Rufen mehr.
refused-not-here = Das ist an diesem Tisch nicht erlaubt.
refused-offer-open = Ein anderes Angebot wartet auf Antwort.
refused-enough-offers = Das waren genug Angebote für eine Partie.
refused-enough-leavings = An diesem Tisch sind zu viele gekommen und gegangen. Bitte eröffne einen neuen.
refused-no-offer = Ein solches Angebot gibt es nicht.
refused-agreed = Du hast schon zugestimmt.
refused-nothing-back = Du hast nichts zurückzunehmen.
refused-forfeited = Du kannst nicht mehr gewinnen und spielst nicht mehr mit.
refused-no-person = Auf diesem Platz sitzt kein Mensch.
refused-stand-in = Für diesen Platz spielt schon der Computer.
refused-no-stand-in = Für diesen Platz spielt der Computer nicht.
refused-enough-stand-ins = Dieser Platz wurde in dieser Partie oft genug übergeben.
refused-not-away = Diese Person ist da.
refused-away = Diese Person ist schon weg.

# Quarto.
refused-place-first = Setze zuerst { $piece }.
refused-empty-hand = Keine Figur ist vergeben: Erst muss eine gegeben werden.
refused-board-full = Alle sechzehn Figuren sind gesetzt. Rufe oder verzichte.
refused-cell-taken = Das Feld ist besetzt, denn { $piece } steht { $at }.
refused-placed = Schon gesetzt ist { $piece }: Sie steht { $at }.
refused-nothing-to-call = Es gibt gerade nichts zu rufen.
refused-call-lost = Dein Ruf war falsch: Du darfst jetzt nicht noch einmal rufen.
refused-calls-automatic = An diesem Tisch ruft das Spiel jedes Quarto selbst.
refused-point-it-out = Nenne beim Rufen auch die Reihe.
refused-call-only = An diesem Tisch rufst du nur „Quarto!“, ohne die Reihe zu nennen.
refused-square = Quadrate zählen in dieser Partie nicht: { $line }.
refused-nothing-to-decline = Verzichten kannst du erst nach der sechzehnten Figur.
refused-place-empty = Ablage { $place } neben dem Spielbrett ist leer.

# Quartex.
refused-no-such-seat = Dieser Tisch hat nur { $count } Plätze.
refused-bag-due = Erst müssen Plättchen gezogen werden.
refused-no-draw = Jetzt werden keine Plättchen gezogen.
refused-draw-count = { $count ->
    [one] Ein Plättchen ist zu ziehen.
   *[other] { $count } Plättchen sind zu ziehen.
}
refused-not-in-bag = Dieses Plättchen ist nicht im Beutel: { $tile }.
refused-not-in-hand = Dieses Plättchen hast du nicht auf der Hand: { $tile }.
refused-bound = Du musst anlegen, was gezeigt wurde: { $tile }, { $spot }.
refused-claims-automatic = Dieser Tisch sagt selbst, wenn nichts passt.
refused-opponents-asked = Deine Hand liegt offen: Warte auf die Antwort der anderen.
refused-nobody-asks = Niemand zeigt seine Hand, also gibt es nichts zu antworten.
refused-answered = Du hast schon geantwortet.
refused-eliminated = Du bist ausgeschieden und spielst nicht mehr mit.
misfit-not-home = Das erste Plättchen kommt auf das Startfeld.
misfit-taken = Dort liegt schon ein Plättchen.
misfit-no-edge = Das Plättchen muss mit einer ganzen Kante an ein ausliegendes Plättchen stoßen.
misfit-north-west = Das Plättchen passt nicht: Oben links treffen sich verschiedene Symbole.
misfit-north-east = Das Plättchen passt nicht: Oben rechts treffen sich verschiedene Symbole.
misfit-south-east = Das Plättchen passt nicht: Unten rechts treffen sich verschiedene Symbole.
misfit-south-west = Das Plättchen passt nicht: Unten links treffen sich verschiedene Symbole.
misfit-no-orientation = Das Plättchen passt dort nicht, wie man es auch dreht.
misfit-beyond-frame = Das Plättchen läge außerhalb des Rahmens.
misfit-laid = Dieses Plättchen liegt schon aus.

# Befehle, die nicht verstanden wurden; ein Beispiel folgt.
misread-empty = Gib einen Befehl ein.
misread-unknown = Das Wort { $word } verstehe ich hier nicht.
misread-ambiguous = Das kann mehrere Befehle bedeuten: { $choices }.
misread-piece = Welche Figur, in Worten oder als Code?
misread-place = Welche Ablage neben dem Spielbrett, von 1 bis 16?
misread-cell = Welches Feld, von a1 bis d4?
misread-line = Welche Reihe: eine Zeile, eine Spalte oder eine Diagonale?
misread-tile = Welches Plättchen, und auf welches Feld?
misread-spot = Welches Feld, gezählt nach Osten und Süden vom Startfeld?
misread-touch = Welches Feld berühren, oder welche Ablage neben dem Spielbrett?
misread-seat = Welcher Platz am Tisch?
misread-several = Zu diesen Worten passen { $count } Figuren.
misread-no-piece = Zu diesen Worten passt keine Figur, die noch da ist.
misread-other-tile = So kann dieses Plättchen nicht liegen.
misread-example = Zum Beispiel: { $example }.
