# Las páginas alrededor de las mesas: inicio, partida nueva, mesas, ajustes, privacidad, problemas.

# Alrededor de cada página.
page-skip = Ir al contenido
page-nav = Principal
page-tables = Mesas
page-learn = Aprender
page-analysis = Análisis
page-settings = Ajustes
page-language = Idioma
page-display = Aspecto
page-shade-device = Como el dispositivo
page-shade-light = Claro
page-shade-dark = Oscuro
page-shade-contrast = Más contraste
page-quarto = Quarto
page-access = Quarto Access
page-quartex = Quartex
page-new = Nueva partida
page-lesson = Primera partida
page-rules = Reglas
page-privacy = Privacidad
page-legal = Fourfold es libre y abierto. No está vinculado a las editoriales de los juegos.

# Inicio.
page-home = Tres juegos en torno al cuatro, un puesto para cada cual
page-home-lead = Juega a Quarto, Quarto Access y Quartex con amigos, desconocidos o el ordenador: con la vista, el oído o el tacto, gratis y sin cuenta.
page-play-now = Jugar a Quarto ahora
page-play-now-how = contra el ordenador
page-invite = Invitar a un amigo
page-invite-how = con un enlace
page-join = Unirse a una mesa
page-join-count = { $count ->
    [0] abre la tuya
    [one] { $count } espera
   *[other] { $count } esperan
}
page-about-quarto = Tu adversario elige la pieza y tú la casilla. Gana quien ve cuatro parecidas en línea y anuncia «¡Quarto!».
page-about-access = El mismo juego en ranurado y liso: ciegos y videntes juegan en igualdad de condiciones.
page-about-quartex = Une cuatro cuartos y toma una ficha. Pero cuantas más fichas de un símbolo se toman, menos vale cada una.
page-facts-quarto = 2 jugadores, de 10 a 20 minutos
page-facts-access = 2 jugadores, con antifaz
page-facts-quartex = 2 a 5 jugadores, desde 8 años, unos 30 minutos
page-computer-as = Nivel del ordenador
page-play = Jugar
page-play-game = Jugar a { $game }
page-learn-it = Aprender
page-options = Todas las opciones
page-promise-one = Vista, oído, tacto
page-promise-one-text = Una página para todos: ratón, dedo, teclado, palabras escritas o lector de pantalla. Cada cual tiene el juego entero.
page-promise-two = Basta un enlace
page-promise-two-text = Sin cuenta, sin publicidad, nada que instalar. Eliges un nombre y puedes borrarlo cuando quieras.
page-promise-three = Justo, y puedes comprobarlo
page-promise-three-text = Cada sorteo y cada loseta de la bolsa se pueden comprobar tras la partida. El ordenador ve solo lo que tú verías en su lugar.

# Una partida nueva.
page-new-game = Nueva partida de { $game }
page-new-lead = Son las reglas de la caja, sin reloj, y el sorteo decide quién empieza. Cambia lo que quieras o empieza ya.
page-which-game = Qué juego
page-new-who = Quién juega
page-new-rules = Reglas
page-new-time = Tiempo
page-new-more = Quién empieza y tipo de partida
page-new-start = Empezar
page-faults = Falta corregir algo
page-fault-game = Ese juego no existe. Elige uno de los tres.
page-fault-counts = Nada cuenta, así que nadie podría ganar. Elige al menos una característica.
page-fault-choice = Esta opción no existe aquí. Elige otra vez, por favor.
page-fault-number = { $field }: escribe un número entero de { $least } a { $most }.
page-fault-free = Los anuncios falsos son gratis solo en partidas amistosas. Elige otra penalización o una partida amistosa.
page-fault-begins = Esta mesa no tiene el puesto { $number }.

