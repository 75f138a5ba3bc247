### Massive Darkness 2: zasady, po jednym zdaniu, naszymi słowami.

## Zdolności

rule-M2-ABIL-02 = Zdolności bez podanego momentu można użyć w swojej turze, między dwiema akcjami.
rule-M2-ABIL-03 = Kto nie może zapłacić całości, nie może tego użyć.
rule-M2-ABIL-04 = Zdolności ataku używa atakujący, raz w walce.
rule-M2-ABIL-05 = Zdolność bojowa bohatera działa raz w walce.
rule-M2-ABIL-06 = To, co wymienia rodzaj ataku, pomaga tylko w takim ataku, raz.
rule-M2-ABIL-07 = Zdolności obrony używa atakowany, raz w walce.
rule-M2-ABIL-08 = Zdolności bojowej może użyć każda ze stron, raz w walce.
rule-M2-ABIL-09 = Zdolność ruchu działa raz w każdej akcji ruchu.
rule-M2-ABIL-10 = Jeśli tak napisano, można tego użyć w dowolnej chwili, także poza swoją turą.
rule-M2-ABIL-11 = Kosztuje to jedną z akcji tury.
rule-M2-ABIL-12 = Działa tylko w cieniu.
rule-M2-ABIL-13 = Działa tylko w świetle.
rule-M2-ABIL-14 = Odrzuca się za to tyle many.
rule-M2-ABIL-15 = Bohater musi mieć co najmniej tyle ran; nic się nie płaci.
rule-M2-ABIL-16 = Bohater dobrowolnie oddaje tyle zdrowia, nawet ostatni punkt.
rule-M2-ABIL-17 = Działa tylko z taką bronią w każdej ręce.
rule-M2-ABIL-18 = Wróg potrzebuje tylu pazurów w rzucie; każdy pazur płaci raz.
rule-M2-ABIL-21 = Bohater dostaje manę, nie więcej niż maksimum.
rule-M2-ABIL-23 = Na cel trafiają żetony ognia lub mrozu.
rule-M2-ABIL-24 = Kości przerzuca się po jednej, dowolne z rzutu oprócz już rozpatrzonych.
rule-M2-ABIL-26 = Przerzuca się tylko kości wroga.
rule-M2-ABIL-29 = Tyle wyników się nie liczy.
rule-M2-ABIL-30 = Bohater odzyskuje zdrowie albo całość dostaje inny bohater w jego strefie.
rule-M2-ABIL-31 = Każdy punkt leczenia może zamiast tego zgasić żeton ognia.
rule-M2-ABIL-33 = Używa się tego nie częściej, niż mówi karta.

## Atak i walka

rule-M2-ATTACK-02 = Atak jest takiego rodzaju, jaki daje założona broń.
rule-M2-ATTACK-03 = Akcja ataku to jeden atak na jednego wroga.
rule-M2-COMBAT-06 = Dodatkowe kości dochodzą przed rzutem albo podczas rozpatrywania; wtedy się nimi rzuca.
rule-M2-COMBAT-08 = Kośćmi obu stron rzuca się razem.
rule-M2-COMBAT-09 = Gracz bohatera decyduje o kolejności wyników i zdolności.
rule-M2-COMBAT-10 = Rozpatruje się każdą manę, cień, draśnięcie i pazur; niczego się nie pomija.
rule-M2-COMBAT-11 = Kość, której wynik już rozpatrzono, zostaje tak, jak leży.
rule-M2-COMBAT-12 = Pazury opłacają zdolność wroga tyle razy, na ile ich starczy.
rule-M2-COMBAT-14 = Kośćmi dodanymi w walce rzuca się od razu.
rule-M2-COMBAT-15 = Miecze minus tarcze to rany obrońcy.
rule-M2-COMBAT-21 = Rany zgrai odnoszą najpierw poplecznicy, skądkolwiek pochodzą.
rule-M2-COMBAT-22 = Każda rana zabiera żeton zdrowia.
rule-M2-COMBAT-24 = Każda zabita figurka daje zabójcy 1 PD.
rule-M2-COMBAT-25 = Zabity przywódca daje każdemu bohaterowi 2 PD, grasujący potwór 4.
rule-M2-COMBAT-26 = Jeśli nie zabił żaden bohater, gracze wybierają, kto dostanie PD.
rule-M2-COMBAT-27 = Kto zabije przywódcę, dobiera kartę za każdy skarb na jego karcie i bierze jego broń.
rule-M2-COMBAT-31 = Karta pokonanego wroga trafia na stos odrzuconych.
rule-M2-COMBAT-35 = Za tego, kto walczy, nie będąc bohaterem, decyduje ktoś inny.
rule-M2-COMBAT-36 = Zgraja, która rani samą siebie, traci najpierw popleczników.
rule-M2-DATA-10 = Bohater może oddać manę, aby nie dołączył poplecznik.
rule-M2-DICE-06 = Mana z kości przypada atakującemu bohaterowi.
rule-M2-DICE-09 = Draśnięcie to rana bohatera, której nic nie zablokuje.

