# What a server says.
server-stopping = Der Server startet neu. Deine Partie bleibt gespeichert, und diese Seite kommt von selbst wieder.
server-unknown = Der Server kann nicht sagen, ob das geschehen ist. Bitte versuche es noch einmal.
server-trouble = Gerade lässt sich nichts speichern. Deine Zeit zählt solange nicht; versuche es gleich noch einmal.
server-trouble-untimed = Gerade lässt sich nichts speichern. Versuche es gleich noch einmal.
server-trouble-over = Es geht wieder.
server-open-too-often = Dieser Tisch ist zu oft offen. Nur deine neuesten Fenster gehen weiter; lade diese Seite neu, um hier weiterzumachen.
server-unreadable = Das war nicht zu lesen.
server-confirm-resign = Willst du wirklich aufgeben? Damit endet die Partie.
server-renamed = Du heißt jetzt { $name }.
server-forgotten = Dein Name und deine Sitzungen sind gelöscht.