# Quién juega.
page-opponent = Tu adversario
page-opponent-computer = El ordenador
page-opponent-friend = Un amigo, con un enlace
page-opponent-beside = Alguien a mi lado
page-opponent-open = Cualquiera
page-why-opponent-computer = Responde al momento, al nivel que elijas.
page-why-opponent-friend = Recibes un enlace para enviar. Quien lo abre primero se sienta.
page-why-opponent-beside = Os pasáis un solo dispositivo.
page-why-opponent-open = Tu mesa aparece en «Mesas» hasta que alguien se siente.
page-level = Su fuerza
page-players = Cuántos juegan
page-players-count = { $count } jugadores
page-seats = Quién se sienta dónde
page-seats-hint = Los puestos se numeran en el sentido del reloj. El sorteo decide quién empieza, salvo que digas otra cosa más abajo.
page-seat = Puesto { $number }
page-seat-you = Tú
page-seat-computer = El ordenador, nivel
page-seat-people = Personas
page-seat-open = Libre, por enlace o lista
page-seat-beside = Alguien en este dispositivo
page-listed = Puestos libres
page-listed-yes = Para cualquiera
page-listed-no = Solo con enlace
page-why-listed-yes = La mesa aparece en «Mesas» hasta que esté completa.
page-why-listed-no = Solo quien tiene el enlace puede sentarse.

# Reglas de Quarto.
page-masks = Antifaces
page-masks-no = Con los ojos abiertos
page-masks-yes = Con antifaz
page-announced = Cuando se coloca una pieza
page-announced-no = Decir solo que se ha colocado
page-announced-yes = Decir también dónde
page-past = Lo que se dijo
page-past-closed = Solo memoria
page-past-open = Por escrito
page-why-past-closed = Nada de lo dicho se puede volver a oír.
page-calling = Cómo se anuncia un Quarto
page-calling-point = Señalarlo
page-calling-call = Anunciarlo
page-calling-auto = El juego anuncia
page-wrong = Un anuncio falso
page-wrong-once = Te quita la oportunidad
page-wrong-loses = Hace perder la partida
page-wrong-free = No cuesta nada
page-why-wrong-free = Puedes probar cuantas veces quieras, solo en partidas amistosas.
page-counts = Qué cuenta (menos: variante para jugadores principiantes)
page-why-counts = Según las reglas impresas cuentan las cuatro. Con menos, una primera partida es más fácil, también para niños.
page-squares = Cuadrados de cuatro piezas (variante para jugadores experimentados)
page-squares-no = Solo líneas
page-squares-yes = Líneas y cuadrados
page-why-squares-no = Cuentan filas, columnas y diagonales.

# Reglas de Quartex.
page-seeing = Cuando nada encaja
page-seeing-claim = Decirlo uno mismo
page-seeing-auto = Lo dice el juego
page-frame = Marco (variante táctica, para jugadores con experiencia)
page-frame-none = Sin marco
page-frame-side = { $side } por { $side }
page-why-frame-none = Las losetas pueden extenderse en todas direcciones.
page-ties = A igualdad de puntos
page-ties-shared = Victoria compartida
page-ties-tiles = Gana quien tenga menos losetas
page-start = La primera loseta
page-start-hand = De la mano
page-start-bag = De la bolsa