## Klasy

rule-M2-BERS-03 = Zdrowie stracone przez berserkerkę zamienia się w szał.
rule-M2-BERS-09 = Za 1 punkt szału berserkerka zmienia postawę.
rule-M2-BERS-10 = Za każdą umiejętność kosztującą szał płaci się osobno.
rule-M2-PAL-03 = Za 1 manę paladyn kładzie żeton uświęcenia w widocznej strefie.
rule-M2-PAL-05 = W strefie leży najwyżej jeden żeton uświęcenia.
rule-M2-PAL-06 = Paladyn zabiera żeton, kiedy chce.
rule-M2-PAL-07 = Na początku rundy paladyn może pobłogosławić jedną umiejętność; do końca rundy jest silniejsza.
rule-M2-RANGER-02 = Przy każdym ataku dystansowym łowca odkrywa karty strzał, ile się odważy.
rule-M2-RANGER-03 = Celowanie poniżej 7 to szybki strzał, równo 7 to trafienie krytyczne.
rule-M2-RANGER-04 = Celowanie powyżej 7 to przeciągnięta cięciwa.
rule-M2-ROGUE-03 = Na początku każdej rundy z torby z narzędziami wyciąga się trzy żetony.
rule-M2-ROGUE-04 = Za każdą akcję łotrzyca odwraca jeden z tych żetonów.
rule-M2-ROGUE-06 = Żeton pasujący do akcji daje premię.
rule-M2-ROGUE-15 = Zatruty wróg cierpi przy każdej aktywacji.
rule-M2-SHAM-02 = Zamiast każdej many szaman może podnieść znacznik.
rule-M2-SHAM-05 = Zdolności szamana opłaca się żywiołami.
rule-M2-SHAM-06 = Znacznik na szczycie można wydać w całości i odwrócić, raz na misję.
rule-M2-SHAM-07 = Odwrócony znacznik zaczyna od dołu; żaden nie rośnie ponad szczyt.
rule-M2-SHAM-08 = W podziemiach jest najwyżej jeden duch każdego rodzaju.
rule-M2-SHAM-09 = W swojej turze szaman kieruje każdym duchem raz za darmo, potem za akcję.
rule-M2-SHAM-10 = Kierowany duch atakuje albo się porusza.
rule-M2-SHAM-11 = Duch przechodzi dwie strefy; niczego nie otwiera, nie bierze i nie nosi.
rule-M2-SHAM-12 = Duch walczy tym, co na karcie, bez kości cienia.
rule-M2-SHAM-15 = Zabitego ducha można znów przywołać za jego cenę.
rule-M2-WIZ-05 = Za 1 manę wskaźnik czarodzieja przesuwa się o jedno pole.
rule-M2-WIZ-07 = Zaklęcie ataku wymaga założonej broni magicznej.
rule-M2-SKILL-01 = Karta umiejętności jest tylko dla swojej klasy.
rule-M2-SKILL-02 = Stopnie umiejętności zdobywa się po kolei; wyższy zastępuje niższy.
rule-M2-SKILL-04 = Umiejętność ma najwyżej poziom bohatera.
rule-M2-SKILL-05 = Każda karta umiejętności jest tylko jedna.
rule-M2-SKILL-06 = Gdzie leży umiejętność i kiedy działa, zależy od klasy.

