# Lo que dicen los juegos contra la casa: cada asiento apuesta por su cuenta.

# Acciones: las palabras que las nombran; la primera es la que se muestra.
banking-verb-bet = apostar | apuesto | apuesta
    .label = Apostar
    .hint = { $range ->
        [fixed] aquí la apuesta es { $least }
       *[open] { $step_n ->
            [1] de { $least } a { $most }
           *[other] de { $least } a { $most }, de { $step } en { $step }
        }
    }
banking-verb-sit-out = pasar | paso | no juego
    .label = Pasar
    .hint = no jugar esta ronda
banking-verb-withdraw = retirar | retiro | retirar la apuesta | quitar la apuesta
    .label = Retirar la apuesta
    .hint = antes de que salga la primera carta

# Lo que ha pasado.
banking-bet = { $seat_is ->
    [you] Apuestas { chips.put }.
   *[other] { $seat } apuesta { chips.put }.
}
banking-bet-withdrawn = { $seat_is ->
    [you] Retiras tu apuesta.
   *[other] { $seat } retira su apuesta.
}
banking-sat-out = { $seat_is ->
    [you] No juegas esta ronda.
   *[other] { $seat } no juega esta ronda.
}
banking-dealt = { $seat_is ->
    [you] Recibes { $card }.
   *[other] { $seat } recibe { $card }.
}

# Notas breves junto a un asiento, y lo que se pregunta al jugador.
banking-note-bet = apuesta { $stake }
banking-note-out = no juega
banking-ask-bet = ¿Cuánto apuestas?

# Opciones de la mesa.
banking-option-seats = Asientos
    .help = Cuántas personas pueden jugar en la mesa, cada una contra el crupier.
