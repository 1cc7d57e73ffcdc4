# Рисунки к правилам казино-войны, в браузере.

casino-war-diagram-order = Раунд с войной: карты в том порядке, в каком они выходят из башмака.
casino-war-diagram-order-told = Сначала одну карту сжигают, потом вы получаете 9♣, а дилер — 9♥. На войне сжигают три карты сразу, потом вы получаете K♦, а дилер — K♥.
casino-war-diagram-first = Раздача
casino-war-diagram-war = Война
casino-war-diagram-burned = сожжена
casino-war-diagram-burned-three = сожжены три
casino-war-diagram-yours = ваша
casino-war-diagram-dealers = дилера
casino-war-diagram-ways = Чем может кончиться ставка в 2 фишки. Две рамки из латуни — это ваш выбор.
casino-war-diagram-ways-told = Вашу карту сравнивают с картой дилера. Младше: −2. Старше: +2. Ничья: сдача за −1 или война. На войне: младше — −4, снова ничья — +4, старше — +2.
casino-war-diagram-compare = Две карты
casino-war-diagram-lower = младше
casino-war-diagram-higher = старше
casino-war-diagram-tie = ничья
casino-war-diagram-tie-again = снова ничья
casino-war-diagram-surrender = сдача
casino-war-diagram-go-to-war = война
