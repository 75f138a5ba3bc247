### Massive Darkness 2: seine Quests, in unseren Worten.

## Wie sie heißen

quest-tutorial = Einführung: In die Grube
quest-highway-to-hellscape = Straße in die Höllenlande
quest-the-passage = Der Durchgang
quest-the-demon-artifact = Das Dämonenartefakt
quest-the-cursed-sword = Das verfluchte Schwert
quest-hellish-maze = Höllisches Labyrinth
quest-the-horror-beast = Die Bestie des Grauens
quest-releasing-michael = Michaels Befreiung
quest-soul-collector = Seelensammler
quest-the-soul-keys = Die Seelenschlüssel
quest-hellscape = Höllenlande

## Worum es geht

story-tutorial = Unter der alten Abtei ist der Boden aufgerissen. Jemand muss die Schriftrolle holen, die den Riss schließt, und sie dort lesen, wo die Steine noch rauchen.
story-highway-to-hellscape = Eine gepflasterte Straße führt hinab, und ein Tor versperrt sie. Zwei Hebel weit voneinander halten die Kette. Hinter dem Tor öffnet ein Altar den Weg nach unten.
story-the-passage = Nur der Beschwörer kennt die Worte, die den Riss offen halten. Er ist alt, er geht langsam, und hier unten haben alle von ihm gehört.
story-the-demon-artifact = Drei Scherben einer Klinge liegen verstreut. Wer sie in der höllischen Schmiede zusammenfügt, kann verletzen, was kein Stahl verletzt.
story-the-cursed-sword = Fünf Kristalle nähren sich von Sünde. Nur ein Schwert zerbricht sie, und es nährt sich von dem, der es trägt.
story-hellish-maze = Vier Orte, die sich nirgends berühren, vier Bestien und Durchgänge, die von jedem zu jedem führen.
story-the-horror-beast = Keine Klinge verletzt die Bestie. Doch Federn eines gefallenen Engels liegen umher, und wo eine sie berührt, blutet sie wie jede andere.
story-releasing-michael = Ein Erzengel steht in Ketten der Verderbnis und kämpft für die, die ihn gebunden haben. Brecht die Siegel, dann befreit ihn mit Gewalt.
story-soul-collector = Das Tor verlangt Seelen. Hier unten gibt es genug davon, manche gehen umher, manche sind eingesperrt.
story-the-soul-keys = Drei Schlüssel zerrinnen wie Sand. Hinter der letzten Tür wartet der Sensenmann bei seinen Stundengläsern.
story-hellscape = Jeder kämpft allein, bis sich ein Tor öffnet. In der Mitte, wohin alle Tore führen, erwacht der Letzte von ihnen.

## Was in ihnen anders ist

rules-tutorial = Die Schriftrolle zu nehmen kostet 1 Bewegungspunkt und bringt jedem Helden 5 EP. Wer sie trägt, kann den Riss mit einer Aktion schließen.
rules-highway-to-hellscape = Jeder Hebel bringt 3 EP. Sind beide umgelegt, öffnet sich das Tor von selbst; Gegner gehen auch hindurch, solange es geschlossen ist. Am Altar verlässt jeder Held für 1 Bewegungspunkt das Verlies.
rules-the-passage = Ab Runde 2 geht der Beschwörer zu Beginn jeder Runde 2 Zonen weit, nie aus einer Zone mit Gegnern, und öffnet die letzte Tür selbst. Stirbt er, ist die Quest verloren. Hat er den Riss erreicht, gehen die Helden dort für 1 Bewegungspunkt hinaus.
rules-the-demon-artifact = Jede Scherbe bringt 5 EP. Sind alle drei gefunden, treffen sich alle, die eine tragen, an der höllischen Schmiede, und einer schmiedet mit einer Aktion.
rules-the-cursed-sword = Ein Held trägt das Schwert. Zu Beginn jeder Runde in Folge kostet es ihn 1, 2, dann 3 Wunden; in der vierten ist die Quest verloren. Wird es beim Tauschen und Ausrüsten weitergegeben, beginnt die Zählung von vorn. Wer es trägt, zerbricht einen Kristall mit einer Aktion (5 EP), und das Schwert wird stärker.
rules-hellish-maze = Für 1 Bewegungspunkt führt ein Durchgang zu jedem anderen; auch Gegner benutzen sie. Wo eine Kammer mit einem Bau aufgedeckt wird, erscheint eine Bestie.
rules-the-horror-beast = Federn nimmt man für 1 Bewegungspunkt und legt sie in der Zone der Bestie für 1 Bewegungspunkt auf sie. Ohne eine schadet ihr nichts. Zu Beginn jeder Runde sind die Federn auf ihr fort.
rules-releasing-michael = Jedes Siegel bricht man mit einer Aktion, es bringt jedem Helden 5 EP. Erst dann geht die letzte Tür auf. Im Kampf schadet Michael nichts, solange ein Verderbnismarker auf dem Teil liegt; einen zu entfernen kostet eine Aktion und einen Wurf des Gegnerwürfels.
rules-soul-collector = Jede Figur einer Horde zählt 1 Seele, ein Wanderndes Monster 3, ein Kerker 5 (und 5 EP). Mit 10 Seelen je Held lässt das Tor alle für 1 Bewegungspunkt hinaus.
rules-the-soul-keys = In jeder Dunkelheitsphase verliert jeder Schlüssel, der noch daliegt, einen Zeitmarker; ist keiner mehr da, ist die Quest verloren. Ein Schlüssel kostet eine Aktion und bringt jedem Helden 8 EP. Gegner gehen durch geschlossene Türen. Im Kampf füllt eine Aktion ein Stundenglas nach; leert der Sensenmann eines zu weit, ist die Quest verloren.
rules-hellscape = Jeder Held beginnt auf einem eigenen Teil. Ein Tor öffnet sich von selbst, wenn auf seinem Teil keine Gegner und keine verdeckten Kammern mehr sind; seine Helden gehen dann durch alle Tore. Sind alle Türen der Mitte offen, kommt das letzte Monster.

