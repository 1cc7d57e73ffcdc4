# O que diz cada jogo contra a banca: as apostas e os lugares que ficam de fora.

# Ações: as palavras que as designam; a primeira é a que se mostra.
banking-verb-bet = apostar | aposto | aposta
    .label = Apostar
    .hint = { $range ->
        [fixed] a aposta aqui é { $least }
       *[open] { $step_n ->
            [1] de { $least } a { $most }
           *[other] de { $least } a { $most }, de { $step } em { $step }
        }
    }
banking-verb-sit-out = passar | passo | ficar de fora
    .label = Passar
    .hint = não jogar esta ronda
banking-verb-withdraw = retirar | retiro | tirar a aposta
    .label = Retirar a aposta
    .hint = antes de sair a primeira carta

# O que aconteceu.
banking-bet = { $seat_is ->
    [you] Aposta { chips.put }.
   *[other] { $seat } aposta { chips.put }.
}
banking-bet-withdrawn = { $seat_is ->
    [you] Retira a sua aposta.
   *[other] { $seat } retira a aposta.
}
banking-sat-out = { $seat_is ->
    [you] Fica de fora nesta ronda.
   *[other] { $seat } fica de fora nesta ronda.
}
banking-dealt = { $seat_is ->
    [you] Recebe { $card }.
   *[other] { $seat } recebe { $card }.
}

# Notas curtas junto de um lugar, e a pergunta ao jogador.
banking-note-bet = aposta { $stake }
banking-note-out = fica de fora
banking-ask-bet = Quanto aposta?

# Opções da mesa.
banking-option-seats = Lugares
    .help = Quantas pessoas podem jogar à mesa, cada uma contra a banca.
