# Czego brak, pokazuje się po angielsku.
