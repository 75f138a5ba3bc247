### Massive Darkness 2: die Regeln, je eine Zeile, in unseren Worten.

## Fähigkeiten

rule-M2-ABIL-02 = Was keinen Zeitpunkt nennt, kann im eigenen Zug zwischen zwei Aktionen eingesetzt werden.
rule-M2-ABIL-03 = Wer nicht alles bezahlen kann, kann es nicht einsetzen.
rule-M2-ABIL-04 = Eine Angriffsfähigkeit setzt der Angreifer ein, einmal im Kampf.
rule-M2-ABIL-05 = Eine Kampffähigkeit eines Helden wirkt einmal im Kampf.
rule-M2-ABIL-06 = Was eine Angriffsart nennt, hilft nur bei einem solchen Angriff, einmal.
rule-M2-ABIL-07 = Eine Verteidigungsfähigkeit setzt ein, wer angegriffen wird, einmal im Kampf.
rule-M2-ABIL-08 = Eine Kampffähigkeit kann jede Seite einsetzen, einmal im Kampf.
rule-M2-ABIL-09 = Eine Bewegungsfähigkeit wirkt einmal in jeder Bewegungsaktion.
rule-M2-ABIL-10 = Wenn es so dasteht, geht es jederzeit, auch außerhalb des eigenen Zuges.
rule-M2-ABIL-11 = Es kostet eine der Aktionen des Zuges.
rule-M2-ABIL-12 = Es wirkt nur im Schatten.
rule-M2-ABIL-13 = Es wirkt nur im Licht.
rule-M2-ABIL-14 = Dafür wird so viel Mana abgegeben.
rule-M2-ABIL-15 = Der Held muss mindestens so viele Wunden haben; bezahlt wird nichts.
rule-M2-ABIL-16 = Der Held gibt freiwillig so viel Gesundheit her, auch den letzten Punkt.
rule-M2-ABIL-17 = Es wirkt nur mit einer solchen Waffe in jeder Hand.
rule-M2-ABIL-18 = Der Gegner braucht so viele Klauen im Wurf; jede Klaue bezahlt einmal.
rule-M2-ABIL-21 = Der Held bekommt Mana, nicht über das Maximum.
rule-M2-ABIL-23 = Feuer- oder Frostmarker kommen auf das Ziel.
rule-M2-ABIL-24 = Würfel werden einzeln neu geworfen, beliebige des Wurfs außer schon ausgewerteten.
rule-M2-ABIL-26 = Nur Gegnerwürfel werden neu geworfen.
rule-M2-ABIL-29 = So viele Ergebnisse zählen nicht.
rule-M2-ABIL-30 = Der Held bekommt Gesundheit zurück, oder ein anderer Held seiner Zone bekommt alles.
rule-M2-ABIL-31 = Jeder Punkt Heilung kann stattdessen einen Feuermarker löschen.
rule-M2-ABIL-33 = Es wird nicht öfter eingesetzt, als die Karte sagt.

## Angriff und Kampf

rule-M2-ATTACK-02 = Ein Angriff ist von einer Art, die eine ausgerüstete Waffe bietet.
rule-M2-ATTACK-03 = Eine Angriffsaktion ist ein Angriff auf einen Gegner.
rule-M2-COMBAT-06 = Zusätzliche Würfel kommen vor dem Wurf oder beim Auswerten dazu; dann werden sie geworfen.
rule-M2-COMBAT-08 = Die Würfel beider Seiten werden zusammen geworfen.
rule-M2-COMBAT-09 = Der Spieler des Helden entscheidet, in welcher Reihenfolge Ergebnisse und Fähigkeiten gelten.
rule-M2-COMBAT-10 = Jedes Mana, jeder Schatten, jeder Kratzer und jede Klaue wird ausgewertet; nichts wird ausgelassen.
rule-M2-COMBAT-11 = Ein Würfel, von dem ein Ergebnis ausgewertet ist, bleibt, wie er liegt.
rule-M2-COMBAT-12 = Klauen bezahlen die Fähigkeit des Gegners, so oft sie reichen.
rule-M2-COMBAT-14 = Würfel, die im Kampf dazukommen, werden sofort geworfen.
rule-M2-COMBAT-15 = Schwerter minus Schilde sind die Wunden des Verteidigers.
rule-M2-COMBAT-21 = Wunden einer Horde treffen zuerst ihre Schergen, woher sie auch kommen.
rule-M2-COMBAT-22 = Jede Wunde kostet einen Gesundheitsmarker.
rule-M2-COMBAT-24 = Jede getötete Figur bringt dem Sieger 1 EP.
rule-M2-COMBAT-25 = Ein gefallener Anführer bringt jedem Helden 2 EP, ein gefallenes Wanderndes Monster 4.
rule-M2-COMBAT-26 = Hat kein Held getötet, wählen die Spieler, wer die EP bekommt.
rule-M2-COMBAT-27 = Wer einen Anführer tötet, zieht für jeden Schatz auf dessen Karte eine Karte und nimmt seine Waffe.
rule-M2-COMBAT-31 = Die Karte eines gefallenen Gegners wird abgelegt.
rule-M2-COMBAT-35 = Für den, der kämpft, ohne Held zu sein, entscheidet jemand anders.
rule-M2-COMBAT-36 = Eine Horde, die sich selbst verletzt, verliert zuerst Schergen.
rule-M2-DATA-10 = Der Held kann Mana hergeben, damit kein Scherge dazukommt.
rule-M2-DICE-06 = Gewürfeltes Mana bekommt der angreifende Held.
rule-M2-DICE-09 = Ein Kratzer ist eine Wunde des Helden, die nichts abwehrt.

