# The positions of the guide to Cassino, in the browser: what somebody tries, and the answer.

cassino-diagram-table = On the table
cassino-diagram-hand = Your hand
cassino-diagram-yours = yours
cassino-diagram-theirs = your opponent’s
cassino-diagram-answer = Is it legal?
cassino-diagram-yes = Yes.
cassino-diagram-no = No.
cassino-diagram-spare = The build of seven is yours. You want to take only 7♦ with your 7♠ and leave the build for later.
    .answer = 7♠ is the last seven in your hand, and the build needs one. Take both at once: 7♠ takes the build and 7♦.
cassino-diagram-bound = The build of seven is yours. You want to trail K♣ and wait.
    .answer = While your build is on the table you can’t trail. Here only one move is left: 7♠ takes the build.
cassino-diagram-spent = The build of seven is yours. You want to put 7♠ on 3♦ and build ten, since you hold 10♣.
    .answer = The ten is there, but your only seven would be gone, and the build of seven needs it. You must hold a card for each build that binds you.
cassino-diagram-raise = The build of five is your opponent’s. You want to raise it to eight with 3♣ and add the loose 8♦.
    .answer = It is a single build, five and three make eight, and you still hold 8♥. 8♦ is a second group of eight, so the build is now multiple. From now on it binds you.
cassino-diagram-sums = You want to take all three cards with 7♥: 5♣, 5♦ and 4♠ make fourteen, twice seven.
    .answer = Each group must be exactly seven, and no cards of these three make seven.
cassino-diagram-freed = You built seven, and your opponent extended it with 7♦. You want to trail K♣.
    .answer = The build binds the player who changed it last. You are free, and may still take it with 7♠ later.
