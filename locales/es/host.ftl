# The page for whoever runs a server.
host-title = Para el anfitrión
host-lead = Lo que hace este servidor. Sin nombres, sin direcciones y sin nada de lo que está oculto en una partida.
host-door = Esta página es para quien administra el servidor. La clave está en el archivo con el que se inició el servidor.
host-token = Clave
host-enter = Abrir la página
host-wrong = Esa no es la clave.
host-leave = Cerrar esta página
host-again = Mirar otra vez
host-by-itself = Mirar otra vez por sí sola cada { $seconds } segundos
host-by-hand = No mirar otra vez por sí sola
host-since-start = Contado desde que se inició el servidor, hace { $span }.
host-since-look = Miraste por última vez hace { $span }.

# Headings.
host-tables = Mesas
host-people = Personas
host-load = Carga
host-trouble = Problemas
host-limits = Límites alcanzados
host-server = Servidor

# Captions and heads of the figures.
host-at-present = En este momento
host-counted = Contado
host-times = Cuánto tardan las respuestas, desde que se inició el servidor
host-what = Qué
host-number = Cuántos
host-how-long = Cuánto tiempo
host-in-all = En total
host-lately = Desde que miraste
host-a-minute = Por minuto

# What is counted.
host-rooms = mesas en memoria
host-playing = partidas de { $game } en curso
host-founded = mesas fundadas
host-finished = partidas terminadas
host-connections = conexiones
host-sockets = conexiones en vivo con mesas
host-networks = redes de las que vienen
host-known = personas con una conexión en vivo
host-guests = conexiones en vivo de invitados
host-moves = jugadas y otros actos
host-questions = preguntas respondidas
host-deciding = una mesa responde
host-answering = un jugador del ordenador responde
host-bots-waiting = jugadores del ordenador que esperan para pensar
host-solving-waiting = posiciones que esperan al solucionador
host-memory = memoria
host-store-failures = fallos del almacén
host-rooms-broken = mesas que se rompieron y se abrieron de nuevo
host-unknown = peticiones de las que nadie pudo decir qué fue de ellas
host-refused = actos rechazados
host-bots-late = respuestas tardías de jugadores del ordenador
host-bots-busy = jugadores del ordenador que tuvieron que esperar
host-failed = páginas que fallaron
host-none-limited = Nadie ha alcanzado un límite.
host-version = versión
host-store = las partidas se guardan en
host-uptime = en marcha desde hace

# Limits: whom one counts, and what.
host-limit-network-reading = una red: páginas y archivos
host-limit-network-sending = una red: formularios
host-limit-network-opening = una red: conexiones en vivo abiertas
host-limit-network-asking = una red: lo que se pide a las mesas
host-limit-network-solving = una red: posiciones resueltas e imágenes
host-limit-network-founding = una red: partidas fundadas
host-limit-network-newcomers = una red: personas nuevas
host-limit-network-entering = una red: claves erróneas en esta página
host-limit-network-connections = una red: conexiones abiertas
host-limit-network-list = una red: mesas en la lista
host-limit-network-thinking-queue = una red: jugadores del ordenador que esperan para pensar
host-limit-person-founding = una persona: partidas fundadas
host-limit-person-listing = una persona: mesas puestas en la lista
host-limit-person-sitting = una persona: sentarse y cambiar de nombre
host-limit-person-asking = una persona: lo que se pide a las mesas
host-limit-socket-saying = una conexión en vivo: mensajes
host-limit-socket-size = una conexión en vivo: longitud de un mensaje
host-limit-seat-phrases = un puesto: frases hechas

# How long something takes.
host-no-times = nada todavía
host-within = la mitad en { $half }, 99 de 100 en { $most }
host-longer = la mitad en { $half }, una de cada cien tarda más de { $most }
host-milliseconds = { $count } ms
host-megabytes = { $count } MiB
