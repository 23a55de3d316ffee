# Lo acordado antes de empezar.
terms-quarto = Se juega a Quarto.
terms-access = Se juega a Quarto Access, con antifaz: al tacto y de memoria.
terms-access-unmasked = Se juega a Quarto Access: las piezas son lisas o ranuradas, y nadie lleva antifaz.
terms-silent = Oyes que se coloca una pieza, pero no dónde.
terms-announced = Oyes dónde se coloca una pieza.
terms-open-log = El registro de los mensajes queda abierto.
terms-counting = Solo cuenta esto: { $characteristics }.
terms-squares = Los cuadrados de cuatro casillas también cuentan.
terms-point = Quien nota un alineamiento anuncia Quarto y lo nombra.
terms-call = Quien nota un alineamiento anuncia Quarto, y el juego lo muestra.
terms-auto = El propio juego anuncia cada Quarto.
terms-wrong-once = Tras un anuncio falso no se puede volver a anunciar hasta la pieza siguiente.
terms-wrong-loses = Quien anuncia mal pierde la partida.
terms-wrong-free = Un anuncio falso no cuesta nada.
terms-quartex = Se juega a Quartex, entre { $count } jugadores.
terms-frame = Las losetas no pasan de { $side } por { $side } casillas.
terms-claim = Quien no encuentra sitio lo dice, y los demás pueden señalar uno.
terms-claims-automatic = El propio juego dice cuándo nada encaja.
terms-ties-shared = Con los mismos puntos se comparte la victoria.
terms-ties-tiles = En caso de empate gana quien tenga menos losetas y, después, quien tenga más fichas.
terms-start-hand = La primera loseta sale de la mano.
terms-start-bag = La primera loseta sale de la bolsa.
terms-untimed = No hay reloj.
terms-per-move = Tiempo para cada jugada: { $span }.
terms-bank = Tiempo para toda la partida: { $bank }. Cada jugada añade { $increment }.
terms-pointing = Tiempo para señalar un sitio: { $span }.
terms-casual = Es una partida amistosa.
terms-rated = Es una partida puntuada.
terms-tournament = Es una partida de torneo.
terms-lot = El sorteo decide quién empieza.
terms-begins = { $person ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
terms-free-calls = Los anuncios falsos sin penalización son solo para partidas amistosas.
terms-no-beginner = El puesto { $number } no puede empezar: la mesa no lo tiene.
terms-no-time = Ese límite de tiempo no es posible.