# Tiempo, comienzo, valor.
page-pace = Reloj
page-pace-usual = Lo habitual
page-pace-untimed = Sin reloj
page-pace-minute = Un minuto por jugada
page-pace-each = Tiempo por jugada, a tu gusto
page-pace-bank = Tiempo para toda la partida
page-why-pace-usual = Sin reloj; en un torneo, un minuto por jugada, como en las reglas impresas.
page-why-pace-untimed = Cada cual se toma el tiempo que necesita.
page-why-pace-minute = Impreso para los torneos de Quarto; en Quartex es una regla nuestra. Quien agota su tiempo pierde.
page-why-pace-each = Tantos segundos por jugada como quieras.
page-why-pace-bank = Cada uno tiene un reloj, y cada jugada añade un poco.
page-each = Segundos por jugada
page-bank = Minutos para la partida
page-increment = Segundos que añade cada jugada
page-pointing = Segundos para señalar un sitio
page-why-pointing = Cuando alguien no encuentra sitio, los demás tienen este tiempo para señalar uno. Déjalo vacío para esperar a todos.
page-begins = Quién empieza
page-begins-lot = Lo decide el sorteo
page-begins-me = Yo
page-begins-other = Mi adversario
page-why-begins = El sorteo es justo y se puede comprobar tras la partida.
page-stakes = Tipo de partida
page-stakes-casual = Por diversión
page-stakes-tournament = Como en un torneo
page-why-stakes-casual = Se pueden deshacer jugadas y añadir tiempo, si todos están de acuerdo.
page-why-stakes-tournament = No se deshace ninguna jugada ni se añade tiempo.

# Mesas.
page-lobby-lead = Siéntate en una mesa libre o mira una partida en curso.
page-lobby-waiting = Te esperan
page-lobby-playing = En juego
page-lobby-none = Ahora mismo no espera nadie.
page-lobby-open = Abre una mesa propia y otros la encontrarán aquí.
page-lobby-sit = Sentarse
page-lobby-look = Mirar antes
page-lobby-watch = Mirar
page-lobby-free = { $count ->
    [one] { $count } puesto libre
   *[other] { $count } puestos libres
}

# Ajustes.
page-settings-lead = Se guardan solo en este navegador, sin cuenta.
page-name = Tu nombre
page-name-label = Nombre que ven los demás
page-name-save = Guardar el nombre
page-name-hint = Hasta { $most } letras, cifras, espacios, guiones, apóstrofos y puntos.
page-name-empty = Un nombre necesita al menos una letra o una cifra.
page-name-long = Un nombre tiene como mucho { $most } caracteres.
page-name-sign = Un nombre no puede llevar este signo: { $sign }
page-birds = Jilguero, Garza, Mirlo, Vencejo, Tordo, Chorlito, Pardillo, Zarapito, Cernícalo, Alondra, Lúgano, Cigüeña, Búho, Golondrina, Petirrojo, Herrerillo
page-set-look = Idioma y aspecto
page-motion = Movimiento
page-motion-device = Como el dispositivo
page-motion-still = Nada se mueve
page-set-words = Palabras
page-verbosity = Nivel de detalle de los mensajes
page-verbosity-terse = Lo mínimo
page-verbosity-normal = Normal
page-verbosity-full = Todo
page-why-verbosity-terse = Solo las palabras clave, para quien conoce el juego.
page-why-verbosity-normal = Una frase por suceso.
page-why-verbosity-full = La frase y lo que significa.
page-naming = Piezas y losetas
page-naming-words = En palabras
page-naming-codes = En códigos
page-why-naming-words = La pieza clara, redonda, alta y hueca.
page-why-naming-codes = La pieza CRAH, una letra por característica.
page-cells = Casillas de Quarto
page-cells-letters = Letra y cifra
page-cells-spelled = Deletreadas
page-cells-numbers = Fila y columna
page-why-cells-letters = La casilla se llama b3.
page-why-cells-spelled = La letra se deletrea, para que b y d suenen distintas.
page-why-cells-numbers = La casilla se llama «fila 3, columna 2».
page-order = Orden de las características
page-why-order = Una pieza se describe en este orden. En Quarto Access la superficie ocupa el lugar del color.
page-set-keys = Teclas y voz
page-keys = Teclas de letras en el tablero
page-keys-on = Activadas
page-keys-off = Desactivadas
page-why-keys-on = Con el foco en el tablero, una letra pregunta o hace algo.
page-why-keys-off = Para el control por voz, donde una palabra podría pulsar una tecla.
page-speech = La voz del navegador
page-speech-on = Lee en voz alta
page-speech-off = No lee
page-why-speech-on = Lo que ocurre se lee en voz alta, también sin lector de pantalla.
page-why-speech-off = Un lector de pantalla lee por sí mismo y no la necesita.
page-set-sounds = Sonidos
page-why-sounds = Los sonidos están apagados hasta que los actives. Sin ellos no te pierdes nada.
page-sound-turn = Tu turno
page-sound-placed = Colocado
page-sound-given = Entregado
page-sound-called = Un anuncio
page-sound-offered = Una oferta
page-sound-won = Ganas
page-sound-over = La partida termina
page-volume-off = Apagado
page-volume-quiet = Bajo
page-volume-loud = Alto
page-save = Guardar los ajustes
page-forget = Borrar mis datos
page-forget-text = Tu nombre y tus sesiones se borran al momento. Las partidas terminadas quedan, sin tu nombre.
page-forget-ask = Borrar
page-forget-sure = Esto no se puede deshacer. Pierdes tu puesto en todas las mesas.
page-forget-do = Sí, borrarlo todo

