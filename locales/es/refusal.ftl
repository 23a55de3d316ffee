# Por qué se rechaza algo.
refused-turn = { $person ->
    [you] Primero te toca a ti.
   *[other] No es tu turno: le toca a { $who }.
}
refused-time-up = { $person ->
    [you] Tu tiempo ya se había acabado.
   *[other] El tiempo de { $who } ya se había acabado.
}
refused-not-yet = Este puesto todavía no puede darse por abandonado.
refused-no-seat = La mesa no tiene ese puesto.
refused-stale = La partida ha avanzado. Mira de nuevo y decide.
refused-stale-touch = Tu mano ya se ha movido. Toca de nuevo.
refused-paused = El servidor está en pausa. Espera a que vuelva.
refused-not-paused = El servidor no está en pausa.
refused-adjourned = La partida está en pausa. Elige primero «seguir».
refused-not-adjourned = No hay ninguna pausa.
refused-not-started = La partida no ha empezado.
refused-started = La partida ya ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida todavía no ha terminado.
refused-seats-open = Quedan puestos libres.
refused-seat-taken = Este puesto está ocupado.
refused-seat-open = Nadie ocupa este puesto.
refused-sits-already = Ya estás en esta mesa.
refused-contributed = Ya participas en el sorteo.
refused-time-not-up = A nadie se le ha acabado el tiempo.
refused-other-game = Eso pertenece a otro juego.
refused-no-masks = Nadie lleva antifaz en esta mesa.
refused-record-full = El registro está lleno: no caben más toques ni anuncios.
refused-not-here = Esta mesa no lo permite.
refused-offer-open = Otra oferta espera respuesta.
refused-enough-offers = Ya son bastantes ofertas para una partida.
refused-enough-leavings = En esta mesa ha habido demasiadas idas y venidas. Abre una mesa nueva.
refused-no-offer = Esa oferta no existe.
refused-agreed = Ya has aceptado.
refused-nothing-back = No tienes nada que deshacer.
refused-forfeited = Ya no puedes ganar y no participas más.
refused-no-person = Ninguna persona ocupa este puesto.
refused-stand-in = El ordenador ya juega por este puesto.
refused-no-stand-in = El ordenador no juega por este puesto.
refused-enough-stand-ins = Este puesto ya se ha cedido bastantes veces en esta partida.
refused-not-away = Esta persona está aquí.
refused-away = Esta persona ya está fuera.

# Quarto.
refused-place-first = Primero coloca { $piece }.
refused-empty-hand = No hay pieza en la mano: primero hay que entregar una.
refused-board-full = Las dieciséis piezas están colocadas. Anuncia o pasa.
refused-cell-taken = La casilla está ocupada: { $piece } está { $at }.
refused-placed = Esta pieza ya está colocada: { $piece } está { $at }.
refused-nothing-to-call = Ahora no hay nada que anunciar.
refused-call-lost = Tu anuncio era falso: ahora no puedes anunciar otra vez.
refused-calls-automatic = En esta mesa el propio juego anuncia cada Quarto.
refused-point-it-out = Al anunciar, nombra también el alineamiento.
refused-call-only = En esta mesa solo se anuncia «¡Quarto!», sin nombrar el alineamiento.
refused-square = Los cuadrados no cuentan en esta partida: { $line }.
refused-nothing-to-decline = Solo se puede pasar después de la pieza dieciséis.
refused-place-empty = El lugar { $place } junto al tablero está vacío.

# Quartex.
refused-no-such-seat = Esta mesa solo tiene { $count } puestos.
refused-bag-due = Primero hay que robar losetas.
refused-no-draw = Ahora no hay que robar losetas.
refused-draw-count = { $count ->
    [one] Hay que robar una loseta.
   *[other] Hay que robar { $count } losetas.
}
refused-not-in-bag = Esta loseta no está en la bolsa: { $tile }.
refused-not-in-hand = Esta loseta no está en tu mano: { $tile }.
refused-bound = Tienes que colocar lo señalado: { $tile }, { $spot }.
refused-claims-automatic = En esta mesa lo dice el propio juego cuando nada encaja.
refused-opponents-asked = Tu mano está a la vista: espera la respuesta de los demás.
refused-nobody-asks = Nadie muestra su mano, no hay nada que responder.
refused-answered = Ya has respondido.
refused-eliminated = Has quedado fuera y no participas más.
misfit-not-home = La primera loseta se coloca en la casilla inicial.
misfit-taken = Ahí ya hay una loseta.
misfit-no-edge = La loseta tiene que tocar con un lado entero una loseta ya colocada.
misfit-north-west = La loseta no encaja: arriba a la izquierda los símbolos no coinciden.
misfit-north-east = La loseta no encaja: arriba a la derecha los símbolos no coinciden.
misfit-south-east = La loseta no encaja: abajo a la derecha los símbolos no coinciden.
misfit-south-west = La loseta no encaja: abajo a la izquierda los símbolos no coinciden.
misfit-no-orientation = La loseta no encaja ahí de ninguna manera.
misfit-beyond-frame = La loseta se saldría del marco.
misfit-laid = Esta loseta ya está colocada.

# Órdenes que no se entienden; sigue un ejemplo.
misread-empty = Escribe una orden.
misread-unknown = Aquí no entiendo la palabra { $word }.
misread-ambiguous = Esto puede significar varias órdenes: { $choices }.
misread-piece = ¿Qué pieza, en palabras o en código?
misread-place = ¿Qué lugar junto al tablero, del 1 al 16?
misread-cell = ¿Qué casilla, de a1 a d4?
misread-line = ¿Qué alineamiento: una fila, una columna o una diagonal?
misread-tile = ¿Qué loseta, y en qué casilla?
misread-spot = ¿Qué casilla, contada hacia el este y el sur desde la inicial?
misread-touch = ¿Qué casilla tocas, o qué lugar junto al tablero?
misread-seat = ¿Qué puesto?
misread-several = { $count } piezas encajan con estas palabras.
misread-no-piece = Ninguna pieza restante encaja con estas palabras.
misread-other-tile = Esta loseta no puede ponerse así.
misread-example = Por ejemplo: { $example }.
