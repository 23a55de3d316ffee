# Lektionen für das erste Spiel. Ein Schritt hat drei Sätze: -tell beschreibt die Stellung, so dass
# niemand sie sehen muss, -task sagt, was zu versuchen ist, -praise sagt, was daran richtig war.

lesson-step = Schritt { $number } von { $count }.
lesson-answer = Eine richtige Antwort: „{ $answer }“.

## Quarto

lesson-quarto-welcome = Willkommen zu deiner ersten Partie Quarto. Sieben kleine Aufgaben zeigen dir alles, was du brauchst.
lesson-quarto-farewell = Gut gemacht, jetzt kannst du spielen. In einer echten Partie sagt dir niemand, wann es eine Reihe gibt, also schau immer genau hin.

lesson-quarto-give-tell = Das Spielbrett ist leer, und alle sechzehn Figuren liegen daneben. Du beginnst, also setzt du noch nichts.
lesson-quarto-give-task = Wähle eine beliebige Figur aus und gib sie deinem Gegner.
lesson-quarto-give-praise = Gut, jetzt muss dein Gegner diese Figur setzen. Am Anfang ist jede Figur so gut wie jede andere.

lesson-quarto-place-tell = Auf b2 steht eine Figur. Dein Gegner gibt dir eine Figur, die dunkel, eckig, klein und ohne Loch ist.
lesson-quarto-place-task = Setze deine Figur auf ein beliebiges freies Feld.
lesson-quarto-place-praise = Gut, dort bleibt sie. In einer echten Partie gäbst du jetzt deinem Gegner eine Figur.

lesson-quarto-complete-tell = Auf a2, b2 und c2 stehen drei große Figuren. Auch deine Figur ist groß.
lesson-quarto-complete-task = Setze deine Figur so, dass vier große Figuren in einer Linie stehen.
lesson-quarto-complete-praise = Genau, Zeile 2 ist jetzt eine Reihe. Wer die anderen drei gesetzt hat, spielt keine Rolle.

lesson-quarto-call-tell = In Zeile 2 stehen vier große Figuren, und du hast die letzte gesetzt. Gewonnen hast du noch nicht.
lesson-quarto-call-task = Rufe Quarto und zeige die Reihe, bevor du eine Figur gibst.
lesson-quarto-call-praise = Du hast gerufen und gewinnst. Eine Reihe gewinnt nur, wenn jemand ruft.

lesson-quarto-second-tell = Die lange Diagonale von a1 bis d4 ist voll, und dein Gegner hat dort die letzte Figur gesetzt, auf c3. Dann hat er dir eine Figur gegeben und nichts gesagt.
lesson-quarto-second-task = Finde heraus, was die vier Figuren gemeinsam haben, und rufe Quarto mit dieser Reihe, bevor du deine Figur setzt.
lesson-quarto-second-praise = Richtig, alle vier haben ein Loch, und du gewinnst. Was dein Gegner übersieht, gehört dir, bis du setzt.

lesson-quarto-safe-tell = Auf a2, b2 und c2 stehen drei große Figuren, und d2 ist frei. Du bist mit dem Geben dran.
lesson-quarto-safe-task = Gib eine Figur, mit der dein Gegner nicht gewinnen kann.
lesson-quarto-safe-praise = Gut, eine kleine Figur kann diese Linie nicht vollenden. Frag dich vor dem Geben immer, was dein Gegner mit der Figur machen könnte.

lesson-quarto-block-tell = In Zeile 3 ist das Feld d3 neben drei dunklen, runden Figuren frei. In Spalte c ist das Feld c4 über drei kleinen Figuren ohne Loch frei, und deine eigene Figur ist hell, eckig, groß und mit Loch.
lesson-quarto-block-task = Deine Figur vollendet keine der beiden Linien. Setze sie so, dass du danach eine Figur geben kannst, mit der dein Gegner nicht gewinnt.
lesson-quarto-block-praise = Gut blockiert, jetzt gibt es eine Figur, die du ohne Gefahr geben kannst. Eine Figur, die nirgends passt, taugt gut dazu, eine Linie zu blockieren.

## Quarto Access

lesson-access-welcome = Willkommen zu deiner ersten Partie Quarto Access mit Masken. Hier wird nichts gezeigt, du spielst mit Tastsinn und Gedächtnis.
lesson-access-farewell = Gut gemacht, jetzt kannst du mit Masken spielen. Die Lektion zu Quarto zeigt, welche Figuren man besser nicht gibt.

lesson-access-feel-tell = Das Spielbrett ist leer, und die Figuren liegen daneben auf sechzehn nummerierten Ablagen. Niemand sagt dir, welche Figur wo liegt.
lesson-access-feel-task = Berühre eine der Ablagen neben dem Spielbrett.
lesson-access-feel-praise = Gut, dir wird gesagt, was deine Finger finden. Du darfst berühren, so oft du willst, und dein Gegner merkt es nicht.

