# Ciò che dice `fourfold serve --check`.
setup-listen = ascolta su { $address }
setup-open = si apre { $address }
setup-open-anywhere = si apre qualunque indirizzo che porti qui
setup-encrypt = cifra da sé, con il certificato in { $file }
setup-keep = le partite sono conservate in { $store }
setup-make-store = lì non c’è ancora nulla; verrebbe creato un archivio
setup-use-store = { $engine }, un archivio di versione { $version }, che questo programma usa
setup-migrate = { $engine }, un archivio di versione { $version }, che passerebbe alla versione { $known }
setup-believe = creduti quando dicono per chi parlano: { $networks }
setup-believe-nobody = nessun proxy è creduto quando dice per chi parla
setup-limits = connessioni insieme: { $connections }; partite che una persona può fondare al minuto: { $games }
setup-one-address = persone che possono giocare dietro un indirizzo: { $players }
setup-bots = giocatori del computer che pensano insieme: { $threads }; quanto aspettano, in percentuale di una persona: { $pace }
setup-host-page = ha una pagina per chi ospita in /host, aperta dalla chiave in { $file }
setup-no-host-page = non ha una pagina per chi ospita
setup-log-text = registra righe per persone
setup-log-json = registra righe per programmi
setup-log-nothing = non registra nulla
setup-caution = nota: { $told }
setup-store-in-use = un altro server ha aperto l’archivio; questo potrebbe partire quando quello sarà fermo
setup-address-in-use = qualcuno ascolta già su { $address }; questo server potrebbe partire quando quello sarà fermo
setup-copy-first = un programma precedente non potrà più leggere l’archivio; fai prima una copia con fourfold backup
setup-open-to-network = altri lo raggiungono senza TLS, e chi sta sulla via può leggere
setup-store-exposed = la via verso la base di dati non è cifrata; sslmode=verify-full lo fa
setup-one-visitor = nessun proxy è creduto; se ce n’è uno davanti, tutti i visitatori contano come uno e ne dividono i limiti
setup-problem = problema: { $told }
setup-fault = { $setting }: { $why }
setup-no-address = serve un indirizzo con una porta, come { $example }
setup-no-number = serve un numero
setup-no-store = serve un file o postgres://user@host/database
setup-store-scheme = serve un file, o un indirizzo che cominci con postgres://
setup-no-home = per questa persona non c’è una cartella per i dati
setup-no-public-url = serve un indirizzo come https://play.example
setup-half-tls = tls-cert e tls-key vanno insieme
setup-no-network = «{ $text }» non è una rete
setup-no-log = serve text, json oppure off
setup-good = partirebbe
setup-bad = { $count ->
    [one] non partirebbe: { $count } problema
   *[other] non partirebbe: { $count } problemi
}
