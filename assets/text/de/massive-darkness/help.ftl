### Was --help erzählt.

help-play = Einen Bot eine Quest bis zum Ende spielen lassen
help-odds = Die genauen Chancen eines Kampfes zählen
help-simulate = Einen Bot eine Quest viele Male spielen lassen; „all“ steht für jede Quest, jede Gruppengröße oder jeden Bot
help-lint = Suchen, was eine Quest unspielbar macht und was an eigenen Karten nicht stimmt
help-sheet = Eine Quest drucken: Plan, Aufbau, Ziele und Sonderregeln auf einem Bogen
help-generate = Aus einer Startzahl und ein paar Wünschen eine spielbare Quest entwerfen
help-rulings = Erzählen, wie gespielt wird, wo die Regelhefte schweigen, und warum
help-campaign = Kampagnenbücher: list, show, chronicle, export, import, rescue, simulate
help-campaign-list = Alle Kampagnen im Datenordner
help-campaign-show = Wie eine Kampagne steht, und jeder Eintrag ihres Buchs
help-campaign-chronicle = Eine Kampagne als lesbarer Text (Markdown, oder PDF zum Drucken) oder ihre Zahlen (CSV)
help-campaign-export = Eine Kampagne in eine Datei packen, mit der es anderswo weitergeht
help-campaign-import = Eine Kopie einer exportierten Kampagne in den Datenordner legen
help-campaign-rescue = Aus allen lesbaren Einträgen eines beschädigten Buchs ein neues machen; die beschädigte Datei bleibt
help-campaign-simulate = Einen Bot ganze Kampagnen spielen lassen, samt Marktplatz

help-arg-quest = Quest: der Name einer mitgelieferten oder eine Datei.
help-arg-heroes = Helden: wie viele (1 bis 6; welche es sind und ihre Klassen wird aus der Startzahl jedes Spiels gezogen) oder ihre Namen, durch Kommas getrennt.
help-arg-lifebringer = Marker auf dem Lebensbringer: wie leicht es ist.
help-arg-edition = Gedruckte Ausgabe, nach deren Wortlaut gespielt wird.
help-arg-otherwise = Eine Auslegung, die anders als üblich gespielt wird, nach ihrem Namen: items, revenge, dead-first-player.
help-odds-attack = Angriffswürfel, zum Beispiel 3Y2R (gelb, rot).
help-odds-defense = Verteidigungswürfel, zum Beispiel 1B2G (blau, grün); 0 für keine.
help-odds-enchantment = Verzauberung, zum Beispiel "attack bam: -1 shield, repeat 2" oder "defense diamond: +1 shield"; darf mehrmals stehen. Auch in den Wörtern der Kartendateien, in Klammern.
help-odds-reroll = Würfel, die einmal neu geworfen werden.
help-lint-quests = Quests: Namen mitgelieferter oder Dateien; Dateien mit eigenen Karten.
help-campaign-chronicle-csv = Die Zahlen statt des Textes.
help-campaign-chronicle-output = In diese Datei schreiben; endet sie auf .pdf, ist sie zum Drucken, mit .csv enthält sie die Zahlen.
help-campaign-simulate-seed = Startzahl der ersten Kampagne; die anderen zählen weiter.
help-campaign-simulate-heroes = Wie viele Helden: 1 bis 6.
help-campaign-simulate-campaigns = Wie viele Kampagnen.
help-campaign-simulate-quests = Nur so viele Quests spielen.
help-campaign-simulate-book = Das Buch der ersten Kampagne in dieser neuen Datei aufheben.
help-generate-seed = Eine andere Startzahl entwirft eine andere Quest, dieselbe dieselbe.
help-generate-tiles = Wie viele Spielplanteile.
help-generate-levels = Stufen am Anfang und am Ende.
help-generate-chambers = Wie viele Kammern man betreten kann.
help-generate-goal = Was zu tun ist.
help-generate-output = Die Quest in diese neue Datei schreiben, statt sie zu zeigen.
help-rulings-words = Nur solche, die davon handeln: ein Wort oder die Nummer einer Regel wie EQUIP-06.
help-rulings-language = Die Sprache; ohne Angabe die der Konsole.

help-value-edition-de = das deutsche Heft
help-value-edition-en = das englische Heft
help-value-reroll-nothing = keine
help-value-reroll-blanks = alle leeren beider Seiten
help-value-reroll-attack-blanks = die leeren des Angreifers
help-value-reroll-defense-blanks = die leeren des Verteidigers

help-name-n-names = ANZAHL|NAMEN
help-name-ruling = AUSLEGUNG
help-name-dice = WÜRFEL
help-name-words = WÖRTER
help-name-from-to = VON-BIS
help-name-what = WAS
help-name-edition = AUSGABE
help-name-reroll = WÜRFEL

help-arg-compare = Die Quest vor einer Änderung: Dieselben Startzahlen spielen auch sie; gesagt wird, was mehr oder weniger gewonnen wird und woher das kommt.
help-arg-witness = Das Spiel, das in den wenigsten Runden gewonnen wurde, in dieser neuen Datei aufzeichnen, damit jeder sieht, dass die Quest zu gewinnen ist.
