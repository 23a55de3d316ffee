# What the terminal says about the way to a server.
remote-unreachable = Nessun server risponde a questo indirizzo.
remote-no-server = Quello che risponde a questo indirizzo non è un server di questi giochi.
remote-certificate = Il server non può dimostrare di essere quello di questo indirizzo. Non gli è stato inviato nulla.
remote-insecure = Questo server richiede una connessione sicura. Fai iniziare il suo indirizzo con https.
remote-no-table = Questo tavolo non esiste sul server.
remote-version = Il server usa una versione diversa da questo programma.
remote-forbidden = Il server non lascia entrare questo programma.
remote-too-often = Troppi tentativi di fila. Il server chiede una pausa di { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
remote-unavailable = Il server non può rispondere adesso. Chiede una pausa di { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
remote-terms = Il server non apre un tavolo con queste regole.
remote-name = Un nome ha da uno a 24 caratteri.
remote-unkept = Il file che conserva le tue sessioni non si può leggere o scrivere.
remote-machine = Questo computer non può aprire una connessione adesso.
remote-restarts = Il server si riavvia e conserva la tua partita. Nuovo tentativo.
remote-too-long = Questa riga è troppo lunga per il server.
remote-unreadable = Il server non può leggere questa riga.
remote-address-scheme = L’indirizzo deve cominciare con http o https.
remote-address-host = Questo indirizzo non indica nessun server.
remote-address-person = L’indirizzo non deve contenere né un nome né una password.
remote-address-table = Questo indirizzo non indica nessun tavolo.
remote-address-query = Togli dall’indirizzo quello che segue il punto interrogativo.
