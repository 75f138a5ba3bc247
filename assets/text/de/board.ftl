# Was fehlt, wird auf Englisch gezeigt.
