# Was fehlt, wird auf Englisch gezeigt.
arrange-here = Hierhin legen
question-chance-unknown = Die Chancen werden gezählt …
question-chance = { $kills } % tödlich · { $whole },{ $tenth } Wunden