## Walka z bossem i mrok

rule-M2-BOSS-03 = Bohaterowie stają w strefach wskazanych przez misję.
rule-M2-BOSS-04 = Przed walką każdy bohater odzyskuje całe zdrowie i manę, a leżący wstają.
rule-M2-BOSS-06 = Pozostałe kafelki znikają ze wszystkim, co na nich jest.
rule-M2-BOSS-07 = Tor bossa zastępuje tor mroku.
rule-M2-BOSS-10 = Boss działa po turze każdego bohatera.
rule-M2-BOSS-11 = Za każdą akcję boss rzuca; liczba pazurów mówi, co robi.
rule-M2-BOSS-12 = W fazie mroku znacznik bossa przesuwa się o pole.
rule-M2-BOSS-15 = Boss atakuje i broni się kośćmi ze swojej planszy.
rule-M2-BOSS-18 = To, co zostaje usunięte, nie jest niczyim zabójstwem.
rule-M2-DARK-01 = W każdej fazie mroku znacznik przesuwa się o pole i zachodzi jego efekt.
rule-M2-DARK-04 = Gracze wybierają kolejność portali.
rule-M2-DARK-05 = Do worka trafia skarb tej rzadkości.

## Drzwi, komnaty i żetony

rule-M2-DOOR-01 = Zamknięte drzwi zatrzymują wszystkich i zasłaniają widok.
rule-M2-DOOR-02 = Punkt ruchu otwiera drzwi przy własnej strefie, bez względu na wrogów.
rule-M2-DOOR-03 = Otwarte drzwi pozostają otwarte.
rule-M2-REVEAL-01 = Za otwartymi drzwiami najpierw działa karta drzwi, potem pojawiają się wrogowie, potem skarby.
rule-M2-REVEAL-05 = Każdy żeton łupu zamienia się w skarb z worka.
rule-M2-REVEAL-07 = Karta drzwi dotyczy bohatera, który je otworzył.
rule-M2-TILE-09 = Karta drzwi działa przed wrogami i skarbami komnaty.
rule-M2-INTERACT-01 = Punkt ruchu pozwala użyć jednego obiektu w strefie, jeśli nie ma w niej wroga.
rule-M2-INTERACT-02 = Obiekty to skarby, skrzynie, fontanny, kuźnie i to, co wymienia misja.
rule-M2-INTERACT-03 = Każdy żeton skarbu kosztuje osobny punkt ruchu.
rule-M2-INTERACT-05 = Zabrać coś na potrzeby misji można tylko w strefie bez wrogów.
rule-M2-TOKEN-01 = Kto wejdzie na wilczy dół, odkrywa go i odnosi pokazane rany.
rule-M2-TOKEN-02 = Potrzask kończy ruch i kosztuje akcję.
rule-M2-TOKEN-04 = Uruchamiają się wszystkie pułapki; kolejność wybierają gracze.
rule-M2-TOKEN-07 = Kolumna na drodze odbiera atakowi z daleka kość.
rule-M2-TOKEN-09 = Fontanna przywraca tyle zdrowia, ile pokazuje, raz.
rule-M2-TOKEN-10 = Skrzynia zawiera przedmioty pokazanej rzadkości.
rule-M2-TOKEN-13 = Kuźnia bierze trzy przedmioty i daje jeden o stopień rzadszy.
rule-M2-TOKEN-17 = Nikt nie wchodzi do otchłani.
rule-M2-TREAS-02 = Skarby losuje się z worka; pusty nie daje żadnych.
rule-M2-TREAS-03 = Skarb to karta swojej rzadkości; żeton wraca do worka.

## Wrogowie

