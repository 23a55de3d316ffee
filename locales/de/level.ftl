# Die Stufen der Bots: ein Name, und was man erwarten darf.
level-1 = Kind
level-2 = Anfänger
level-3 = Gelegenheitsspieler
level-4 = Geübter Spieler
level-5 = Vereinsspieler
level-6 = Starker Spieler
level-7 = Meister
level-8 = Perfekt
about-level-1 = Für ein Kind oder für deine allererste Partie: Er übersieht vieles.
about-level-2 = Er sieht einen Gewinn und schenkt oft selbst einen her.
about-level-3 = Er sieht, was offen daliegt, und übersieht den Rest, wie Menschen nach der Arbeit.
about-level-4 = Er macht wenige einfache Fehler und denkt einen Zug voraus.
about-level-5 = Er plant einige Züge voraus und bestraft Fehler.
about-level-6 = Er rechnet weit und irrt selten.
about-level-7 = Er irrt nur dort, wo das Spiel am schwersten ist.
about-level-8 = Er spielt, so gut er kann: in Quarto ohne einen einzigen Fehler.
