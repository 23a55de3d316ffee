# Lezioni per la prima partita. Un passo ha tre messaggi: -tell descrive la posizione, così che
# nessuno debba vederla, -task dice che cosa provare, -praise dice che cosa era giusto.

lesson-step = Passo { $number } di { $count }.
lesson-answer = Una risposta giusta: «{ $answer }».

## Quarto

lesson-quarto-welcome = Ecco la tua prima partita a Quarto. Sette piccoli compiti ti mostrano tutto ciò che serve.
lesson-quarto-farewell = Ben fatto, ora puoi giocare. In una vera partita nessuno ti dice quando c’è un allineamento, quindi guarda sempre bene.

lesson-quarto-give-tell = Il tavoliere è vuoto e tutti e sedici i pezzi stanno lì accanto. Cominci tu, perciò non collochi ancora nulla.
lesson-quarto-give-task = Scegli un pezzo qualsiasi e dallo al tuo avversario.
lesson-quarto-give-praise = Bene, ora il tuo avversario deve collocare quel pezzo. All’inizio un pezzo vale l’altro.

lesson-quarto-place-tell = In b2 c’è un pezzo. Il tuo avversario ti dà un pezzo scuro, quadrato, basso e pieno.
lesson-quarto-place-task = Colloca il tuo pezzo su una casella libera qualsiasi.
lesson-quarto-place-praise = Bene, lì resta. In una vera partita ora daresti un pezzo al tuo avversario.

lesson-quarto-complete-tell = In a2, b2 e c2 ci sono tre pezzi alti. Anche il tuo pezzo è alto.
lesson-quarto-complete-task = Colloca il tuo pezzo in modo che quattro pezzi alti stiano in linea.
lesson-quarto-complete-praise = Esatto, la riga 2 ora è un allineamento. Non importa chi ha collocato gli altri tre.

lesson-quarto-call-tell = Nella riga 2 ci sono quattro pezzi alti, e l’ultimo l’hai collocato tu. Non hai ancora vinto.
lesson-quarto-call-task = Annuncia Quarto e indica la linea prima di dare un pezzo.
lesson-quarto-call-praise = L’hai annunciato e vinci. Un allineamento vince solo se qualcuno lo annuncia.

lesson-quarto-second-tell = La diagonale lunga da a1 a d4 è piena, e il tuo avversario vi ha collocato l’ultimo pezzo, in c3. Poi ti ha dato un pezzo e non ha detto nulla.
lesson-quarto-second-task = Scopri che cosa hanno in comune i quattro pezzi e annuncia la linea prima di collocare il tuo pezzo.
lesson-quarto-second-praise = Giusto, tutti e quattro sono cavi, e vinci. Ciò che sfugge al tuo avversario è tuo, finché non collochi.

lesson-quarto-safe-tell = In a2, b2 e c2 ci sono tre pezzi alti, e d2 è libera. Tocca a te dare un pezzo.
lesson-quarto-safe-task = Dai un pezzo con cui il tuo avversario non possa vincere.
lesson-quarto-safe-praise = Bene, un pezzo basso non può completare quella linea. Prima di dare un pezzo chiediti sempre che cosa potrebbe farne il tuo avversario.

lesson-quarto-block-tell = Nella riga 3 la casella d3 è libera accanto a tre pezzi scuri e rotondi. Nella colonna c la casella c4 è libera sopra tre pezzi bassi e pieni, e il tuo pezzo è chiaro, quadrato, alto e cavo.
lesson-quarto-block-task = Il tuo pezzo non completa nessuna delle due linee. Collocalo in modo da poter poi dare un pezzo con cui il tuo avversario non vinca.
lesson-quarto-block-praise = Bel blocco, ora c’è un pezzo che puoi dare senza pericolo. Un pezzo che non va da nessuna parte serve a fermare una linea.

## Quarto Access

lesson-access-welcome = Ecco la tua prima partita a Quarto Access con le bende. Qui non si mostra nulla, perciò giochi con il tatto e la memoria.
lesson-access-farewell = Ben fatto, ora puoi giocare con le bende. La lezione di Quarto mostra quali pezzi è pericoloso dare.