## Wer geführt wird, und was dort liegt

escort-the-passage = der Beschwörer
mark-scroll = Schriftrolle
mark-rift = Riss
mark-open-rift = Offener Riss
mark-lever = Hebel
mark-altar = Altar
mark-shard = Scherbe
mark-forge = Höllische Schmiede
mark-crystal = Kristall der Sünde
mark-passage = Durchgang
mark-lair = Bau
mark-feather = Engelsfeder
mark-beast = Platz der Bestie
mark-seal = Siegel der Verderbnis
mark-corruption = Verderbnis
mark-prison = Seelenkerker
mark-gate = Seelentor
mark-first-key = Erster Seelenschlüssel
mark-second-key = Zweiter Seelenschlüssel
mark-third-key = Dritter Seelenschlüssel
mark-west-glass = Westliches Stundenglas
mark-east-glass = Östliches Stundenglas
mark-heart = Herz der Höllenlande

gate-east = Tor im Osten
gate-heart = Tor zum Herzen
gate-west = Tor im Westen
gate-north = Tor im Norden
gate-south = Tor im Süden
gate-key = Verschlossenes Tor
gate-seal = Versiegeltes Tor
gate-way = Versperrter Weg
gate-gate = Das Tor

## Was dort getan wird

task-unknown = Tun, was die Quest verlangt
task-scroll = Die Schriftrolle nehmen
task-rift = Den Riss schließen
task-lever = Den Hebel umlegen
task-altar = Durch den Altar hinausgehen
task-shard = Die Scherbe nehmen
task-artifact = Das Artefakt schmieden
task-crystal = Den Kristall zerbrechen
task-feather = Die Feder nehmen
task-bare = Die Feder auf die Bestie legen
task-seal = Das Siegel brechen
task-cleanse = Die Verderbnis entfernen
task-prison = Den Seelenkerker zerstören
task-leave = Durch das Tor hinausgehen
task-first-key = Den ersten Schlüssel nehmen
task-second-key = Den zweiten Schlüssel nehmen
task-third-key = Den dritten Schlüssel nehmen
task-west-glass = Das westliche Stundenglas nachfüllen
task-east-glass = Das östliche Stundenglas nachfüllen
task-enter = In den Riss gehen

## Was gezählt wird, und was gewinnt

counter-line = { $name }: { $count }
counter-souls = Seelen
counter-first = Zeit auf dem ersten Schlüssel
counter-second = Zeit auf dem zweiten Schlüssel
counter-third = Zeit auf dem dritten Schlüssel
counter-west = Sand im Westen
counter-east = Sand im Osten
goal-times = { $what } ({ $did } von { $times })
goal-all-left = Alle Helden verlassen das Verlies ({ $did } von { $times })
goal-bound-killed = Das Monster der Quest töten ({ $did } von { $times })
goal-boss-killed = Besiegen: { $boss }
