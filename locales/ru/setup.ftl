# Что говорит `fourfold serve --check`.
setup-listen = слушает { $address }
setup-open = открывают { $address }
setup-open-anywhere = открывают любой адрес, который ведёт сюда
setup-encrypt = шифрует сам, с сертификатом из { $file }
setup-keep = партии хранятся в { $store }
setup-make-store = там пока ничего нет; хранилище было бы создано
setup-use-store = { $engine }, хранилище версии { $version }, с которой эта программа и работает
setup-migrate = { $engine }, хранилище версии { $version }, которое стало бы версии { $known }
setup-believe = кому верят, за кого он говорит: { $networks }
setup-believe-nobody = ни одному прокси не верят, за кого он говорит
setup-limits = соединений сразу: { $connections }; партий, которые один человек может основать за минуту: { $games }
setup-one-address = людей может играть за одним адресом: { $players }
setup-bots = игроков-компьютеров думает сразу: { $threads }; сколько они ждут, в процентах от человека: { $pace }
setup-host-page = имеет страницу для владельца по адресу /host, её открывает ключ из { $file }
setup-no-host-page = не имеет страницы для владельца
setup-log-text = пишет журнал строками для людей
setup-log-json = пишет журнал строками для программ
setup-log-nothing = не пишет журнала
setup-caution = заметьте: { $told }
setup-store-in-use = хранилищем сейчас пользуется другой сервер; этот мог бы начать, когда тот остановится
setup-address-in-use = { $address } уже кто-то слушает; этот сервер мог бы начать, когда тот остановится
setup-copy-first = более старая программа потом не прочтёт хранилище; сначала сделайте копию командой fourfold backup
setup-open-to-network = до него добираются без TLS, и тот, кто на пути, может читать
setup-store-exposed = путь к базе данных не зашифрован; это делает sslmode=verify-full
setup-one-visitor = ни одному прокси не верят; если он стоит впереди, все посетители считаются одним и делят его пределы
setup-problem = ошибка: { $told }
setup-fault = { $setting }: { $why }
setup-no-address = нужен адрес с портом, например { $example }
setup-no-number = нужно число
setup-no-store = нужен файл или postgres://user@host/database
setup-store-scheme = нужен файл или адрес, который начинается с postgres://
setup-no-home = у этого человека нет папки для данных
setup-no-public-url = нужен адрес вроде https://play.example
setup-half-tls = tls-cert и tls-key нужны вместе
setup-no-network = «{ $text }» не сеть
setup-no-log = нужно text, json или off
setup-good = он бы начал работу
setup-bad = { $count ->
    [one] он бы не начал работу: { $count } ошибка
    [few] он бы не начал работу: { $count } ошибки
   *[many] он бы не начал работу: { $count } ошибок
}
