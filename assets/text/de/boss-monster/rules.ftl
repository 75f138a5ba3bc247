### Boss Monster: die Seite der Regeln, in unseren eigenen Worten.

rules-bm-title = So spielt man Boss Monster
rules-bm-goal = Worum es geht
rules-bm-goal-text = Du bist der letzte Boss eines Dungeons. Helden kommen in die Stadt und suchen Schätze; wer von dem, was ein Held will, am meisten hat, bekommt ihn. Besiegen ihn deine Räume, ist er eine Seele; erreicht er dich, ist er eine Wunde. Zehn Seelen gewinnen, mit fünf Wunden scheidest du aus. Ein epischer Held zählt beide Male doppelt.
rules-bm-set-up = Vor der ersten Runde
rules-bm-set-up-text = Jeder bekommt einen Boss, fünf Karten vom Raumstapel, zwei Zauber und drei Münzen. Wer vier oder mehr erweiterte Räume hat, oder vier oder mehr mit einem Schatz, darf die Hand einmal tauschen. Dann werfen alle gleichzeitig zwei Karten ab, und jeder legt einen ersten gewöhnlichen Raum. Mehr EP handelt früher, die ganze Partie lang.
rules-bm-round = Eine Runde
rules-bm-round-text = So viele Helden, wie anfangs mitspielten, kommen in die Stadt, und jeder zieht eine Karte vom Raumstapel. Dann bauen alle, die Stadt wird angelockt, und die Helden gehen in die Dungeons. Am Ende gewinnt der Boss mit zehn Seelen, und wer fünf Wunden hat, geht.
rules-bm-build = Bauphase
rules-bm-build-text = In deinem Zug legst du eine Karte verdeckt: einen gewöhnlichen Raum ans linke Ende (ein Dungeon hat höchstens fünf Plätze) oder auf irgendeinen deiner Räume; einen erweiterten Raum nur auf einen Raum, mit dem er einen Schatz gemeinsam hat; einen Miniboss unter einen Raum, der keinen hat. Außerdem darfst du einmal einen Miniboss für eine Münze befördern und einsetzen, was du hast. Haben alle gebaut, werden die Karten gemeinsam aufgedeckt. Mit dem fünften Raum steigst du auf; von da an nutzt dein Boss seine eigene Fähigkeit.
rules-bm-minibosses = Minibosse
rules-bm-minibosses-text = Ein Miniboss steht unter einem Raum und kostet eine Münze, wenn er aufgedeckt wird; ohne sie wird er abgeworfen. Er beginnt auf Stufe 1 und steigt bis 3, eine Stufe je Beförderung; jede Stufe ersetzt die vorige. Hat er seine dritte Stufe eingesetzt, beginnt er wieder bei der ersten.
rules-bm-bait = Köderphase
rules-bm-bait-text = Ein Held nach dem anderen sucht seinen Schatz: Kleriker Relikte, Kämpfer Waffen, Magier Bücher, Diebe Gold. Er geht zum Eingang dessen, der davon am meisten hat; haben zwei gleich viel, bleibt er in der Stadt. Die Zeile unter jedem Helden sagt, wohin er jetzt ginge und mit welchen Zahlen.
rules-bm-adventure = Abenteuerphase
rules-bm-adventure-text = Dungeon für Dungeon, in der Reihenfolge der EP, gehen die Helden vom Eingang hinein, einer nach dem anderen, von links nach rechts. Jeder Raum macht seinen Schaden. Erreicht der Schaden das Leben eines Helden, stirbt er, und du nimmst ihn als Seele; kommt er am letzten Raum vorbei, verwundet er dich.
rules-bm-windows = Zauber und Fähigkeiten
rules-bm-windows-text = Es gibt Augenblicke, in denen etwas eingesetzt werden kann: in jedem Zug der Bauphase, bevor ein Held hineingeht, nach jedem Raum. Zuerst ist dran, wer aktiv ist; dann kündigen die anderen nach EP an, was sie einsetzen, und wer aktiv ist, darf antworten. Was angekündigt ist, wirkt in der Reihenfolge der EP. Auf einen Zauber darf sofort antworten, wer ihn aufheben kann. Wer eine Karte auf der Hand hat, wird jedes Mal gefragt, damit die Frage nichts verrät; „passen bis“ erspart dir die Fragen dazwischen.
rules-bm-end = Wie es endet
rules-bm-end-text = Nur das Ende einer Runde zählt. Mehrere mit zehn Seelen vergleichen Seelen minus Wunden; ist auch das gleich, gewinnt weniger EP. Ist nur noch einer übrig, hat er gewonnen. Haben alle zugleich fünf Wunden, entscheidet derselbe Vergleich.