# Privacidad.
page-privacy-short = En pocas palabras
page-privacy-short-text = Guardamos lo que una partida necesita y nada más. No hay cuentas, ni publicidad, ni rastreadores.
page-privacy-name = Tu nombre
page-privacy-name-text = Lo eliges tú, y no tiene que ser el tuyo. Quien está en tu mesa o la mira puede leerlo.
page-privacy-cookies = Tres cookies
page-privacy-cookies-text = Una te reconoce, para que conserves tu puesto. Otra contiene tus ajustes, que se quedan en tu navegador.
page-privacy-third = La tercera, por un minuto
page-privacy-third-text = Sin scripts, lleva a la página siguiente el resultado de tu última acción.
page-privacy-games = Partidas
page-privacy-games-text = Una partida tiene su propia dirección, y quien la tiene puede volver a verla. Lo que los jugadores tienen o no pueden ver no se muestra a nadie mientras se juega.
page-privacy-reader = Cómo juegas
page-privacy-reader-text = Nadie puede saber si juegas con la vista, el oído o el tacto. Nada aquí detecta un lector de pantalla.
page-privacy-log = El registro del servidor
page-privacy-log-text = Anota qué se pidió y si funcionó, sin nombres ni las losetas de nadie. Tu dirección en la red se usa contra abusos y solo queda en memoria.
page-privacy-delete = Borrar
page-privacy-delete-text = En «Ajustes» puedes borrar tu nombre y tus sesiones cuando quieras, al momento.

# Problemas.
page-not-found = Aquí no hay nada
page-not-found-text = Esa página o esa mesa no existe. Quizá falta una letra de la dirección.
page-forbidden = Este formulario es demasiado viejo
page-forbidden-text = No vino de una página que tengas abierta, o la página es demasiado vieja. Vuelve, cárgala de nuevo e inténtalo otra vez.
page-too-much = Un poco más despacio
page-too-much-text = Demasiadas peticiones en poco tiempo. Inténtalo dentro de { $span }.
page-unreadable = Esto no se puede leer
page-unreadable-text = Lo enviado no encaja con esta página. Vuelve e inténtalo de nuevo.
page-unavailable = Ahora no podemos guardar
page-unavailable-text = Aún no sabemos si tu última jugada ha contado. Vuelve a cargar la mesa para verlo.
page-unavailable-elsewhere = No se ha podido hacer. Inténtalo de nuevo en un momento.
page-stopping = Volvemos enseguida
page-stopping-text = El servidor se está reiniciando. Tus partidas están a salvo y siguen enseguida.
page-to-home = A los tres juegos
page-offline = Sin conexión
page-offline-text = Tus partidas están a salvo en el servidor y te esperan. En cuanto vuelva la red, puedes seguir.
page-again = Reintentar

# Respuestas de las páginas.
page-saved = Guardado.
page-mine = Tus partidas
page-continue = Continuar