## Klassen

rule-M2-BERS-03 = Was eine Berserkerin an Gesundheit verliert, wird Wut.
rule-M2-BERS-09 = Für 1 Wut nimmt die Berserkerin eine andere Haltung ein.
rule-M2-BERS-10 = Jede Fertigkeit, die Wut kostet, wird einzeln bezahlt.
rule-M2-PAL-03 = Für 1 Mana legt der Paladin einen Weihemarker in eine Zone in Sicht.
rule-M2-PAL-05 = In einer Zone liegt höchstens ein Weihemarker.
rule-M2-PAL-06 = Der Paladin nimmt einen Marker zurück, wann er will.
rule-M2-PAL-07 = Zu Beginn einer Runde kann der Paladin eine Fertigkeit segnen; bis zum Ende der Runde ist sie stärker.
rule-M2-RANGER-02 = Bei jedem Fernkampfangriff deckt der Waldläufer Pfeilkarten auf, so viele er wagt.
rule-M2-RANGER-03 = Weniger als 7 Zielen ist ein schneller Schuss, genau 7 ein Volltreffer.
rule-M2-RANGER-04 = Mehr als 7 Zielen ist überspannt.
rule-M2-ROGUE-03 = Zu Beginn jeder Runde kommen drei Marker aus dem Werkzeugbeutel.
rule-M2-ROGUE-04 = Für jede Aktion dreht die Schurkin einen dieser Marker um.
rule-M2-ROGUE-06 = Ein Marker, der zur Aktion passt, bringt seinen Bonus.
rule-M2-ROGUE-15 = Ein vergifteter Gegner leidet, sooft er aktiviert wird.
rule-M2-SHAM-02 = Für jedes Mana kann der Schamane stattdessen einen Marker steigen lassen.
rule-M2-SHAM-05 = Fähigkeiten des Schamanen werden mit seinen Elementen bezahlt.
rule-M2-SHAM-06 = Ein Marker ganz oben kann ganz ausgegeben und umgedreht werden, einmal je Quest.
rule-M2-SHAM-07 = Ein umgedrehter Marker beginnt wieder unten; keiner steigt über das oberste Feld.
rule-M2-SHAM-08 = Von jedem Geist ist höchstens einer im Verlies.
rule-M2-SHAM-09 = In seinem Zug führt der Schamane jeden Geist einmal umsonst, danach für je eine Aktion.
rule-M2-SHAM-10 = Ein geführter Geist greift an oder bewegt sich.
rule-M2-SHAM-11 = Ein Geist geht zwei Zonen weit; er öffnet, nimmt und trägt nichts.
rule-M2-SHAM-12 = Ein Geist kämpft mit dem, was seine Karte sagt, ohne Schattenwürfel.
rule-M2-SHAM-15 = Ein getöteter Geist kann für seinen Preis wieder gerufen werden.
rule-M2-WIZ-05 = Für 1 Mana geht der Zeiger des Zauberers ein Feld weiter.
rule-M2-WIZ-07 = Ein Angriffszauber braucht eine ausgerüstete Magiewaffe.
rule-M2-SKILL-01 = Eine Fertigkeitskarte ist nur für ihre Klasse.
rule-M2-SKILL-02 = Grade einer Fertigkeit kommen der Reihe nach; der höhere ersetzt den niedrigeren.
rule-M2-SKILL-04 = Eine Fertigkeit hat höchstens die Stufe des Helden.
rule-M2-SKILL-05 = Jede Fertigkeitskarte gibt es einmal.
rule-M2-SKILL-06 = Wo eine Fertigkeit liegt und wann sie wirkt, hängt von der Klasse ab.

