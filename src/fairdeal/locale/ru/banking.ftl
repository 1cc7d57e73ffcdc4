# Что говорит каждая игра против заведения: ставки и места, которые пропускают раунд.

# Действия: слова, которыми их называют; первое показывается.
banking-verb-bet = ставка | ставлю | поставить | ставить
    .label = Ставка
    .hint = { $range ->
        [fixed] ставка здесь — { $least }
       *[open] { $step_n ->
            [1] от { $least } до { $most }
           *[other] от { $least } до { $most }, с шагом { $step }
        }
    }
banking-verb-sit-out = пропустить | пропускаю | пас
    .label = Пропустить
    .hint = не играть в этом раунде
banking-verb-withdraw = забрать | забираю | снять ставку
    .label = Забрать ставку
    .hint = пока не сдана первая карта

# Что произошло.
banking-bet = { $seat_is ->
    [you] Вы ставите { chips.put }.
   *[other] { $seat } ставит { chips.put }.
}
banking-bet-withdrawn = { $seat_is ->
    [you] Вы забираете ставку.
   *[other] { $seat } забирает ставку.
}
banking-sat-out = { $seat_is ->
    [you] Вы пропускаете этот раунд.
   *[other] { $seat } пропускает этот раунд.
}
banking-dealt = { $seat_is ->
    [you] Вы получаете { $card }.
   *[other] { $seat } получает { $card }.
}

# Короткие пометки у места и вопрос игроку.
banking-note-bet = ставка { $stake }
banking-note-out = пропускает раунд
banking-ask-bet = Сколько поставите?

# Настройки стола.
banking-option-seats = Места
    .help = Сколько человек могут играть за столом, каждый против дилера.