lesson-access-feel-tell = Il tavoliere è vuoto, e i pezzi stanno lì accanto in sedici scomparti numerati. Nessuno ti dice quale pezzo sta dove.
lesson-access-feel-task = Tocca uno degli scomparti accanto al tavoliere.
lesson-access-feel-praise = Bene, ti viene detto che cosa trovano le tue dita. Puoi toccare quante volte vuoi, e il tuo avversario non se ne accorge.

lesson-access-give-tell = Cominci tu, perciò non collochi ancora nulla. In tutti e sedici gli scomparti accanto al tavoliere c’è un pezzo.
lesson-access-give-task = Dai al tuo avversario il pezzo di uno dei posti.
lesson-access-give-praise = Bene, al tuo avversario viene detto che pezzo è. Quello scomparto ora è vuoto, quindi ricordane il numero.

lesson-access-find-tell = Il tuo avversario ha collocato il primo pezzo, ma non hai sentito dove. Tu hai il prossimo.
lesson-access-find-task = Tocca le caselle del tavoliere finché non trovi il pezzo.
lesson-access-find-praise = Eccolo. Ricorda la casella, perché il tavoliere resta nascosto.

lesson-access-place-tell = In b3 c’è un pezzo, e tu ne hai un altro.
lesson-access-place-task = Colloca il tuo pezzo su una casella libera qualsiasi.
lesson-access-place-praise = Bene, il tuo avversario sente che hai collocato un pezzo, ma non dove. Ora daresti il prossimo.

lesson-access-call-tell = Nella colonna c ci sono quattro pezzi, e l’ultimo l’ha collocato il tuo avversario in c4. Hai ricevuto un pezzo, e nessuno ha annunciato nulla.
lesson-access-call-task = Tocca le quattro caselle della colonna c e annuncia la linea se trovi qualcosa in comune.
lesson-access-call-praise = Giusto, tutti e quattro sono scanalati, e vinci. Le tue dita hanno trovato ciò che è sfuggito al tuo avversario.

## Quartex

lesson-quartex-welcome = Ecco la tua prima partita a Quartex. Sette piccoli compiti ti mostrano tutto ciò che serve.
lesson-quartex-farewell = Ben fatto, ora puoi giocare. Tieni d’occhio la riserva, perché i gettoni che pochi prendono valgono di più.

lesson-quartex-home-tell = Il tavolo è vuoto e cominci tu. Hai cinque tasselli.
lesson-quartex-home-task = Metti uno dei tuoi tasselli sulla casella di partenza, girato come vuoi.
lesson-quartex-home-praise = Bene, quella è la casella di partenza. Tutte le altre si contano da lì.

lesson-quartex-fit-tell = Sulla casella di partenza c’è un tassello con due croci in alto e due stelle in basso. Hai cinque tasselli.
lesson-quartex-fit-task = Attacca un tassello lì accanto, in modo che gli angoli che si incontrano mostrino lo stesso simbolo.
lesson-quartex-fit-praise = Combacia, perché i due angoli del lato comune concordano.

lesson-quartex-complete-tell = Tre tasselli si incontrano in un punto, e ciascuno vi mostra un quarto di stella. La casella un passo a est e un passo a nord della partenza è ancora vuota.
lesson-quartex-complete-task = Attacca il quarto tassello intorno a quel punto e completa la stella.
lesson-quartex-complete-praise = La stella è completa, e prendi una stella dalla riserva.

lesson-quartex-double-tell = La casella un passo a est e un passo a nord della partenza ha tasselli a ovest, a est e a sud. Ai suoi angoli in basso una croce e un cerchio aspettano ciascuno un quarto tassello.
lesson-quartex-double-task = Trova il tassello che completa tutti e due i simboli in una volta.
lesson-quartex-double-praise = Due simboli con un solo tassello, e quindi due gettoni per te.

lesson-quartex-worth-tell = Il tuo avversario ha preso due stelle, perciò nella riserva restano otto stelle e dieci croci. Puoi completare una stella sulla casella tre passi a est della partenza, oppure una croce sulla casella due passi a est e due passi a sud della partenza.
lesson-quartex-worth-task = Completa il simbolo il cui gettone vale più punti.
lesson-quartex-worth-praise = Giusto, la tua croce vale nove punti, e una stella ne varrebbe sette. Ciò che gli altri raccolgono perde valore.

