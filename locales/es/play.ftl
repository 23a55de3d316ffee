# The page of a table.
play-name-quarto = Quarto
play-name-access = Quarto Access
play-name-quartex = Quartex

# Title and heading.
play-title-turn = Te toca: { $game }
play-title-other = En espera: { $game }
play-title-waiting = Mesa abierta: { $game }
play-title-over = Partida terminada: { $game }
play-waiting = Esperando a un adversario
play-starting = La partida está a punto de empezar
play-pass = Pasa el dispositivo a { $who }
play-turn = Te toca

# One line on what to do.
play-hint-over = Juega otra vez o repasa la partida paso a paso.
play-hint-paused = El servidor está en pausa un momento. Los relojes están parados.
play-hint-adjourned = Todos han aceptado una pausa. Los relojes están parados hasta que alguien siga.
play-hint-pass = Hasta entonces la pantalla no muestra nada secreto.
play-hint-invite = Envía el enlace. La partida empieza en cuanto se ocupen todos los puestos.
play-hint-guest = Hay un puesto libre. Siéntate y juega.
play-hint-watch = Estás mirando la partida.
play-hint-wait = Mientras tanto puedes recorrer el tablero.
play-hint-place = Elige una casilla. Después le das una pieza a { $who }.
play-hint-give = Elige la pieza que { $who } deberá colocar.
play-hint-decline = Mira el tablero una vez más antes de pasar.
play-hint-masked-place = Toca cuanto quieras. Para colocar, elige «colocar o entregar» y luego una casilla.
play-hint-masked-give = Toca cuanto quieras. Para entregar, elige «colocar o entregar» y luego un lugar junto al tablero.

# Before the start.
play-invite = Invitar a alguien
play-invite-link = Enlace a esta mesa
play-copy = Copiar
play-copied = Copiado.
play-your-name = Tu nombre
play-sit = Sentarse
play-terms = Lo acordado
play-curtain = Los demás, mirad a otro lado. Después pulsa el botón.
play-it-is-me = Soy { $who }
play-leave = Levantarse de la mesa

# Players.
play-players = Jugadores
play-you = tú
play-seat-open = Puesto libre
play-nobody = nadie todavía
play-due = en turno
play-here = en espera
play-won = con la victoria
play-out = eliminado
play-computer = ordenador: { $level }
play-away = ausente desde hace { $span }

# Board, hand and pieces.
play-board = Tablero
play-empty = vacía
play-touch-cell = { $cell } cubierta
play-place-cell = { $cell } colocar aquí
play-touch-place = Lugar { $place } cubierto
play-give-place = Lugar { $place } entregar esta
play-mode = Al pulsar una casilla
play-mode-touch = tocar
play-mode-play = colocar o entregar
play-places = Piezas junto al tablero, cubiertas
play-left = Quedan por entregar: { $count ->
    [0] ninguna
    [one] una pieza
   *[other] { $count } piezas
}
play-hand = { $person ->
    [you] En tu mano
   *[other] { $who } tiene
}
play-hand-last = Aún en la mano
play-hand-empty = Ninguna pieza en la mano
play-hand-covered = bajo el antifaz

# Calling.
play-call = ¡Quarto!
play-call-bare = ¿Comparten algo cuatro piezas en línea? Entonces anuncia «¡Quarto!»
play-call-point = Señala la línea
play-decline = No anunciar nada

# Offers and ways out.
play-offers = Propuestas
play-draw = Ofrecer empate
play-take-back = Deshacer mi jugada
play-more-time = Un minuto más
play-pause = Hacer una pausa
play-go-on = Seguir
play-agree = Aceptar
play-refuse = Rechazar
play-withdraw = Retirar
play-hand-over = Que juegue el ordenador
play-reclaim = Seguir jugando yo
play-resign = Rendirse
play-resign-sure = ¿Quieres rendirte en esta partida?
play-resign-yes = Sí, rendirse
play-hold = { $who } no está: que el ordenador guarde el puesto
play-claim = { $who } no vuelve: reclamar la partida
play-rematch = Jugar otra vez
play-next-game = A la siguiente partida
play-replay = Repasar la partida
play-record = Registro en texto
play-record-data = Registro en datos

# Words and questions.
play-command = Dilo con palabras
play-example = Por ejemplo: { $example }
play-send = Enviar
play-ask = Preguntas
play-ask-cell = Esta casilla
play-ask-lines = Líneas aquí
play-ask-last = Última jugada
play-ask-hand = Pieza en la mano
play-ask-left = Qué queda
play-ask-occupied = Casillas ocupadas
play-ask-free = Casillas libres
play-ask-tiles = Mis losetas
play-ask-bag = Bolsa
play-ask-laid = Losetas colocadas
play-ask-open = Casillas abiertas
play-ask-missing = Falta una loseta
play-ask-legal = Dónde puedo colocar
play-ask-score = Puntos
play-ask-stock = Reserva
play-ask-turn = A quién le toca
play-ask-clocks = Relojes
play-ask-terms = Lo acordado
play-ask-repeat = Repetir
play-ask-help = Ayuda

