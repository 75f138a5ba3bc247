# Regeln in einer Zeile; was fehlt, wird auf Englisch gezeigt.
