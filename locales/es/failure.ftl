# Lo que sigue a la palabra «error»: oraciones sin punto, porque puede seguir una causa.
failure-error = error: { $told }
failure-could-not = no se ha podido { $task }: { $why }
task-answer = escribir la respuesta
task-read = leer { $name }
task-write = escribir { $name }
task-manual = escribir el manual en { $name }
task-interruptions = vigilar las interrupciones
task-png = dibujar el PNG
task-pdf = hacer el PDF
task-braille = escribir las reglas en braille
task-solve = resolver la posición
task-prove = resolver el tablero vacío
task-open = abrir el almacén { $name }
task-games = leer las partidas
task-replay = repetir { $name }
task-copy = hacer la copia { $name }
task-bring-back = recuperar { $name }
task-listen = escuchar en { $name }
task-serve = servir mesas
task-reach = conectar con { $name }
task-keep = guardar la partida
cause-no-file = no existe ese archivo
cause-exists = ya existe un archivo con ese nombre
cause-not-allowed = no está permitido
cause-no-folder = una parte de la ruta no es una carpeta
cause-is-folder = es una carpeta
cause-not-regular = no es un archivo normal; no se leen tuberías ni dispositivos
cause-full = no queda espacio
cause-reading = al leer: { $why }
cause-writing = al escribir: { $why }
cause-unavailable = el almacén no se puede usar: { $why }
cause-newer = el almacén tiene la versión { $found } y es de un programa posterior; este conoce versiones hasta { $known }
cause-foreign = no es un almacén de fourfold
cause-in-use = otro servidor lo tiene abierto, y un archivo es para uno solo
cause-broken = la entrada { $entry } de la mesa { $name } no puede ser: { $why }
cause-misplaced = la entrada { $entry } de su registro no puede estar ahí
cause-closed = el almacén está cerrado
cause-no-certificate = no contiene ningún certificado
cause-no-key = no contiene ninguna clave
cause-other-key = es la clave de otro certificado
cause-token-short = la clave que contiene tiene menos de { $least } caracteres
cause-token-exposed = cualquiera en esta máquina puede leerlo; chmod 600 lo arregla
cause-damaged = el archivo está dañado: { $why }
cause-unlike = la copia no es lo que se leyó
cause-differs = el almacén tiene una mesa { $name } cuya entrada { $entry } es otra; no se ha cambiado nada
misuse-option = { $option } es para { $subject ->
    [records] registros
    [positions] posiciones
    [quarto] Quarto
    [access] Quarto Access
    [quartex] Quartex
    [boards] posiciones de Quarto
   *[fields] posiciones de Quartex
}
misuse-no-position = esto no es una posición: en el carácter { $at } se esperaba { $expected }, y hay { $found }
misuse-cannot-be = esta posición es imposible:
misuse-either-game = un tablero de Quarto, por ejemplo ..../..../.7../...., o las reglas de una partida de Quartex, por ejemplo 2csh
misuse-the-end = el final
misuse-no-record = este registro no se puede repetir: { $told }
misuse-draw-record = esto es un registro; draw toma una posición, y show imprime las de un registro
misuse-seats = esta mesa tiene los puestos 1 a { $count }
misuse-picture-name = el nombre de un dibujo termina en .svg o .png: { $name }
misuse-print-name = el nombre del archivo termina en .pdf o .svg: { $name }
misuse-last = --last { $text }: se esperaba una casilla, por ejemplo 0,-1
misuse-last-empty = --last { $text }: en esa casilla no hay loseta
misuse-line = --line { $text }: se esperaba { $expected }
misuse-over = no hay nada que resolver: la partida ha terminado, { $result }
misuse-little-memory = { $given } MiB: hacen falta al menos { $least } MiB de memoria
misuse-much-memory = { $given } MiB: esta máquina no tiene tanta memoria
misuse-no-threads = hace falta al menos un hilo
misuse-no-game = aquí no hay ninguna partida { $name }
misuse-no-home = aquí no se conoce ninguna carpeta personal; di --store ARCHIVO
misuse-players = a { $name } juegan { $most ->
    [2] { $least }
   *[other] de { $least } a { $most }
} personas, no { $count }
misuse-nobody-here = nadie juega en este teclado; guarda un puesto para ti, o mira
misuse-no-server = un puesto para alguien de fuera necesita un servidor; di --at URL
misuse-only-new = quién juega y con qué reglas se decide al empezar una partida; omite esas opciones para continuar una
misuse-named-beside = en un servidor, quienes juegan a tu lado no tienen nombre propio; di --against here
misuse-seed-elsewhere = --seed es para partidas en esta máquina; con --at, sortea el servidor
misuse-no-kept = aquí no hay guardada ninguna partida { $name }
misuse-address = esto no es la dirección de un servidor o de una mesa: { $text }
misuse-seed-taken = ya hay guardada una partida con esta semilla: continúa con --resume { $name } o indica otro --store
misuse-which-game = di qué juego: fourfold play seguido de uno de estos: { $games }
misuse-player-name = un nombre tiene de 1 a { $most } caracteres visibles
