### Zawartość: nazwy kart, figurek i misji oraz ich działanie.
