fair-title = Estrazioni leali
fair-fixed = Le estrazioni di questa partita sono già fissate. Questa è la loro impronta:
fair-luck = Aggiungi qualcosa alle estrazioni
fair-luck-hint = Scrivi quello che vuoi. Cambia tutte le estrazioni e nessuno sa come: né tu, né il server.
fair-was-old = Questa pagina è già stata usata o è troppo vecchia: ora le estrazioni sono nuove. Premi ancora una volta.
fair-sealed = Le estrazioni sono sigillate. Non si può più cambiare nulla. Questo è il sigillo:
fair-next-title = Estrazioni della prossima partita
fair-next = Le estrazioni della prossima partita sono già fissate. Questa è la loro impronta:
fair-relies = { $who } non ha aggiunto nulla alle estrazioni e si fida della parola del server.
fair-relies-you = Non hai aggiunto nulla alle estrazioni: ti fidi della parola del server.
fair-brought-back = Questo tavolo è stato riportato da una copia: se dopo la copia la partita era andata avanti, forse qualcuno conosce già queste estrazioni. Che nessuno le conosca lo dice solo chi gestisce il server.
fair-check = Controlla le estrazioni
fair-kept = Sono le estrazioni fissate prima della partita. La loro impronta era stata annotata ed è la stessa.
fair-broken = Attenzione: queste non sono le estrazioni fissate prima della partita. Era stata annotata un’altra impronta.
fair-left-out = Attenzione: ciò che hai aggiunto alle estrazioni non è stato usato.
fair-page = Le estrazioni erano leali?
fair-page-lead = Nessuno può scegliere da solo che cosa esce, né il server né un giocatore. Controllalo qui passo per passo.
fair-step-fixed = Prima che qualcuno si sedesse, le estrazioni erano fissate. Questa è la loro impronta:
fair-step-added = Tutti potevano aggiungere qualcosa alle estrazioni.
fair-added = { $who }: { $what }
fair-step-sealed = All’inizio della partita tutto è stato sigillato. Questo è il sigillo:
fair-not-started = La partita non è ancora cominciata.
fair-step-seed = A partita finita è stato mostrato il seme di tutte le estrazioni. Ha l’impronta dell’inizio:
fair-seed-other = A partita finita è stato mostrato un seme che non ha l’impronta dell’inizio:
fair-not-over = La partita non è ancora finita.
fair-step-draws = { $count ->
    [0] In questa partita non si è estratto nulla.
    [one] L’unica estrazione è stata ripetuta ed è la stessa.
   *[other] Tutte le { $count } estrazioni sono state ripetute e sono le stesse.
}
fair-draws-wrong = Ripetendo le estrazioni, qualcosa è diverso:
fair-noted = L’impronta che hai annotato
fair-noted-hint = Quello che leggi qui viene dal server. Quello che hai annotato prima della partita non viene da lì.
fair-compare = Confronta
fair-noted-same = È la stessa. Queste estrazioni erano fissate prima della partita.
fair-noted-other = È un’altra. Queste non sono le estrazioni fissate prima della partita.
fair-noted-unreadable = Un’impronta ha 64 cifre: da 0 a 9 e da a a f.
fair-yourself = Controlla senza questo server: prendi la partita registrata e un programma tuo.
fair-table = Al tavolo
