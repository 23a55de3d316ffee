# Replay, analysis, rules and lessons on the page.
after-seat = Giocatore { $number }
after-board = Il tavoliere
after-empty = vuota

## A game that is over.
after-replay = Una partita finita
after-replay-title = Partita rivista: { $names }
after-winner = Vincitore
after-step = Passo { $number } di { $count }
after-start = La partita comincia.
after-walk = Scorri la partita
after-first = Inizio
after-back = Indietro
after-next = Avanti
after-last = Fine
after-from-here = Gioca da qui
after-moves = Tutti i passi
after-moves-worth = Accanto a ogni passo: chi vince da lì se entrambi giocano alla perfezione.
after-drew = { $who } pesca: { $tiles }.
after-touches = { $count ->
    [one] { $count } tocco prima di questo
   *[other] { $count } tocchi prima di questo
}
after-touched = { $who } ha toccato { $place }: { $found }.
after-touch-place = scomparto { $number }
after-touch-nothing = nulla

## What a step was worth.
after-worth-win = { $count ->
    [0] vince subito
   *[other] vittoria in { $count }
}
after-worth-draw = pareggio
after-worth-loss = { $count ->
    [0] perde subito
   *[other] sconfitta in { $count }
}
after-worth-unknown = non noto
after-badge-win = Vince { $who }
after-best-win = { $count ->
    [0] { $who } può vincere subito.
    [one] { $who } vince con il prossimo pezzo collocato, qualunque cosa accada.
   *[other] { $who } vince giocando alla perfezione, { $count } pezzi dopo.
}
after-best-draw = Se entrambi giocano alla perfezione, è un pareggio.
after-best-unknown = Quanto valga questa posizione non si sa ancora.
after-turns = Dove la partita è cambiata
after-turning-point = Svolta
after-at-step = Passo { $number }.
after-turned = { $before ->
    [won] { $after ->
        [won] Fino ad allora vinceva { $had }. Da allora vince { $has }.
       *[drawn] Fino ad allora vinceva { $had }. Da allora è un pareggio.
    }
   *[drawn] Fino ad allora era un pareggio. Da allora vince { $has }.
}
after-better = { $count ->
    [one] Solo questo era giusto: { $moves }.
   *[other] Era meglio, per esempio: { $moves }.
}
after-no-turn = Nessuno ha sbagliato: nessun passo ha regalato una vittoria o un pareggio.
after-no-turn-known = Per quanto si sa, nessun passo ha regalato una vittoria o un pareggio.
after-not-all-known = Alcune posizioni iniziali sono troppo difficili da risolvere nel tempo a disposizione.
after-thinking = Il computer sta ancora calcolando.
after-reload = Guarda di nuovo

## A record.
after-check = È stato tutto leale?
after-checked = La partita è stata rigiocata dall’inizio, e ogni estrazione è stata ripetuta. Il risultato:
after-check-yourself = Non serve crederci sulla parola: scarica la partita registrata e controllala con
after-record-text = Partita registrata, testo
after-record-json = Partita registrata, righe JSON
after-again = E adesso
after-next-game = La partita successiva
after-to-table = Torna al tavolo
after-new-game = Nuova partita
after-rules = Regole
after-terms = Che cosa era concordato

## A position.
after-analysis = Analisi
after-analysis-about = Ogni posizione di Quarto ha un valore esatto. Scegli una mossa sul tavoliere per vedere dove porta.
after-due-give = Il giocatore { $seat } dà un pezzo
after-due-place = Il giocatore { $seat } colloca il pezzo
after-due-decide = Il giocatore { $seat } può ancora annunciare
after-over-won = Ha vinto il giocatore { $seat }
after-over-drawn = La partita è un pareggio
after-in-hand = In mano:
after-value-win = { $count ->
    [0] Il giocatore { $seat } può annunciare Quarto e vincere subito.
    [one] Il giocatore { $seat } vince con il prossimo pezzo collocato.
   *[other] Il giocatore { $seat } vince, { $count } pezzi dopo.
}
after-value-draw = Se entrambi giocano alla perfezione, è un pareggio.
after-value-loss = { $count ->
    [0] Il giocatore { $seat } ha perso: l’avversario può annunciare Quarto.
    [one] Il giocatore { $seat } perde con il prossimo pezzo collocato.
   *[other] Il giocatore { $seat } perde, { $count } pezzi dopo.
}
after-too-much = Questa posizione è troppo difficile da risolvere nel tempo a disposizione. Prova una mossa o guarda di nuovo.
after-too-much-moves = Alcune mosse sono troppo difficili da risolvere nel tempo a disposizione.
after-give-one = { $count ->
    [one] Dai questo pezzo
   *[other] Dai uno di { $count } pezzi
}
after-left = { $count ->
    [one] { $count } pezzo accanto al tavoliere
   *[other] { $count } pezzi accanto al tavoliere
}
after-give = dai { $piece }
after-call = Annuncia Quarto
after-call-line = Annuncia Quarto: { $line }
after-decline = Non annunciare nulla
after-line = Continuazione migliore
after-all-moves = Tutte le mosse
after-no-position = Questa posizione non è valida
after-type = Un’altra posizione
after-type-about = Quattro righe dall’alto, il pezzo in mano, il giocatore, le regole, l’ultimo pezzo collocato. Per esempio:
after-position = Posizione
after-show = Mostra
after-from-start = Dall’inizio

## Rules and lessons.
after-rules-of = Regole di { $game }
after-contents = Indice
after-other-rules = Regole degli altri giochi
after-learn = Impara
after-learn-about = Una breve lezione per ogni gioco, e tutte le regole.
after-lesson = Comincia la lezione
after-lesson-of = La tua prima partita: { $game }
after-lesson-step = Passo { $number } di { $count }
after-lesson-steps = Passi della lezione
after-lesson-next = Passo successivo
after-lesson-again = La lezione dall’inizio
after-begin = Comincia
after-unread = Non capisco: { $text }
after-show-answer = Mostra una risposta
after-type-move = Oppure scrivi la tua mossa, per esempio «{ $example }»
after-try = Prova
after-touch-board = Tocca una casella
after-touch-beside = Tocca uno scomparto accanto al tavoliere
after-give-from = Dai il pezzo dal
after-place-on = Colloca il tuo pezzo su
after-tiles = I tuoi tasselli
after-lay-where = Dove attaccare { $tile }
after-cannot = Non posso attaccare
after-none = Non ne vedo nessuno
