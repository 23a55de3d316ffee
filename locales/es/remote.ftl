# What the terminal says about the way to a server.
remote-unreachable = Ningún servidor responde en esa dirección.
remote-no-server = Lo que responde en esa dirección no es un servidor de estos juegos.
remote-certificate = El servidor no puede demostrar que es el de esa dirección. No se le ha enviado nada.
remote-insecure = Ese servidor exige una conexión segura. Empieza su dirección por https.
remote-no-table = Esa mesa no existe en el servidor.
remote-version = El servidor usa otra versión que este programa.
remote-forbidden = El servidor no deja entrar a este programa.
remote-too-often = Demasiados intentos seguidos. El servidor pide una pausa de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
remote-unavailable = El servidor no puede responder ahora. Pide una pausa de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
remote-terms = El servidor no abre una mesa con esas reglas.
remote-name = Un nombre tiene entre uno y 24 caracteres.
remote-unkept = El archivo que guarda tus sesiones no se puede leer o escribir.
remote-machine = Este equipo no puede abrir una conexión ahora.
remote-restarts = El servidor se reinicia y conserva tu partida. Nuevo intento.
remote-too-long = Esa línea es demasiado larga para el servidor.
remote-unreadable = El servidor no puede leer esa línea.
remote-address-scheme = La dirección debe empezar por http o https.
remote-address-host = Esa dirección no indica ningún servidor.
remote-address-person = La dirección no debe contener ni un nombre ni una contraseña.
remote-address-table = Esa dirección no indica ninguna mesa.
remote-address-query = Quita de la dirección lo que sigue al signo de interrogación.
