# Ciò che dice il programma stesso nel terminale. Comandi e indirizzi stanno in mezzo alla frase, perché
# nessuno copi un punto insieme a loro.
remark-welcome = Scrivi «{ $help }» per vedere i comandi, «{ $quit }» per smettere. La partita è salvata.
remark-asides = Per il programma, scrivi: { $words }.
remark-phrases = Per gli altri al tavolo, scrivi: { $words }.
remark-kept = La partita è salvata. Scrivi { $command } per continuarla.
remark-interrupted = La partita è interrotta e salvata. Scrivi { $command } per continuarla.
remark-end = Non c’è più nulla da leggere. La partita è salvata; scrivi { $command } per continuarla.
remark-resumed = { $count ->
    [0] Continui la partita a { $game }.
   *[other] Continui la partita a { $game } contro { $others }.
}
remark-nothing-kept = Qui non è salvata nessuna partita.
remark-kept-game = { $count ->
    [0] { $name }: { $game }.
   *[other] { $name }: { $game } contro { $others }.
}
remark-kept-over = { $count ->
    [0] { $name }: { $game }, finita con il risultato { $result }.
   *[other] { $name }: { $game } contro { $others }, finita con il risultato { $result }.
}
remark-pass = Tocca { $form ->
    [a] ad
   *[other] a
} { $who }. Quando nessun altro guarda o ascolta, scrivi «{ $me }».
remark-not-you = Adesso la tastiera non deve passare a nessuno.
remark-no-board = Non c’è ancora nulla da mostrare.
remark-board-covered = Finché si portano le bende, non c’è nessun tavoliere da vedere.
remark-messages-short = I messaggi sono brevi.
remark-messages-normal = I messaggi hanno la lunghezza normale.
remark-messages-long = I messaggi sono lunghi e dicono che cosa significano per te.
remark-pieces-words = Pezzi e tasselli sono nominati a parole.
remark-pieces-codes = Pezzi e tasselli sono nominati in codice.
remark-cells-letters = Le caselle sono nominate con lettera e cifra: { $example }.
remark-cells-spelled = Le lettere delle caselle sono compitate: { $example }.
remark-cells-numbers = Le caselle sono nominate con riga e colonna: { $example }.
remark-change = Per cambiare, scrivi: { $choices }.
remark-record = Il comando { $command } scrive la partita registrata.
remark-over = La partita è finita. Scrivi «{ $rematch }» per giocare ancora, oppure «{ $quit }».
remark-next-ready = La prossima partita è pronta. Scrivi «{ $next }» per andarci.
remark-no-next = Nessuna prossima partita è ancora concordata.
remark-unconfirmed = Non succede nulla.
remark-invite = Manda { $address } a chi deve giocare. La partita comincia quando tutti i posti sono occupati.
remark-watching = Stai guardando. Puoi chiedere tutto ciò che il pubblico può sapere.
remark-sitting = Hai il posto { $seat }.
remark-founded = All’indirizzo { $address } è aperto il tuo tavolo.
remark-no-tables = Qui non ci sono tavoli liberi né partite in corso.
remark-tables = Ecco i tavoli.
remark-open-table = { $count ->
    [0] Tavolo { $number }: { $game }, { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }.
   *[other] Tavolo { $number }: { $game } con { $names }, { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }.
}
remark-running-table = { $count ->
    [0] Tavolo { $number }: { $game }, partita in corso.
   *[other] Tavolo { $number }: { $game }, partita in corso con { $names }.
}
remark-choose-table = Scrivi il numero di un tavolo, oppure «{ $quit }».
remark-no-such-number = Nessun tavolo ha questo numero.
remark-not-stored = La partita non si può salvare adesso, e non è certo che questo sia avvenuto. Riprova.
remark-store-fails = La partita non si può salvare adesso. Continua da sola appena si può; fino ad allora nessun orologio corre.
remark-store-works = La partita si può salvare di nuovo, e continua.
remark-too-long = Questa riga è troppo lunga. Non succede nulla.
remark-not-text = Questa riga non si può leggere come testo. Non succede nulla.
remark-screen-no-terminal = La vista a tutto schermo ha bisogno di un terminale. La partita continua riga per riga.
remark-screen-dumb = Questo terminale sa scrivere solo righe. La partita continua riga per riga.
remark-screen-small = La finestra è troppo piccola. Servono { $columns } colonne e { $lines } righe.
