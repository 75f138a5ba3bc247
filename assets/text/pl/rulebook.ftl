# Zasady w jednym wierszu; czego brak, pokazuje się po angielsku.