lesson-access-give-tell = Du beginnst die Partie, also setzt du noch nichts. Auf allen sechzehn Ablagen neben dem Spielbrett liegt eine Figur.
lesson-access-give-task = Gib deinem Gegner die Figur von einer der Ablagen.
lesson-access-give-praise = Gut, deinem Gegner wird gesagt, welche Figur es ist. Diese Ablage ist jetzt leer, merk dir ihre Nummer.

lesson-access-find-tell = Dein Gegner hat die erste Figur gesetzt, aber du hast nicht gehört, wohin. Du hältst die nächste.
lesson-access-find-task = Berühre Felder des Spielbretts, bis du die Figur findest.
lesson-access-find-praise = Da ist sie. Merk dir das Feld, denn das Spielbrett bleibt verborgen.

lesson-access-place-tell = Auf b3 steht eine Figur, und du hältst eine andere.
lesson-access-place-task = Setze deine Figur auf ein beliebiges freies Feld.
lesson-access-place-praise = Gut, dein Gegner hört, dass du eine Figur gesetzt hast, aber nicht, wohin. Jetzt würdest du die nächste geben.

lesson-access-call-tell = In Spalte c stehen vier Figuren, und die letzte hat dein Gegner auf c4 gesetzt. Du hast eine Figur bekommen, und niemand hat gerufen.
lesson-access-call-task = Berühre die vier Felder der Spalte c und rufe Quarto mit dieser Reihe, wenn du etwas Gemeinsames findest.
lesson-access-call-praise = Richtig, alle vier sind gerillt, und du gewinnst. Deine Finger haben gefunden, was deinem Gegner entgangen ist.

## Quartex

lesson-quartex-welcome = Willkommen zu deiner ersten Partie Quartex. Sieben kleine Aufgaben zeigen dir alles, was du brauchst.
lesson-quartex-farewell = Gut gemacht, jetzt kannst du spielen. Behalte den Vorrat im Auge, denn Chips, die wenige nehmen, sind am meisten wert.

lesson-quartex-home-tell = Der Tisch ist leer, und du beginnst. Du hast fünf Plättchen.
lesson-quartex-home-task = Lege eines deiner Plättchen auf das Startfeld, gedreht, wie du willst.
lesson-quartex-home-praise = Gut, das ist das Startfeld. Alle anderen Felder werden von dort aus gezählt.

lesson-quartex-fit-tell = Auf dem Startfeld liegt ein Plättchen mit zwei Kreuzen oben und zwei Sternen unten. Du hast fünf Plättchen.
lesson-quartex-fit-task = Lege ein Plättchen daneben an, so dass Ecken, die zusammentreffen, dasselbe Symbol zeigen.
lesson-quartex-fit-praise = Es passt, denn beide Ecken der gemeinsamen Kante stimmen überein.

lesson-quartex-complete-tell = Drei Plättchen treffen sich in einem Punkt, und jedes zeigt dort ein Viertel eines Sterns. Das Feld einen Schritt östlich und einen Schritt nördlich des Startfelds ist noch leer.
lesson-quartex-complete-task = Lege das vierte Plättchen um diesen Punkt an und komplettiere den Stern.
lesson-quartex-complete-praise = Der Stern ist komplett, und du nimmst einen Stern aus dem Vorrat.

lesson-quartex-double-tell = Das Feld einen Schritt östlich und einen Schritt nördlich des Startfelds hat Plättchen im Westen, im Osten und im Süden. An seinen unteren Ecken warten ein Kreuz und ein Kreis auf je ein viertes Plättchen.
lesson-quartex-double-task = Finde das Plättchen, das beide Symbole auf einmal komplettiert.
lesson-quartex-double-praise = Zwei Symbole mit einem Plättchen, also zwei Chips für dich.

lesson-quartex-worth-tell = Dein Gegner hat zwei Sterne genommen, also sind noch acht Sterne und zehn Kreuze im Vorrat. Du kannst auf dem Feld drei Schritte östlich des Startfelds einen Stern komplettieren oder auf dem Feld zwei Schritte östlich und zwei Schritte südlich des Startfelds ein Kreuz.
lesson-quartex-worth-task = Komplettiere das Symbol, dessen Chip mehr Punkte zählt.
lesson-quartex-worth-praise = Richtig, dein Kreuz zählt neun Punkte, ein Stern würde sieben zählen. Was andere sammeln, verliert an Wert.

lesson-quartex-cannot-tell = Auf dem Startfeld liegt ein Plättchen mit einem Kreuz in jeder Ecke. Keines deiner fünf Plättchen hat ein Kreuz.
lesson-quartex-cannot-task = Prüfe, ob etwas passt, und sag es, wenn du kein Plättchen anlegen kannst.
lesson-quartex-cannot-praise = Richtig, nichts passt. Du zeigst deine Plättchen, und wenn niemand eine Stelle findet, ziehst du neue.

