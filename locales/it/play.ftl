# The page of a table.
play-name-quarto = Quarto
play-name-access = Quarto Access
play-name-quartex = Quartex

# Title and heading.
play-title-turn = Tocca a te: { $game }
play-title-other = In attesa: { $game }
play-title-waiting = Tavolo aperto: { $game }
play-title-over = Partita finita: { $game }
play-waiting = In attesa di un avversario
play-starting = La partita sta per iniziare
play-pass = Passa il dispositivo a { $who }
play-turn = Tocca a te

# One line on what to do.
play-hint-over = Gioca ancora, o rivedi la partita passo per passo.
play-hint-paused = Il server è in pausa per un momento. Gli orologi sono fermi.
play-hint-adjourned = Tutti hanno accettato una pausa. Gli orologi sono fermi finché qualcuno non continua.
play-hint-pass = Fino ad allora lo schermo non mostra nulla di segreto.
play-hint-invite = Manda il link. La partita inizia appena tutti i posti sono occupati.
play-hint-guest = Un posto è libero. Siediti e gioca.
play-hint-watch = Stai guardando la partita.
play-hint-wait = Intanto puoi guardare il tavoliere.
play-hint-place = Scegli una casella. Poi dai un pezzo a { $who }.
play-hint-give = Scegli il pezzo che { $who } dovrà collocare.
play-hint-decline = Guarda ancora una volta il tavoliere prima di rinunciare.
play-hint-masked-place = Tocca quanto vuoi. Per collocare, passa a «collocare o dare» e scegli una casella.
play-hint-masked-give = Tocca quanto vuoi. Per dare, passa a «collocare o dare» e scegli uno scomparto accanto al tavoliere.

# Before the start.
play-invite = Invita qualcuno
play-invite-link = Link a questo tavolo
play-copy = Copia
play-copied = Copiato.
play-your-name = Il tuo nome
play-sit = Siediti
play-terms = Regole concordate
play-curtain = Gli altri guardino altrove. Poi premi il pulsante.
play-it-is-me = Sono { $who }
play-leave = Alzati dal tavolo

# Players.
play-players = Giocatori
play-you = tu
play-seat-open = Posto libero
play-nobody = ancora nessuno
play-due = di turno
play-here = in attesa
play-won = vincitore
play-out = eliminato
play-computer = computer: { $level }
play-away = assente da { $span }

# Board, hand and pieces.
play-board = Tavoliere
play-empty = vuota
play-touch-cell = { $cell } coperta
play-place-cell = { $cell } colloca qui
play-touch-place = Scomparto { $place } coperto
play-give-place = Scomparto { $place } dai questo
play-mode = Quando premi una casella
play-mode-touch = toccare
play-mode-play = collocare o dare
play-places = Pezzi accanto al tavoliere, coperti
play-left = Restano da dare: { $count ->
    [0] nessuno
    [one] un pezzo
   *[other] { $count } pezzi
}
play-hand = { $person ->
    [you] Nella tua mano
   *[other] { $who } ha in mano
}
play-hand-last = Ancora in mano
play-hand-empty = Nessun pezzo in mano
play-hand-covered = sotto la benda

# Calling.
play-call = Quarto!
play-call-bare = Quattro pezzi in fila hanno qualcosa in comune? Allora annuncia «Quarto!»
play-call-point = Indica l’allineamento
play-decline = Non annunciare nulla

# Offers and ways out.
play-offers = Proposte
play-draw = Proponi il pareggio
play-take-back = Annulla la mia mossa
play-more-time = Un minuto in più
play-pause = Fai una pausa
play-go-on = Continua
play-agree = Accetta
play-refuse = Rifiuta
play-withdraw = Ritira
play-hand-over = Fai giocare il computer
play-reclaim = Riprendo il mio posto
play-resign = Abbandona
play-resign-sure = Vuoi abbandonare questa partita?
play-resign-yes = Sì, abbandona
play-hold = { $who } non c’è: lascia che il computer tenga il posto
play-claim = { $who } non torna: reclama la partita
play-rematch = Gioca ancora
play-next-game = Alla prossima partita
play-replay = Rivedi la partita
play-record = Partita registrata, testo
play-record-data = Partita registrata, dati

# Words and questions.
play-command = Dillo a parole
play-example = Per esempio: { $example }
play-send = Invia
play-ask = Domande
play-ask-cell = Questa casella
play-ask-lines = Allineamenti qui
play-ask-last = Ultima mossa
play-ask-hand = Pezzo in mano
play-ask-left = Cosa resta
play-ask-occupied = Caselle occupate
play-ask-free = Caselle libere
play-ask-tiles = I miei tasselli
play-ask-bag = Sacchetto
play-ask-laid = Tasselli attaccati
play-ask-open = Caselle aperte
play-ask-missing = Manca un tassello
play-ask-legal = Dove posso attaccare
play-ask-score = Punti
play-ask-stock = Riserva
play-ask-turn = A chi tocca
play-ask-clocks = Orologi
play-ask-terms = Regole concordate
play-ask-repeat = Ripeti
play-ask-help = Aiuto

