# Was fehlt, wird auf Englisch gezeigt.
arrange-here = Hierhin legen
