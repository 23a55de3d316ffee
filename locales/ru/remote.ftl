# What the terminal says about the way to a server.
remote-unreachable = По этому адресу не отвечает ни один сервер.
remote-no-server = То, что отвечает по этому адресу, не сервер этих игр.
remote-certificate = Сервер не может доказать, что это его адрес. Ему ничего не отправлено.
remote-insecure = Этот сервер требует защищённого соединения. Начните его адрес с https.
remote-no-table = Такого стола на сервере нет.
remote-version = Версия сервера не подходит этой программе.
remote-forbidden = Сервер не пускает эту программу.
remote-too-often = Слишком много попыток подряд. Сервер просит сделать паузу: { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
remote-unavailable = Сервер сейчас не может ответить. Он просит сделать паузу: { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
remote-terms = Сервер не открывает стол с такими правилами.
remote-name = В имени от одного до 24 знаков.
remote-unkept = Файл с вашими сеансами не удаётся прочитать или записать.
remote-machine = Этот компьютер сейчас не может установить связь.
remote-restarts = Сервер перезапускается и хранит вашу партию. Пробуем снова.
remote-too-long = Эта строка слишком длинна для сервера.
remote-unreadable = Сервер не может прочитать эту строку.
remote-address-scheme = Адрес должен начинаться с http или https.
remote-address-host = Этот адрес не называет сервера.
remote-address-person = В адресе не должно быть ни имени, ни пароля.
remote-address-table = Этот адрес не называет стола.
remote-address-query = Уберите из адреса то, что стоит после вопросительного знака.
