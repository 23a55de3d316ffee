# Was vor dem Beginn vereinbart ist.
terms-quarto = Es wird Quarto gespielt.
terms-access = Es wird Quarto Access gespielt: Alle spielen mit Maske, durch Berühren und Merken.
terms-access-unmasked = Es wird Quarto Access gespielt: Die Figuren sind glatt oder gerillt, und niemand trägt eine Maske.
terms-silent = Du hörst, dass eine Figur gesetzt wird, aber nicht wohin.
terms-announced = Du hörst auch, wohin eine Figur gesetzt wird.
terms-open-log = Das Protokoll der Meldungen bleibt offen.
terms-counting = Nur das zählt: { $characteristics }.
terms-squares = Auch Quadrate aus vier Feldern zählen.
terms-point = Wer eine Reihe bemerkt, ruft Quarto und nennt sie.
terms-call = Wer eine Reihe bemerkt, ruft Quarto, und das Spiel zeigt sie.
terms-auto = Das Spiel ruft jedes Quarto selbst.
terms-wrong-once = Nach einem falschen Ruf darfst du erst bei der nächsten Figur wieder rufen.
terms-wrong-loses = Wer falsch ruft, verliert die Partie.
terms-wrong-free = Ein falscher Ruf kostet nichts.
terms-quartex = Es wird Quartex gespielt, zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
}.
terms-frame = Die Auslage wird höchstens { $side } mal { $side } Felder groß.
terms-claim = Wer nichts anlegen kann, sagt es, und die anderen dürfen zeigen, wo etwas passt.
terms-claims-automatic = Das Spiel sagt selbst, wenn nichts passt.
terms-ties-shared = Bei gleichen Punkten wird der Sieg geteilt.
terms-ties-tiles = Bei Gleichstand gewinnt, wer weniger Plättchen hat, dann, wer mehr Chips hat.
terms-start-hand = Das erste Plättchen kommt aus der Hand.
terms-start-bag = Das erste Plättchen kommt aus dem Beutel.
terms-untimed = Es gibt keine Uhr.
terms-per-move = Zeit für jeden Zug: { $span }.
terms-bank = Zeit für die ganze Partie: { $bank }. Jeder Zug bringt { $increment } dazu.
terms-pointing = Zeit, um eine Stelle zu zeigen: { $span }.
terms-casual = Es ist eine freie Partie.
terms-rated = Es ist eine gewertete Partie.
terms-tournament = Es ist eine Turnierpartie.
terms-lot = Das Los entscheidet, wer anfängt.
terms-begins = { $person ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
}
terms-free-calls = Falsche Rufe ohne Strafe gibt es nur in freien Partien.
terms-no-beginner = Platz { $number } kann nicht anfangen: Den hat der Tisch nicht.
terms-no-time = Eine solche Zeitgrenze gibt es nicht.
