# What the terminal says about the way to a server.
remote-unreachable = Unter dieser Adresse antwortet kein Server.
remote-no-server = Was unter dieser Adresse antwortet, ist kein Server dieser Spiele.
remote-certificate = Der Server kann nicht beweisen, dass er zu dieser Adresse gehört. Es wurde ihm nichts geschickt.
remote-insecure = Dieser Server verlangt eine sichere Verbindung. Beginne seine Adresse mit https.
remote-no-table = Diesen Tisch gibt es auf dem Server nicht.
remote-version = Der Server hat eine andere Version als dieses Programm.
remote-forbidden = Der Server lässt dieses Programm nicht herein.
remote-too-often = Zu viele Versuche nacheinander. Der Server bittet um eine Pause von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
remote-unavailable = Der Server kann gerade nicht antworten. Er bittet um eine Pause von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
remote-terms = Der Server eröffnet keinen Tisch mit diesen Regeln.
remote-name = Ein Name hat zwischen einem und 24 Zeichen.
remote-unkept = Die Datei mit deinen Sitzungen lässt sich nicht lesen oder schreiben.
remote-machine = Dieser Rechner kann gerade keine Verbindung öffnen.
remote-restarts = Der Server startet neu und behält dein Spiel. Neuer Versuch.
remote-too-long = Diese Zeile ist für den Server zu lang.
remote-unreadable = Der Server kann diese Zeile nicht lesen.
remote-address-scheme = Die Adresse muss mit http oder https beginnen.
remote-address-host = Diese Adresse nennt keinen Server.
remote-address-person = Die Adresse darf weder einen Namen noch ein Passwort enthalten.
remote-address-table = Diese Adresse nennt keinen Tisch.
remote-address-query = Lass weg, was in der Adresse hinter dem Fragezeichen steht.