rule-M2-ENEMY-04 = Rany wrogów się sumują; figurka, która ma ich tyle, ile zdrowia, ginie.
rule-M2-ENEMY-06 = Wrogowie nie wybierają: pazury, które mogą zapłacić, muszą.
rule-M2-EPHASE-01 = Każda zgraja i każdy grasujący potwór działa raz; kolejność wybierają gracze.
rule-M2-MOB-02 = Zgraja atakuje najbliższego bohatera w zasięgu; przy równej odległości wybierają gracze.
rule-M2-MOB-04 = Zgraja atakuje swoim przedmiotem, najskuteczniejszym rodzajem ataku.
rule-M2-MOB-07 = Wszystkie figurki zgrai atakują razem.
rule-M2-MOB-08 = Zgraja, która nie może zaatakować, idzie o strefę w stronę najbliższego bohatera.
rule-M2-ROAM-01 = Grasujący potwór robi to, co stoi przy pierwszym spełnionym warunku.
rule-M2-ROAM-04 = Grasujący potwór atakuje kośćmi ataku i kośćmi wroga ze swojej karty.
rule-M2-ROAM-08 = Potwór, który zniknął z planszy przez własną kartę, nadal jest w grze.
rule-M2-SPAWN-01 = Zgraja przybywa z przywódcą, poplecznikiem na bohatera, skarbami na karcie i bronią.
rule-M2-SPAWN-02 = Grasującego potwora dobiera się z talii poziomu podziemi.
rule-M2-SPAWN-06 = Gdy nie ma czego dobrać, nic się nie pojawia.
rule-M2-SPAWN-07 = Rodzaj, który już jest, nie pojawia się ponownie; wyższa karta zastępuje niższą.
rule-M2-SPAWN-10 = Słabsza karta rodzaju, który już jest, pozwala mu tylko zadziałać.
rule-M2-SPAWN-14 = Zgraja ma najwyżej sześciu popleczników.
rule-M2-STATE-03 = Rany od ognia odnosi się razem, po ostatnim rzucie.
rule-M2-STATE-05 = Ogień na zgrai rani najpierw popleczników.
rule-M2-STATE-08 = Każdy żeton mrozu zabiera jedną akcję.

## Bohaterowie, przedmioty i tury

