# Lo que dice `fourfold serve --check`.
setup-listen = escucha en { $address }
setup-open = la gente abre { $address }
setup-open-anywhere = la gente abre cualquier dirección que lleve aquí
setup-encrypt = cifra él mismo, con el certificado en { $file }
setup-keep = las partidas se guardan en { $store }
setup-make-store = ahí no hay nada todavía; se crearía un almacén
setup-use-store = { $engine }, un almacén de la versión { $version }, que este programa usa
setup-migrate = { $engine }, un almacén de la versión { $version }, que pasaría a la versión { $known }
setup-believe = se les cree cuando dicen por quién hablan: { $networks }
setup-believe-nobody = no se cree a ningún proxy cuando dice por quién habla
setup-limits = conexiones a la vez: { $connections }; partidas que una persona puede fundar por minuto: { $games }
setup-one-address = personas que pueden jugar detrás de una dirección: { $players }
setup-bots = jugadores del ordenador que piensan a la vez: { $threads }; cuánto esperan, en tanto por ciento de una persona: { $pace }
setup-host-page = tiene una página para el anfitrión en /host, que abre la clave en { $file }
setup-no-host-page = no tiene página para el anfitrión
setup-log-text = registra líneas para personas
setup-log-json = registra líneas para programas
setup-log-nothing = no registra nada
setup-caution = nota: { $told }
setup-store-in-use = otro servidor tiene el almacén abierto; este podría empezar cuando aquel se detenga
setup-address-in-use = alguien escucha ya en { $address }; este servidor podría empezar cuando aquel se detenga
setup-copy-first = un programa anterior no podrá leer el almacén después; haz antes una copia con fourfold backup
setup-open-to-network = otros llegan a él sin TLS, y quien esté en el camino puede leer
setup-store-exposed = el camino a la base de datos no está cifrado; sslmode=verify-full lo hace
setup-one-visitor = no se cree a ningún proxy; si hay uno delante, todos los visitantes cuentan como uno y comparten sus límites
setup-problem = problema: { $told }
setup-fault = { $setting }: { $why }
setup-no-address = se espera una dirección y un puerto, como { $example }
setup-no-number = se espera un número
setup-no-store = se espera un archivo o postgres://user@host/database
setup-store-scheme = se espera un archivo, o una dirección que empiece por postgres://
setup-no-home = esta persona no tiene carpeta para datos
setup-no-public-url = se espera una dirección como https://play.example
setup-half-tls = tls-cert y tls-key van juntos
setup-no-network = «{ $text }» no es una red
setup-no-log = se espera text, json u off
setup-good = empezaría
setup-bad = { $count ->
    [one] no empezaría: { $count } problema
   *[other] no empezaría: { $count } problemas
}
