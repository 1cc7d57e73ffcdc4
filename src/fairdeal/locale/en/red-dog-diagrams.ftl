# The figures of the guide to Red Dog, in the browser.

red-dog-diagram-hands = One hand against two cards: 4♠ is beaten, A♠ is not.
red-dog-diagram-hands-told = You hold 9♠ K♦ 4♥ 4♣ 2♣. Against 4♠ you show 9♠ and win. Against A♠ you have no higher card: you show the whole hand and lose.
red-dog-diagram-turned = turned
red-dog-diagram-wins = You win and show 9♠.
red-dog-diagram-loses = You lose and show the hand.