rule-M2-COMP-14 = Gra razem od jednego do sześciu bohaterów.
rule-M2-HERO-02 = Wyposażyć można głowę, tułów, nogi, ozdobę i dwie ręce.
rule-M2-HERO-03 = Działa tylko to, co założone, i przedmioty jednorazowe.
rule-M2-HPHASE-01 = W każdej rundzie gracze razem decydują, kto ma następną turę.
rule-M2-HPHASE-02 = Każdy bohater ma w rundzie jedną turę z trzema akcjami.
rule-M2-HPHASE-04 = Akcje są dowolne, w dowolnej kolejności, ta sama ile razy chcesz.
rule-M2-HPHASE-05 = Niewykorzystana część tury przepada.
rule-M2-ITEM-04 = Przedmiot działa na swoim miejscu; jednorazowy go nie potrzebuje.
rule-M2-ITEM-07 = Przedmioty zakłada się po otrzymaniu albo w akcji wymiany i wyposażenia.
rule-M2-ITEM-08 = Otrzymany przedmiot można od razu przekazać bohaterowi w strefie.
rule-M2-ITEM-09 = Zdejmowanie nic nie kosztuje.
rule-M2-ITEM-10 = Przedmiot jednorazowy nie kosztuje akcji i działa także w fazie wrogów.
rule-M2-ITEM-15 = Przedmiot z zestawu klasy, która nie gra, odrzuca się i dobiera następny.
rule-M2-ITEM-16 = Przedmiot klasowy zakłada tylko ta klasa.
rule-M2-ITEM-18 = Pustą talię skarbów tworzy się na nowo z odrzuconych.
rule-M2-ITEM-19 = „W dowolnej chwili” znaczy między akcjami, nigdy w trakcie rzutu.
rule-M2-KO-01 = Bohater, który straci ostatnie zdrowie, pada i traci cały ogień i mróz.
rule-M2-KO-02 = Reszta tury powalonego bohatera przepada.
rule-M2-KO-05 = Na początku rundy ożywiciel podnosi każdego leżącego bohatera.
rule-M2-KO-06 = Podniesiony bohater ma 3 punkty zdrowia i gra w tej rundzie.
rule-M2-KO-08 = Gdy dla leżącego bohatera nie ma ożywiciela, misja jest przegrana.
rule-M2-LIMIT-01 = Niczego nie ma więcej niż w pudełku.
rule-M2-LOS-01 = Widzi się w linii prostej, wzdłuż rzędów i kolumn, nigdy na ukos.
rule-M2-LOS-06 = Walka wręcz odbywa się we własnej strefie.
rule-M2-LOS-07 = Magia sięga własnej i sąsiedniej strefy.
rule-M2-LOS-08 = Atak dystansowy sięga innych stref, nigdy własnej.
rule-M2-LVLUP-03 = Kto ma dość PD, płaci je i awansuje na następny poziom.
rule-M2-LVLUP-05 = Z poziomem rosną maksima, a z nimi żetony.
rule-M2-LVLUP-06 = Z każdym poziomem do worka trafia skarb.
rule-M2-LVLUP-07 = Z każdym poziomem bohater zdobywa umiejętność.
rule-M2-MOVE-01 = Akcja ruchu daje 2 punkty ruchu na kroki, drzwi i obiekty.
rule-M2-MOVE-03 = Krok prowadzi do sąsiedniej strefy, nie na ukos, nie przez ściany ani zamknięte drzwi.
rule-M2-MOVE-05 = Opuszczenie strefy kosztuje ranę za każdą figurkę wroga.
rule-M2-MOVE-10 = W trakcie ruchu używa się tylko zdolności ruchu.
rule-M2-MOVE-11 = Odejście przejściem albo z podziemi to też opuszczenie strefy.
rule-M2-REST-01 = Odpoczynek przywraca dwa punkty zdrowia lub many.
rule-M2-SPECIAL-03 = To, czego żąda misja, może kosztować akcję.
rule-M2-TRADE-01 = Za akcję wszyscy bohaterowie w strefie wymieniają i zakładają przedmioty.
rule-M2-TRADE-04 = Kto leży, ten się nie wymienia.

## Misja i runda

rule-M2-QC-03 = Misja mówi, czego wymagają i co dają jej zadania.
rule-M2-QC-04 = Drzwi specjalne otwierają się tak, jak mówi misja.
rule-M2-QC-05 = Kto opuści podziemia, już nie gra; by wygrać, muszą wyjść wszyscy.
rule-M2-QC-06 = Te PD dostaje każdy bohater.
rule-M2-ROUND-01 = Runda ma cztery fazy: bohaterów, wrogów, awansu i mroku.
rule-M2-ROUND-02 = Rundy trwają, aż misja zostanie wygrana lub przegrana.
rule-M2-ROUND-04 = To, co mówią karty i misja, ma pierwszeństwo.
rule-M2-SETUP-01 = Każdy gracz bierze własnego bohatera.
rule-M2-SETUP-04 = Każdy bohater zaczyna z jedną umiejętnością 1. poziomu.
rule-M2-SETUP-05 = Każdy bohater zaczyna ze skórznią, bronią i fiolką.
rule-M2-SETUP-06 = Każda broń początkowa jest dla jednego bohatera.
rule-M2-SETUP-12 = Podziemia buduje się z kafelków wskazanych przez misję.
rule-M2-SETUP-15 = To, co leży zakryte, jest wybrane losowo.
rule-M2-SETUP-25 = Kartę potrzebną misji wyjmuje się wcześniej z talii.
rule-M2-TIES-01 = Gdy poprawnych możliwości jest kilka, wybierają gracze.
rule-M2-WIN-01 = Gdy wszystkie cele są spełnione, misja jest wygrana.
rule-M2-WIN-03 = Misja jest przegrana, gdy sama tak mówi.
rule-M2-WIN-04 = Gdy misji potrzebny jest potwór, a żadnego nie ma, jest przegrana.
