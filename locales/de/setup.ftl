# Was `fourfold serve --check` sagt.
setup-listen = lauscht auf { $address }
setup-open = man öffnet { $address }
setup-open-anywhere = man öffnet irgendeine Adresse, die hierher führt
setup-encrypt = verschlüsselt selbst, mit dem Zertifikat in { $file }
setup-keep = Partien liegen in { $store }
setup-make-store = dort ist noch nichts; ein Speicher würde angelegt
setup-use-store = { $engine }, ein Speicher der Version { $version }, mit der dieses Programm arbeitet
setup-migrate = { $engine }, ein Speicher der Version { $version }, der auf Version { $known } gebracht würde
setup-believe = wem geglaubt wird, für wen er spricht: { $networks }
setup-believe-nobody = keinem Proxy wird geglaubt, für wen er spricht
setup-limits = Verbindungen zugleich: { $connections }; Partien, die eine Person in der Minute gründen darf: { $games }
setup-one-address = Leute, die hinter einer Adresse spielen können: { $players }
setup-bots = Computerspieler, die zugleich denken: { $threads }; wie lange sie warten, in Prozent eines Menschen: { $pace }
setup-host-page = hat eine Seite für den Betrieb unter /host, die das Kennwort in { $file } öffnet
setup-no-host-page = hat keine Seite für den Betrieb
setup-log-text = protokolliert Zeilen für Menschen
setup-log-json = protokolliert Zeilen für Programme
setup-log-nothing = protokolliert nichts
setup-caution = Hinweis: { $told }
setup-store-in-use = ein anderer Server hat den Speicher gerade offen; dieser könnte starten, wenn jener beendet ist
setup-address-in-use = auf { $address } lauscht schon jemand; dieser Server könnte starten, wenn jener beendet ist
setup-copy-first = ein älteres Programm kann den Speicher danach nicht mehr lesen; zuerst mit fourfold backup eine Kopie machen
setup-open-to-network = andere erreichen ihn ohne TLS, und wer auf dem Weg ist, liest mit
setup-store-exposed = der Weg zur Datenbank ist nicht verschlüsselt; sslmode=verify-full tut das
setup-one-visitor = keinem Proxy wird geglaubt; steht einer davor, zählen alle Besucher als einer und teilen sich dessen Grenzen
setup-problem = Fehler: { $told }
setup-fault = { $setting }: { $why }
setup-no-address = erwartet wird eine Adresse mit Port, etwa { $example }
setup-no-number = erwartet wird eine Zahl
setup-no-store = erwartet wird eine Datei oder postgres://user@host/database
setup-store-scheme = erwartet wird eine Datei oder eine Adresse, die mit postgres:// beginnt
setup-no-home = für diese Person gibt es keinen Ordner für Daten
setup-no-public-url = erwartet wird eine Adresse wie https://play.example
setup-half-tls = tls-cert und tls-key gehören zusammen
setup-no-network = „{ $text }“ ist kein Netz
setup-no-log = erwartet wird text, json oder off
setup-good = er würde starten
setup-bad = { $count ->
    [one] er würde nicht starten: { $count } Fehler
   *[other] er würde nicht starten: { $count } Fehler
}