# Set phrases: on the button, and as all hear them.
play-phrases = Di’ qualcosa di gentile
play-phrase-hello = Ciao!
play-phrase-luck = Buona fortuna!
play-phrase-well = Ben giocato!
play-phrase-thanks = Grazie!
play-phrase-sorry = Scusa!
play-phrase-oops = Ops!
play-phrase-moment = Un momento, per favore!
play-phrase-bye = Arrivederci!
play-says-hello = { $who }: Ciao!
play-says-luck = { $who }: Buona fortuna!
play-says-well = { $who }: Ben giocato!
play-says-thanks = { $who }: Grazie!
play-says-sorry = { $who }: Scusa!
play-says-oops = { $who }: Ops!
play-says-moment = { $who }: Un momento, per favore!
play-says-bye = { $who }: Arrivederci!
play-says-enough = Troppi messaggi tutti insieme. Aspetta un momento prima di dire altro.

# What happened.
play-log = Che cosa è successo
play-log-empty = Ancora nulla.
play-log-closed = Finché si portano le bende, non si scrive nulla.
play-copy-log = Copia come testo

# Keys.
play-keys = Tasti
play-keys-about = Agiscono quando il tavoliere ha il focus. Nelle impostazioni si possono disattivare.
play-keys-home = Inizio Fine
play-keys-corner = Ctrl Inizio, Ctrl Fine
play-keys-column = Maiusc 1 2 3 4
play-key-arrows = casella vicina
play-key-home = prima o ultima casella della riga
play-key-corner = prima o ultima casella del tavoliere
play-key-places = al tavoliere, ai pezzi, alla riga di testo
play-key-history = messaggio precedente o successivo
play-key-kinds = un altro tipo di messaggi
play-key-row = alla riga
play-key-column = alla colonna
play-key-play = colloca o dai qui
play-key-call = annuncia Quarto

# What the script says by itself.
play-link-lost = La connessione è persa. Nuovo tentativo.
play-link-back = Di nuovo in linea.
play-edge = Bordo del tavoliere.
play-older-none = Nessun messaggio precedente.
play-newer-none = Nessun messaggio più recente.
play-kind-all = Tutti i messaggi.
play-kind-moves = Mosse.
play-kind-answers = Risposte.
play-sure = È quello che vuoi?
play-yes = Sì
play-no = No
play-unknown = Il server non ha ancora risposto. Nuova richiesta.
play-not-here = Vai prima su una casella del tavoliere.
play-sound-on = Suoni attivi.
play-sound-off = Suoni disattivati.

# Quartex: tasselli posati, mano, annunci e foglio dei punti.
play-quartex-field = Sul tavolo: { $count ->
    [one] { $count } tassello
   *[other] { $count } tasselli
}
play-quartex-hand = La tua mano, la vedi solo tu
play-quartex-hand-shown = La tua mano, visibile a tutti
play-quartex-hand-empty = Non hai più tasselli
play-quartex-hand-of = La mano di { $who }, visibile a tutti
play-quartex-turn = Gira il tassello
play-quartex-left = Sinistra
play-quartex-right = Destra
play-quartex-flip = Capovolgi
play-quartex-choose = Scegli un tassello e una casella
play-quartex-wait = Aspetta il tuo turno
play-quartex-lay = Attacca in { $cell }
play-quartex-point = Combacia in { $cell }
play-quartex-whole = Vista intera
play-quartex-cannot = Non posso attaccare
play-quartex-cannot-means = Tutti vedranno la tua mano e potranno indicare dove va uno dei tuoi tasselli.
play-quartex-cannot-sure = Mostra la mia mano
play-quartex-none = Non vedo dove
play-quartex-sheet = Riserva, gettoni e punti
play-quartex-points = punti
play-quartex-stock = Riserva
play-quartex-worth = Valore ora
play-quartex-next = Il tuo prossimo varrebbe
play-quartex-you = tu
play-quartex-out = eliminato
play-quartex-won = vincitore
play-quartex-tiles = { $count ->
    [one] { $count } tassello
   *[other] { $count } tasselli
}
play-quartex-points-of = { $sign ->
    [minus] meno { $count }
   *[plus] { $count }
} { $count ->
    [one] punto
   *[other] punti
}
play-quartex-frame = La cornice è di { $side } per { $side }; i tasselli occupano { $wide } per { $high }.
play-quartex-aside = { $count ->
    [one] Un tassello messo da parte in questo turno
   *[other] { $count } tasselli messi da parte in questo turno
}
play-quartex-open-hand = La mano scoperta di { $who }
play-quartex-removed = { $count ->
    [one] Un tassello è fuori dalla partita
   *[other] { $count } tasselli sono fuori dalla partita
}

# Il tavolo, ogni cosa al suo posto.
play-more = Domande e parole
play-close = Chiudi
play-held = Il computer gioca per te
play-hint-held = Puoi riprendere il tuo posto quando vuoi.
play-hint-called-wrongly = L’annuncio era sbagliato. Non puoi annunciare di nuovo su questo pezzo.
play-title-offer = Una domanda per te: { $game }
play-title-next = La prossima partita è pronta: { $game }
play-invited = Ti invitano a una partita
play-hint-listed = Il tuo tavolo è nella lista per tutti. La partita comincia appena ogni posto è occupato.
play-away-just = assente
play-computer-alone = computer