lesson-quartex-cannot-tell = Sulla casella di partenza c’è un tassello con una croce in ogni angolo. Nessuno dei tuoi cinque tasselli ha una croce.
lesson-quartex-cannot-task = Guarda se qualcosa combacia, e dillo se non puoi attaccare nessun tassello.
lesson-quartex-cannot-praise = Giusto, nessun tassello combacia. Mostri i tuoi tasselli, e se nessuno vede dove vanno ne peschi di nuovi.

lesson-quartex-point-tell = Sulla casella di partenza c’è un tassello con due croci in alto e due stelle in basso. Il tuo avversario dice che nessun tassello combacia e mostra cinque tasselli.
lesson-quartex-point-task = Indica un tassello del tuo avversario e la casella su cui combacia.
lesson-quartex-point-praise = Occhio di lince, il tuo avversario deve attaccarlo lì. Puoi anche tacere, quando ti conviene.

## Suggerimenti

lesson-hint-not-now = Ora non si può fare. Rileggi il compito.
lesson-hint-other-game = Questa è una mossa di un altro gioco. Rileggi il compito.
lesson-hint-place-first = Hai un pezzo. Prima collocalo.
lesson-hint-give-first = Non hai nessun pezzo. Scegline uno e dallo al tuo avversario.
lesson-hint-taken = In { $cell } c’è già un pezzo. Scegli una casella libera.
lesson-hint-already-placed = Quel pezzo è già sul tavoliere. Scegli uno di quelli lì accanto.
lesson-hint-nothing-to-call = Sul tavoliere non c’è ancora nulla, quindi non c’è nulla da annunciare.
lesson-hint-wrong-line = Non c’è nessun allineamento da annunciare. Servono quattro pezzi in linea con qualcosa in comune.
lesson-hint-other-line = L’allineamento non è lì. Cerca quattro pezzi in linea con qualcosa in comune.
lesson-hint-point-out = Annunciare non basta. Indica anche la linea.
lesson-hint-no-squares = In questa partita i quadrati non contano. Guarda righe, colonne e diagonali lunghe.
lesson-hint-call-first = Aspetta, c’è un allineamento da annunciare. Se ora vai avanti, perdi l’occasione.
lesson-hint-not-complete = Così la linea non è completa. Cerca la casella che aspetta il quarto pezzo.
lesson-hint-lets-win = Con quel pezzo il tuo avversario vince in { $cell }. Danne uno che lì non va bene.
lesson-hint-no-safe-gift = Dopo, qualunque pezzo tu dia, il tuo avversario potrebbe vincere. Blocca una delle due linee.
lesson-hint-feel-beside = Tocca uno degli scomparti accanto al tavoliere, non una casella.
lesson-hint-feel-board = Tocca una casella del tavoliere, non uno scomparto accanto.
lesson-hint-feel-first = Tocca prima qualcosa. Non costa nulla.
lesson-hint-nothing-here = In { $cell } non c’è nulla. Tocca un’altra casella.
lesson-hint-place-empty = Quello scomparto è vuoto. Dai un pezzo da un altro scomparto.
lesson-hint-home = Il primo tassello si mette sulla casella di partenza.
lesson-hint-tile-there = Lì c’è già un tassello. Scegli una casella vuota.
lesson-hint-no-edge = Quella casella non ha lati in comune con un tassello sul tavolo. Un angolo solo non basta.
lesson-hint-clash = Un angolo del tuo tassello incontra lì un altro simbolo. Gira il tassello o prova un’altra casella.
lesson-hint-no-way = Comunque lo si giri, quel tassello lì non combacia.
lesson-hint-not-yours = Non hai quel tassello. Scegline uno della tua mano.
lesson-hint-something-fits = Uno dei tuoi tasselli combacia. Confronta i due angoli di ogni lato libero.
lesson-hint-no-symbol = Il tassello combacia, ma non completa il simbolo. Cerca un punto con tre tasselli intorno.
lesson-hint-one-only = Il tassello combacia, ma non completa tutti e due i simboli. Guarda la casella fra i tasselli.
lesson-hint-worth-less = C’è una casella migliore. Conta quanti gettoni del simbolo restano nella riserva.
lesson-hint-shown-hand = Il tuo avversario non ha quel tassello. Scegli uno dei cinque che ha mostrato.
lesson-hint-one-fits = Al tuo avversario è sfuggito qualcosa. Uno dei cinque tasselli ha due croci o due stelle una accanto all’altra.
lesson-hint-their-turn = Non tocca a te attaccare. Indica soltanto dove combacia un tassello del tuo avversario.