## Bosskampf und Dunkelheit

rule-M2-BOSS-03 = Die Helden kommen in die Zonen, die die Quest nennt.
rule-M2-BOSS-04 = Vor dem Kampf bekommt jeder Held volle Gesundheit und volles Mana, und wer liegt, steht auf.
rule-M2-BOSS-06 = Alle anderen Teile kommen mit allem darauf weg.
rule-M2-BOSS-07 = Die Leiste des Bosses ersetzt die Dunkelheitsleiste.
rule-M2-BOSS-10 = Der Boss handelt nach dem Zug jedes Helden.
rule-M2-BOSS-11 = Für jede Aktion würfelt der Boss; die Zahl der Klauen sagt, was er tut.
rule-M2-BOSS-12 = In der Dunkelheitsphase rückt der Marker des Bosses ein Feld vor.
rule-M2-BOSS-15 = Ein Boss greift mit den Würfeln seiner Tafel an und verteidigt sich mit ihnen.
rule-M2-BOSS-18 = Was weggenommen wird, hat niemand getötet.
rule-M2-DARK-01 = In jeder Dunkelheitsphase rückt der Marker ein Feld vor, und dessen Effekt tritt ein.
rule-M2-DARK-04 = Die Spieler wählen, in welcher Reihenfolge die Portale dran sind.
rule-M2-DARK-05 = Ein Schatz dieser Seltenheit kommt in den Beutel.

## Türen, Kammern und Marker

rule-M2-DOOR-01 = Eine geschlossene Tür hält alle auf, und niemand sieht hindurch.
rule-M2-DOOR-02 = Ein Bewegungspunkt öffnet eine Tür der eigenen Zone, auch wenn Gegner da sind.
rule-M2-DOOR-03 = Eine offene Tür bleibt offen.
rule-M2-REVEAL-01 = Hinter einer geöffneten Tür gilt erst eine Türkarte, dann kommen Gegner, dann Schätze.
rule-M2-REVEAL-05 = Jeder Beutemarker wird ein Schatz aus dem Beutel.
rule-M2-REVEAL-07 = Eine Türkarte gilt dem Helden, der die Tür geöffnet hat.
rule-M2-TILE-09 = Eine Türkarte kommt vor Gegnern und Schätzen ihrer Kammer.
rule-M2-INTERACT-01 = Ein Bewegungspunkt gilt einem Objekt der Zone, wenn kein Gegner da ist.
rule-M2-INTERACT-02 = Objekte sind Schätze, Truhen, Brunnen, Schmieden und was die Quest nennt.
rule-M2-INTERACT-03 = Jeder Schatzmarker kostet einen eigenen Bewegungspunkt.
rule-M2-INTERACT-05 = Etwas für die Quest zu nehmen geht nur in einer Zone ohne Gegner.
rule-M2-TOKEN-01 = Wer auf eine Stachelfalle tritt, deckt sie auf und erleidet, was sie zeigt.
rule-M2-TOKEN-02 = Eine Bärenfalle beendet die Bewegung und kostet eine Aktion.
rule-M2-TOKEN-04 = Von mehreren Fallen lösen alle aus; die Spieler wählen die Reihenfolge.
rule-M2-TOKEN-07 = Eine Säule im Weg kostet einen Angriff aus der Ferne einen Würfel.
rule-M2-TOKEN-09 = Ein Brunnen gibt so viel Gesundheit zurück, wie er zeigt, einmal.
rule-M2-TOKEN-10 = Eine Truhe enthält Gegenstände der Seltenheit, die sie zeigt.
rule-M2-TOKEN-13 = Die Schmiede nimmt drei Gegenstände und gibt einen, der eine Stufe seltener ist.
rule-M2-TOKEN-17 = Niemand betritt den Abgrund.
rule-M2-TREAS-02 = Schätze kommen zufällig aus dem Beutel; ein leerer Beutel gibt keine.
rule-M2-TREAS-03 = Ein Schatz ist eine Karte seiner Seltenheit; der Marker kehrt in den Beutel zurück.