# Set phrases: on the button, and as all hear them.
play-phrases = Decir algo amable
play-phrase-hello = ¡Hola!
play-phrase-luck = ¡Buena suerte!
play-phrase-well = ¡Bien jugado!
play-phrase-thanks = ¡Gracias!
play-phrase-sorry = ¡Perdón!
play-phrase-oops = ¡Uy!
play-phrase-moment = ¡Un momento, por favor!
play-phrase-bye = ¡Adiós!
play-says-hello = { $who }: ¡Hola!
play-says-luck = { $who }: ¡Buena suerte!
play-says-well = { $who }: ¡Bien jugado!
play-says-thanks = { $who }: ¡Gracias!
play-says-sorry = { $who }: ¡Perdón!
play-says-oops = { $who }: ¡Uy!
play-says-moment = { $who }: ¡Un momento, por favor!
play-says-bye = { $who }: ¡Adiós!
play-says-enough = Ha sido mucho de una vez. Espera un momento antes de decir más.

# What happened.
play-log = Qué ha pasado
play-log-empty = Nada todavía.
play-log-closed = Mientras se llevan antifaces, no se anota nada.
play-copy-log = Copiar como texto

# Keys.
play-keys = Teclas
play-keys-about = Actúan mientras el tablero tiene el foco. En los ajustes se pueden desactivar.
play-keys-home = Inicio Fin
play-keys-corner = Ctrl Inicio, Ctrl Fin
play-keys-column = Mayús 1 2 3 4
play-key-arrows = casilla vecina
play-key-home = primera o última casilla de la fila
play-key-corner = primera o última casilla del tablero
play-key-places = al tablero, a las piezas, a la línea de texto
play-key-history = mensaje anterior o siguiente
play-key-kinds = otro tipo de mensajes
play-key-row = a la fila
play-key-column = a la columna
play-key-play = colocar o entregar aquí
play-key-call = anunciar Quarto

# What the script says by itself.
play-link-lost = Se ha perdido la conexión. Nuevo intento.
play-link-back = Conexión restablecida.
play-edge = Borde del tablero.
play-older-none = No hay mensajes anteriores.
play-newer-none = No hay mensajes más nuevos.
play-kind-all = Todos los mensajes.
play-kind-moves = Jugadas.
play-kind-answers = Respuestas.
play-sure = ¿Es lo que quieres?
play-yes = Sí
play-no = No
play-unknown = El servidor aún no ha respondido. Se pregunta otra vez.
play-not-here = Ve primero a una casilla del tablero.
play-sound-on = Sonidos activados.
play-sound-off = Sonidos desactivados.

# Quartex: losetas colocadas, mano, anuncios y hoja de puntos.
play-quartex-field = En la mesa: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
play-quartex-hand = Tu mano, solo la ves tú
play-quartex-hand-shown = Tu mano, a la vista de todos
play-quartex-hand-empty = No te quedan losetas
play-quartex-hand-of = La mano de { $who }, a la vista de todos
play-quartex-turn = Girar la loseta
play-quartex-left = Izquierda
play-quartex-right = Derecha
play-quartex-flip = Voltear
play-quartex-choose = Elige una loseta y una casilla
play-quartex-wait = Espera tu turno
play-quartex-lay = Colocar en { $cell }
play-quartex-point = Encaja en { $cell }
play-quartex-whole = Verlo entero
play-quartex-cannot = No puedo colocar
play-quartex-cannot-means = Todos verán tu mano y podrán señalar un sitio para una de tus losetas.
play-quartex-cannot-sure = Mostrar mi mano
play-quartex-none = No veo ningún sitio
play-quartex-sheet = Reserva, fichas y puntos
play-quartex-points = puntos
play-quartex-stock = Reserva
play-quartex-worth = Valor ahora
play-quartex-next = La próxima te daría
play-quartex-you = tú
play-quartex-out = eliminado
play-quartex-won = con la victoria
play-quartex-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
play-quartex-points-of = { $sign ->
    [minus] menos { $count }
   *[plus] { $count }
} { $count ->
    [one] punto
   *[other] puntos
}
play-quartex-frame = El marco es de { $side } por { $side }; las losetas ocupan { $wide } por { $high }.
play-quartex-aside = { $count ->
    [one] Una loseta apartada en este turno
   *[other] { $count } losetas apartadas en este turno
}
play-quartex-open-hand = La mano abierta de { $who }
play-quartex-removed = { $count ->
    [one] Una loseta está fuera de la partida
   *[other] { $count } losetas están fuera de la partida
}

# La mesa, cada cosa en su sitio.
play-more = Preguntas y palabras
play-close = Cerrar
play-held = El ordenador juega por ti
play-hint-held = Puedes volver a jugar cuando quieras.
play-hint-called-wrongly = El anuncio era falso. No puedes anunciar otra vez sobre esta colocación.
play-title-offer = Una pregunta para ti: { $game }
play-title-next = La siguiente partida está lista: { $game }
play-invited = Te invitan a una partida
play-hint-listed = Tu mesa está en la lista para todos. La partida empieza cuando cada puesto está ocupado.
play-away-just = ausente
play-computer-alone = ordenador
