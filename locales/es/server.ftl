# What a server says.
server-stopping = El servidor se reinicia. Tu partida se conserva y esta página vuelve sola.
server-unknown = El servidor no puede decir si eso ha ocurrido. Inténtalo de nuevo.
server-unreadable = Eso no se ha podido leer.
server-confirm-resign = ¿De verdad quieres abandonar? Eso termina la partida.
server-renamed = Ahora te llamas { $name }.
server-forgotten = Tu nombre y tus sesiones se han borrado.
