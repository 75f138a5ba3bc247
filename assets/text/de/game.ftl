### Ein laufendes Spiel: Fragen, Ereignisse, Regeln, Ablehnungen.
