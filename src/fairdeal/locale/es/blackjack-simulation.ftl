# Blackjack: tablas en un archivo, y simulación.

error-chart-hand-twice = La tabla tiene dos líneas para la mano { $hand }.
error-chart-hands-missing = A la tabla le falta la línea de { $hands }.
error-chart-line-wrong = La línea { $line } de la tabla, para la mano { $hand }, no tiene diez jugadas: escribe diez entre H, S, D y DS, y P si es una pareja, separadas por espacios. R es rendirse o, si no, pedir; RS, rendirse o plantarse; RP, rendirse o separar.
error-chart-pair-unsplit = Una pareja que no se separa se juega por su total: { $hand } dice { $move } contra { $upcard }, y el total dice { $total }.
error-spread-wrong = «{ $text }» no es una escala de apuestas. Escribe cuántas veces la apuesta mínima se apuesta como máximo, de 1 a { $most }.
