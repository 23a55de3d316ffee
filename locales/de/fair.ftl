fair-title = Faire Ziehungen
fair-fixed = Die Ziehungen dieser Partie stehen schon fest. Das ist ihr Fingerabdruck:
fair-luck = Gib etwas zu den Ziehungen dazu
fair-luck-hint = Tippe irgendetwas. Es verändert jede Ziehung, und niemand weiß, wie: du nicht und der Server nicht.
fair-was-old = Diese Seite war schon benutzt oder ist zu alt: Die Ziehungen sind jetzt neu. Drück noch einmal.
fair-sealed = Die Ziehungen sind versiegelt. Nichts lässt sich mehr ändern. Das ist das Siegel:
fair-next-title = Ziehungen der nächsten Partie
fair-next = Die Ziehungen der nächsten Partie stehen schon fest. Das ist ihr Fingerabdruck:
fair-relies = { $who } hat nichts zu den Ziehungen dazugegeben und verlässt sich auf das Wort des Servers.
fair-relies-you = Du hast nichts zu den Ziehungen dazugegeben: Du verlässt dich auf das Wort des Servers.
fair-brought-back = Dieser Tisch wurde aus einer Kopie zurückgeholt: Ging die Partie nach der Kopie noch weiter, kennt vielleicht jemand diese Ziehungen von damals. Dass es nicht so ist, dafür steht nur das Wort derer, die den Server betreiben.
fair-check = Ziehungen prüfen
fair-kept = Es sind die Ziehungen, die vor der Partie feststanden. Ihr Fingerabdruck wurde damals notiert und ist derselbe.
fair-broken = Vorsicht: Das sind nicht die Ziehungen, die vor der Partie feststanden. Damals wurde ein anderer Fingerabdruck notiert.
fair-left-out = Vorsicht: Was du zu den Ziehungen dazugegeben hast, wurde nicht verwendet.
fair-page = Waren die Ziehungen fair?
fair-page-lead = Niemand allein kann aussuchen, was gezogen wird, weder der Server noch jemand am Tisch. Prüf es hier Schritt für Schritt.
fair-step-fixed = Bevor sich jemand setzte, standen die Ziehungen fest. Das ist ihr Fingerabdruck:
fair-step-added = Alle konnten etwas zu den Ziehungen dazugeben.
fair-added = { $who }: { $what }
fair-step-sealed = Zu Beginn der Partie wurde alles versiegelt. Das ist das Siegel:
fair-not-started = Die Partie hat noch nicht begonnen.
fair-step-seed = Nach der Partie wurde der Startwert aller Ziehungen gezeigt. Er hat den Fingerabdruck vom Anfang:
fair-seed-other = Nach der Partie wurde ein Startwert gezeigt, der nicht den Fingerabdruck vom Anfang hat:
fair-not-over = Die Partie ist noch nicht zu Ende.
fair-step-draws = { $count ->
    [0] In dieser Partie wurde nichts gezogen.
    [one] Die eine Ziehung wurde wiederholt und ist dieselbe.
   *[other] Alle { $count } Ziehungen wurden wiederholt und sind dieselben.
}
fair-draws-wrong = Beim Wiederholen kommt etwas anderes heraus:
fair-noted = Der Fingerabdruck, den du notiert hast
fair-noted-hint = Was hier steht, kommt vom Server. Was du vor der Partie notiert hast, nicht.
fair-compare = Vergleichen
fair-noted-same = Es ist derselbe. Diese Ziehungen standen vor der Partie fest.
fair-noted-other = Es ist ein anderer. Das sind nicht die Ziehungen, die vor der Partie feststanden.
fair-noted-unreadable = Ein Fingerabdruck hat 64 Zeichen: 0 bis 9 und a bis f.
fair-yourself = Ohne diesen Server prüfen: Nimm die Aufzeichnung und ein eigenes Programm.
fair-table = Zum Tisch
