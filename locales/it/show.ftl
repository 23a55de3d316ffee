# Una posizione o un verbale come testo. Le etichette non hanno il punto finale.
label-rules = Regole: { $rules } ({ $meaning })
rule-all = contano tutte le caratteristiche
rule-only = { $count ->
    [one] conta solo questo: { $characteristics }
   *[other] contano solo queste: { $characteristics }
}
rule-lines = righe, colonne e diagonali
rule-squares = righe, colonne, diagonali e quadrati
rule-point = chi annuncia indica l’allineamento
rule-call = basta annunciare
rule-auto = il gioco annuncia da sé
rule-wrong-once = dopo un annuncio sbagliato non si annuncia più fino al pezzo successivo
rule-wrong-loses = chi annuncia a torto perde
rule-wrong-free = gli annunci sbagliati non costano nulla
rule-players = { $count } giocatori
rule-claims = i giocatori scoprono da sé che nessun tassello combacia
rule-claims-auto = il gioco scopre da sé che nessun tassello combacia
rule-ties-shared = a parità la vittoria si condivide
rule-ties-tiles = a parità vince chi ha meno tasselli, poi chi ha più gettoni
rule-start-hand = il primo tassello viene dalla mano
rule-start-bag = il primo tassello viene dal sacchetto
rule-frame = una cornice di { $side } per { $side }
rule-no-frame = nessuna cornice
label-moves = { $count ->
    [0] Mosse: nessuna
   *[other] Mosse: { $moves }
}
label-calls = { $count ->
    [0] Annunci giusti: nessuno
   *[other] Annunci giusti: { $moves }
}
label-lapsed = Allineamenti decaduti: { $lines }
label-beside = { $count ->
    [0] Accanto al tavoliere: nulla
   *[other] Accanto al tavoliere: { $pieces }
}
label-canonical = La stessa a meno di simmetrie: { $position }
label-hand = Pezzo in mano: { $piece }
label-hand-empty = Pezzo in mano: nessuno
label-hand-unknown = Pezzo in mano: uno sconosciuto
show-give = Il giocatore { $seat } deve dare un pezzo al giocatore { $other }{ $window ->
    [open] {" "}o annunciare il pezzo collocato in { $last }.
    [lost] {" "}e non può più annunciare il pezzo collocato in { $last }.
   *[closed] .
}
show-place = Il giocatore { $seat } deve collocare { $piece }{ $window ->
    [open] {" "}o annunciare il pezzo collocato in { $last }.
    [lost] {" "}e non può più annunciare il pezzo collocato in { $last }.
   *[closed] .
}
show-decide = Tutti i pezzi sono collocati; il giocatore { $seat } deve passare{ $window ->
    [open] {" "}o annunciare il pezzo collocato in { $last }.
    [lost] {" "}e non può più annunciare il pezzo collocato in { $last }.
   *[closed] .
}
show-acts = Tocca al giocatore { $seat }.
show-won = La partita è finita, { $result }: ha vinto il giocatore { $seat }.
show-drawn = La partita è finita, { $result }: è un pareggio.

# Quartex.
show-field-empty = Il tavolo è vuoto; la casella di partenza è 0,0.
label-field = Sul tavolo: { $count ->
    [one] { $count } tassello
   *[other] { $count } tasselli
}, { $width } per { $height }
label-field-framed = Sul tavolo: { $count ->
    [one] { $count } tassello
   *[other] { $count } tasselli
}, { $width } per { $height } in una cornice di { $side } per { $side }
show-knows = { $eye ->
    [truth] Si sa tutto; comincia il giocatore { $first }.
    [seat] Come lo vede il giocatore { $seat }; comincia il giocatore { $first }.
   *[spectator] Come lo vede chi assiste; comincia il giocatore { $first }.
}
show-lay = Il giocatore { $seat } deve attaccare un tassello.
show-lay-or-cannot = Il giocatore { $seat } deve attaccare un tassello o dire che non può.
show-asks = Il giocatore { $seat } dice di non poter attaccare; { $count ->
    [one] il giocatore { $seats } deve indicare dove va un tassello o dire «nessuno».
   *[other] i giocatori { $seats } devono indicare dove va un tassello o dire «nessuno».
}
show-bound = Il giocatore { $seat } deve attaccare { $tile } in { $cell }, come indicato.
show-draw-home = { $count ->
    [one] Il sacchetto deve dare { $count } tassello per la casella di partenza.
   *[other] Il sacchetto deve dare { $count } tasselli per la casella di partenza.
}
show-draw-out = { $count ->
    [one] Il sacchetto deve dare { $count } tassello, fuori dal gioco.
   *[other] Il sacchetto deve dare { $count } tasselli, fuori dal gioco.
}
show-draw-hand = { $count ->
    [one] Il sacchetto deve dare { $count } tassello al giocatore { $seat }.
   *[other] Il sacchetto deve dare { $count } tasselli al giocatore { $seat }.
}
show-ended = La partita è finita: { $count ->
    [one] ha vinto il giocatore { $seats } con { $points }.
   *[other] hanno vinto insieme i giocatori { $seats } con { $points }.
}
points-only = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
label-player = Giocatore { $seat }{ $state ->
    [eliminated] , eliminato
   *[playing] {""}
}: mano { $held ->
    [0] vuota
   *[other] { $tiles }
}; gettoni { $taken ->
    [0] nessuno
   *[other] { $tokens }
}; { $score ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $over ->
    [yes] {""}
   *[no] {" "}finora
}
label-stock = { $count ->
    [0] Riserva: vuota
   *[other] Riserva: { $tokens }
}
label-bag = Sacchetto: { $count ->
    [one] { $count } tassello
   *[other] { $count } tasselli
}
label-bag-known = Sacchetto: { $count ->
    [one] { $count } tassello ({ $tiles })
   *[other] { $count } tasselli ({ $tiles })
}
label-out = { $count ->
    [0] Fuori dal gioco: nessuno
   *[other] Fuori dal gioco: { $tiles }
}
label-aside = Messi da parte: { $tiles }
label-in-bag = Rimessi e nel sacchetto: { $tiles }
label-perhaps = Rimessi e nel sacchetto o pescati da allora: { $tiles }
label-placements = { $count ->
    [0] Possibilità: nessuna
   *[other] Possibilità, per casella: { $count }
}
label-spot = { $cell }: { $tiles }
label-spot-completes = { $cell } completa { $tokens }: { $tiles }
label-or = Oppure: { $moves }

# Verbali.
label-game = Gioco: { $game } { $rules }, { $name }
label-seat = Giocatore { $seat }: { $sitter }
show-as-was = Com’era.
show-as-spectator = Come l’ha visto chi assisteva.
show-as-seat = Come l’ha visto il giocatore { $seat }.
label-start = inizio
label-felt-nothing = nulla
label-result = Risultato: { $result }, { $reason }
show-under-way = La partita è in corso.
