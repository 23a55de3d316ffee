# Risposte alle domande.
due-give = { $person ->
    [you] Tocca a te: dai un pezzo.
   *[other] Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } dare un pezzo.
}
    .terse = { $person ->
        [you] Tocca a te: dai un pezzo.
       *[other] { $who } sceglie un pezzo.
    }
due-give-or-call = { $person ->
    [you] Tocca a te: dai un pezzo, o prima annuncia Quarto.
   *[other] Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } dare un pezzo o annunciare Quarto.
}
    .terse = { $person ->
        [you] Tocca a te: dai un pezzo o annuncia Quarto.
       *[other] { $who } sceglie un pezzo o annuncia Quarto.
    }
due-place = { $person ->
    [you] Tocca a te: colloca il pezzo.
   *[other] Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } collocare il pezzo.
}
    .terse = { $person ->
        [you] Tocca a te: colloca il pezzo.
       *[other] { $who } colloca il pezzo.
    }
due-place-or-call = { $person ->
    [you] Tocca a te: colloca il pezzo, o prima annuncia Quarto.
   *[other] Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } collocare il pezzo o annunciare Quarto.
}
    .terse = { $person ->
        [you] Tocca a te: colloca il pezzo o annuncia Quarto.
       *[other] { $who } colloca il pezzo o annuncia Quarto.
    }
due-call-or-decline = { $person ->
    [you] Tutti i pezzi sono collocati. Annuncia Quarto o passa.
   *[other] Tutti i pezzi sono collocati. Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } annunciare o passare.
}
due-decline = { $person ->
    [you] Tutti i pezzi sono collocati. Passa per finire il tuo turno.
   *[other] Tutti i pezzi sono collocati. Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } passare.
}
due-lay = { $person ->
    [you] Tocca a te: attacca un tassello.
   *[other] Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } attaccare un tassello.
}
    .terse = { $person ->
        [you] Tocca a te: attacca un tassello.
       *[other] { $who } attacca un tassello.
    }
due-lay-this = { $person ->
    [you] Tocca a te: attacca { $tile }, { $spot }.
   *[other] Tocca { $form ->
       [a] ad
      *[other] a
   } { $who } attaccare { $tile }, { $spot }.
}
due-answer = C’è una mano scoperta. Indica dove va uno dei suoi tasselli, o di’ «nessuno».
due-answers = C’è una mano scoperta. Devono ancora rispondere: { $names }.
due-draw = I giocatori pescano tasselli.

answer-offer-draw = { $person ->
    [you] Hai proposto il pareggio.
   *[other] { $who } propone il pareggio: accetta o rifiuta.
}
answer-offer-takeback = { $person ->
    [you] Hai chiesto di annullare la tua ultima mossa.
   *[other] { $who } chiede di annullare la sua ultima mossa: accetta o rifiuta.
}
answer-offer-time = { $person ->
    [you] Hai chiesto più tempo.
   *[other] { $who } chiede più tempo: accetta o rifiuta.
}
answer-offer-pause = { $person ->
    [you] Hai proposto una pausa.
   *[other] { $who } propone una pausa: accetta o rifiuta.
}
answer-offer-rematch = { $person ->
    [you] Hai proposto un’altra partita.
   *[other] { $who } propone un’altra partita: accetta o rifiuta.
}
answer-nothing-said = Non è stato ancora detto nulla.
answer-no-move = Non è stato ancora giocato nulla.
answer-log-closed = Finché si portano le bende, le mosse passate non si ripetono.
answer-masks = Con la benda: tocca una casella o uno scomparto alla volta.
answer-spectator = Stai guardando: questo può farlo solo chi gioca.

# Quarto.
answer-hand = { $person ->
    [you] Hai in mano { $piece }.
   *[other] { $who } ha in mano { $piece }.
}
answer-hand-unknown = { $person ->
    [you] Hai in mano un pezzo.
   *[other] { $who } ha in mano un pezzo.
}
answer-hand-empty = Nessuno ha un pezzo in mano.
answer-line = { $line }: { $cells }.
answer-left = { $count ->
    [one] Resta un pezzo: { $pieces }.
   *[other] Restano { $count } pezzi: { $pieces }.
}
answer-none-left = Accanto al tavoliere non resta nessun pezzo.
answer-occupied = { $count ->
    [one] Una casella è occupata: { $cells }.
   *[other] { $count } caselle sono occupate: { $cells }.
}
answer-board-empty = Il tavoliere è vuoto.
answer-free = { $count ->
    [one] Una casella è libera: { $cells }.
   *[other] { $count } caselle sono libere: { $cells }.
}
answer-board-full = Il tavoliere è pieno.
answer-no-score = In Quarto non ci sono punti: vince il primo annuncio giusto.
answer-no-stock = Quarto non ha una riserva di gettoni.

# Quartex.
answer-tile = { $spot }: { $tile }.
answer-opening = { $spot }: libera; angoli in senso orario dall’alto a sinistra: { $corners }.
answer-no-tile = { $spot }: non c’è nulla.
answer-no-tiles = { $person ->
    [you] Non hai tasselli.
   *[other] { $who } non ha tasselli.
}
answer-holds = { $person ->
    [you] Hai { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }.
   *[other] { $who } ha { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }.
}
answer-holds-known = { $person ->
    [you] Hai { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }: { $tiles }.
   *[other] { $who } ha { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }, tra cui { $tiles }.
}
answer-bag = { $count ->
    [0] Il sacchetto è vuoto.
    [one] C’è un tassello nel sacchetto.
   *[other] Ci sono { $count } tasselli nel sacchetto.
}
answer-field-empty = Non c’è ancora nessun tassello posato.
answer-missing = { $count ->
    [one] A un simbolo manca un tassello: { $symbols }.
   *[other] A { $count } simboli manca un solo tassello: { $symbols }.
}
answer-none-missing = A nessun simbolo manca un solo tassello.
answer-score = Se la partita finisse ora: { $points }.
answer-stock = Nella riserva: { $tokens }.
answer-stock-empty = La riserva è vuota.
answer-no-aids = A questo tavolo devi vedere da te che cosa combacia e dove.
answer-nothing-fits = Nessuno dei tuoi tasselli combacia da nessuna parte.
answer-fits = { $count ->
    [one] Un modo di attaccare: { $spots }.
   *[other] { $count } modi di attaccare: { $spots }.
}

# Aiuto.
help-acts = Per giocare, scrivi: { $words }.
help-questions = Per chiedere, scrivi: { $words }.
help-table = Al tavolo, scrivi: { $words }.
