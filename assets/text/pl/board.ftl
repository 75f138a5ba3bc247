# Czego brak, pokazuje się po angielsku.
arrange-here = Połóż tutaj
question-chance-unknown = Liczę szanse …
question-chance = { $kills } % na zabicie · { $whole },{ $tenth } rany
