# What a server says.
server-stopping = Il server si riavvia. La tua partita è salvata e questa pagina torna da sola.
server-unknown = Il server non può dire se è successo. Riprova.
server-trouble = Al momento non si può salvare nulla. Il tuo tempo non conta; riprova tra poco.
server-trouble-untimed = Al momento non si può salvare nulla. Riprova tra poco.
server-trouble-over = Funziona di nuovo.
server-open-too-often = Questo tavolo è aperto troppe volte. Continuano solo le tue finestre più recenti; ricarica questa pagina per continuare qui.
server-unreadable = Non è stato possibile leggerlo.
server-confirm-resign = Vuoi davvero abbandonare? La partita finisce così.
server-renamed = Ora ti chiami { $name }.
server-forgotten = Il tuo nome e le tue sessioni sono cancellati.
