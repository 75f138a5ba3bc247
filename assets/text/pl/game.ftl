### Trwająca gra: pytania, wydarzenia, zasady, odmowy.