## Gegner

rule-M2-ENEMY-04 = Wunden von Gegnern summieren sich; eine Figur, die so viele wie Gesundheit hat, ist tot.
rule-M2-ENEMY-06 = Gegner wählen nie: Klauen, die bezahlen können, müssen es.
rule-M2-EPHASE-01 = Jede Horde und jedes Wandernde Monster handelt einmal; die Spieler wählen die Reihenfolge.
rule-M2-MOB-02 = Eine Horde greift den nächsten Helden an, den sie erreicht; bei gleich nahen wählen die Spieler.
rule-M2-MOB-04 = Eine Horde greift mit ihrem Gegenstand an, mit der wirksamsten Art.
rule-M2-MOB-07 = Alle Figuren einer Horde greifen gemeinsam an.
rule-M2-MOB-08 = Eine Horde, die nicht angreifen kann, geht eine Zone weit auf den nächsten Helden zu.
rule-M2-ROAM-01 = Ein Wanderndes Monster tut, was hinter der ersten erfüllten Bedingung steht.
rule-M2-ROAM-04 = Ein Wanderndes Monster greift mit den Angriffs- und Gegnerwürfeln seiner Karte an.
rule-M2-ROAM-08 = Eines, das durch seine eigene Karte den Spielplan verlassen hat, ist noch im Spiel.
rule-M2-SPAWN-01 = Eine Horde kommt mit Anführer, einem Schergen je Held, Schätzen auf der Karte und einer Waffe.
rule-M2-SPAWN-02 = Ein Wanderndes Monster wird vom Stapel der Stufe des Verlieses gezogen.
rule-M2-SPAWN-06 = Wo nichts zu ziehen ist, erscheint nichts.
rule-M2-SPAWN-07 = Von einer Sorte, die schon da ist, kommt keine; die höhere Karte ersetzt die niedrigere.
rule-M2-SPAWN-10 = Eine schwächere Karte einer Sorte, die schon da ist, lässt sie nur handeln.
rule-M2-SPAWN-14 = Eine Horde hat höchstens sechs Schergen.
rule-M2-STATE-03 = Wunden durch Feuer werden zusammen erlitten, nach dem letzten Wurf.
rule-M2-STATE-05 = Feuer auf einer Horde trifft zuerst ihre Schergen.
rule-M2-STATE-08 = Jeder Frostmarker ersetzt eine Aktion.

## Helden, Gegenstände und Züge