lesson-quartex-point-tell = Auf dem Startfeld liegt ein Plättchen mit zwei Kreuzen oben und zwei Sternen unten. Dein Gegner sagt, dass nichts passt, und zeigt fünf Plättchen.
lesson-quartex-point-task = Nenne ein Plättchen deines Gegners und das Feld, auf das es passt.
lesson-quartex-point-praise = Gut gesehen, dein Gegner muss es dort anlegen. Du darfst auch schweigen, wenn das besser für dich ist.

## Hinweise

lesson-hint-not-now = Das geht jetzt nicht. Lies die Aufgabe noch einmal.
lesson-hint-other-game = Das ist ein Zug aus einem anderen Spiel. Lies die Aufgabe noch einmal.
lesson-hint-place-first = Du hältst eine Figur. Setze sie zuerst.
lesson-hint-give-first = Du hältst keine Figur. Wähle eine aus und gib sie deinem Gegner.
lesson-hint-taken = Auf { $cell } steht schon eine Figur. Wähle ein freies Feld.
lesson-hint-already-placed = Diese Figur steht schon auf dem Spielbrett. Wähle eine von denen daneben.
lesson-hint-nothing-to-call = Auf dem Spielbrett steht noch nichts, also gibt es nichts zu rufen.
lesson-hint-wrong-line = Es gibt keine Reihe, mit der du Quarto rufen könntest. Dazu braucht es vier Figuren in einer Linie, die etwas gemeinsam haben.
lesson-hint-other-line = Die Reihe ist nicht dort. Suche vier Figuren in einer Linie, die etwas gemeinsam haben.
lesson-hint-point-out = Der Ruf allein genügt nicht. Zeige auch die Reihe.
lesson-hint-no-squares = Quadrate zählen in dieser Partie nicht. Achte auf Zeilen, Spalten und lange Diagonalen.
lesson-hint-call-first = Warte, hier kannst du Quarto rufen. Wenn du jetzt weitermachst, verlierst du deine Gelegenheit.
lesson-hint-not-complete = So ist die Linie nicht vollständig. Suche das Feld, auf das die vierte Figur gehört.
lesson-hint-lets-win = Mit dieser Figur gewinnt dein Gegner auf { $cell }. Gib eine, die dort nicht passt.
lesson-hint-no-safe-gift = Danach könnte dein Gegner mit jeder Figur gewinnen, die du ihm gibst. Blockiere eine der beiden Linien.
lesson-hint-feel-beside = Berühre eine Ablage neben dem Spielbrett, kein Feld.
lesson-hint-feel-board = Berühre ein Feld des Spielbretts, keine Ablage daneben.
lesson-hint-feel-first = Berühre zuerst etwas. Das kostet nichts.
lesson-hint-nothing-here = Auf { $cell } steht nichts. Berühre ein anderes Feld.
lesson-hint-place-empty = Diese Ablage ist leer. Gib von einer anderen Ablage.
lesson-hint-home = Das erste Plättchen wird auf das Startfeld gelegt.
lesson-hint-tile-there = Dort liegt schon ein Plättchen. Wähle ein leeres Feld.
lesson-hint-no-edge = Dieses Feld hat keine Kante mit einem Plättchen auf dem Tisch gemeinsam. Eine Ecke allein genügt nicht.
lesson-hint-clash = Eine Ecke deines Plättchens trifft dort auf ein anderes Symbol. Drehe das Plättchen oder versuche ein anderes Feld.
lesson-hint-no-way = Wie man dieses Plättchen auch dreht, es passt dort nicht.
lesson-hint-not-yours = Dieses Plättchen hast du nicht. Wähle eines aus deiner Hand.
lesson-hint-something-fits = Eines deiner Plättchen passt doch. Vergleiche die beiden Ecken jeder freien Kante.
lesson-hint-no-symbol = Das Plättchen passt, aber es komplettiert das Symbol nicht. Suche einen Punkt mit drei Plättchen ringsum.
lesson-hint-one-only = Das Plättchen passt, aber es komplettiert nicht beide Symbole. Achte auf das Feld zwischen den Plättchen.
lesson-hint-worth-less = Es gibt eine bessere Stelle. Zähle, wie viele Chips des Symbols noch im Vorrat sind.
lesson-hint-shown-hand = Dieses Plättchen hat dein Gegner nicht. Wähle eines der fünf gezeigten.
lesson-hint-one-fits = Dein Gegner hat etwas übersehen. Eines der fünf Plättchen hat zwei Kreuze oder zwei Sterne nebeneinander.
lesson-hint-their-turn = Du bist mit dem Anlegen nicht dran. Nenne nur, wo ein Plättchen deines Gegners passt.
