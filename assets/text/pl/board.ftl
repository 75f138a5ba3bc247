# Czego brak, pokazuje się po angielsku.
arrange-here = Połóż tutaj