rule-M2-COMP-14 = Ein bis sechs Helden spielen zusammen.
rule-M2-HERO-02 = Kopf, Körper, Beine, ein Schmuckstück und zwei Hände können ausgerüstet sein.
rule-M2-HERO-03 = Nur Ausgerüstetes wirkt, und was verbraucht wird.
rule-M2-HPHASE-01 = In jeder Runde entscheiden die Spieler gemeinsam, wer als Nächstes am Zug ist.
rule-M2-HPHASE-02 = Jeder Held hat in einer Runde einen Zug mit drei Aktionen.
rule-M2-HPHASE-04 = Aktionen sind beliebig, in beliebiger Reihenfolge, dieselbe so oft man will.
rule-M2-HPHASE-05 = Was von einem Zug nicht genutzt wird, verfällt.
rule-M2-ITEM-04 = Ein Gegenstand wirkt an seinem Platz; was verbraucht wird, braucht keinen.
rule-M2-ITEM-07 = Gegenstände legt man an, wenn man sie bekommt, oder durch Tauschen und Ausrüsten.
rule-M2-ITEM-08 = Was man bekommt, kann man gleich an einen Helden der Zone weitergeben.
rule-M2-ITEM-09 = Ablegen kostet nichts.
rule-M2-ITEM-10 = Was verbraucht wird, kostet keine Aktion und geht auch in der Gegnerphase.
rule-M2-ITEM-15 = Ein Set-Gegenstand einer Klasse, die nicht mitspielt, wird abgelegt, und man zieht neu.
rule-M2-ITEM-16 = Einen Gegenstand einer Klasse kann nur diese Klasse anlegen.
rule-M2-ITEM-18 = Ein leerer Schatzstapel wird aus dem Abgelegten neu gebildet.
rule-M2-ITEM-19 = „Jederzeit“ heißt zwischen Aktionen, nie in einem Wurf.
rule-M2-KO-01 = Ein Held, der die letzte Gesundheit verliert, geht zu Boden und verliert Feuer und Frost.
rule-M2-KO-02 = Was vom Zug eines Helden am Boden übrig ist, verfällt.
rule-M2-KO-05 = Zu Beginn einer Runde weckt je ein Lebensbringer jeden Helden, der liegt.
rule-M2-KO-06 = Ein geweckter Held hat 3 Gesundheit und ist in dieser Runde am Zug.
rule-M2-KO-08 = Ist für einen liegenden Helden kein Lebensbringer mehr da, ist die Quest verloren.
rule-M2-LIMIT-01 = Von nichts gibt es mehr, als in der Schachtel ist.
rule-M2-LOS-01 = Man sieht geradeaus, entlang der Reihen und Spalten, nie schräg.
rule-M2-LOS-06 = Nahkampf ist in der eigenen Zone.
rule-M2-LOS-07 = Magie reicht in die eigene und die nächste Zone.
rule-M2-LOS-08 = Fernkampf reicht in andere Zonen, nie in die eigene.
rule-M2-LVLUP-03 = Wer genug EP hat, bezahlt sie und steigt auf die nächste Stufe.
rule-M2-LVLUP-05 = Mit der Stufe steigen die Maxima und mit ihnen die Marker.
rule-M2-LVLUP-06 = Mit jeder Stufe kommt ein Schatz in den Beutel.
rule-M2-LVLUP-07 = Mit jeder Stufe bekommt der Held eine Fertigkeit.
rule-M2-MOVE-01 = Eine Bewegungsaktion gibt 2 Bewegungspunkte für Schritte, Türen und Objekte.
rule-M2-MOVE-03 = Ein Schritt führt in eine benachbarte Zone, nicht schräg, nicht durch Wände oder geschlossene Türen.
rule-M2-MOVE-05 = Eine Zone zu verlassen kostet je Gegnerfigur dort eine Wunde.
rule-M2-MOVE-10 = In einer Bewegung werden nur Bewegungsfähigkeiten eingesetzt.
rule-M2-MOVE-11 = Auch durch einen Durchgang oder aus dem Verlies zu gehen heißt, die Zone zu verlassen.
rule-M2-REST-01 = Eine Rast bringt zwei Punkte Gesundheit oder Mana zurück.
rule-M2-SPECIAL-03 = Was die Quest verlangt, kann eine Aktion kosten.
rule-M2-TRADE-01 = Für eine Aktion tauschen alle Helden der Zone Gegenstände und rüsten sie aus.
rule-M2-TRADE-04 = Wer am Boden liegt, tauscht nichts.

## Die Quest und die Runde

rule-M2-QC-03 = Die Quest sagt, was ihre Aufgaben brauchen und bringen.
rule-M2-QC-04 = Eine besondere Tür öffnet sich, wie die Quest es sagt.
rule-M2-QC-05 = Wer das Verlies verlässt, ist draußen; zum Sieg müssen alle hinaus.
rule-M2-QC-06 = Diese EP bekommt jeder Held.
rule-M2-ROUND-01 = Eine Runde hat vier Phasen: Helden, Gegner, Aufstieg, Dunkelheit.
rule-M2-ROUND-02 = Es folgen Runden, bis die Quest gewonnen oder verloren ist.
rule-M2-ROUND-04 = Was Karten und die Quest sagen, geht vor.
rule-M2-SETUP-01 = Jeder Spieler nimmt einen eigenen Helden.
rule-M2-SETUP-04 = Jeder Held beginnt mit einer Fertigkeit der Stufe 1.
rule-M2-SETUP-05 = Jeder Held beginnt mit Lederrüstung, Waffe und Fläschchen.
rule-M2-SETUP-06 = Jede Startwaffe ist für einen Helden.
rule-M2-SETUP-12 = Das Verlies wird aus den Teilen gebaut, die die Quest nennt.
rule-M2-SETUP-15 = Was verdeckt liegt, ist zufällig gewählt.
rule-M2-SETUP-25 = Eine Karte, die die Quest braucht, wird vorher aus dem Stapel genommen.
rule-M2-TIES-01 = Wo mehrere Wege richtig sind, wählen die Spieler.
rule-M2-WIN-01 = Sobald alle Ziele erreicht sind, ist die Quest gewonnen.
rule-M2-WIN-03 = Die Quest ist verloren, wenn sie es selbst sagt.
rule-M2-WIN-04 = Braucht die Quest ein Monster und ist keines mehr da, ist sie verloren.
