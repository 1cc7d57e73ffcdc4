# The diagrams of the guide to Casino War, in the browser.

casino-war-diagram-order = A round that goes to war: the cards in the order they leave the shoe.
casino-war-diagram-order-told = First one card is burned, then you get 9♣ and the dealer 9♥. At war three cards are burned together, then you get K♦ and the dealer K♥.
casino-war-diagram-first = The deal
casino-war-diagram-war = The war
casino-war-diagram-burned = burned
casino-war-diagram-burned-three = three burned
casino-war-diagram-yours = yours
casino-war-diagram-dealers = the dealer’s
casino-war-diagram-ways = How a bet of 2 can end. The two boxes with a brass line are your choices.
casino-war-diagram-ways-told = Your card is compared with the dealer’s. Lower: −2. Higher: +2. A tie: surrender for −1, or go to war. At war, lower: −4; another tie: +4; higher: +2.
casino-war-diagram-compare = Two cards
casino-war-diagram-lower = lower
casino-war-diagram-higher = higher
casino-war-diagram-tie = tie
casino-war-diagram-tie-again = tie again
casino-war-diagram-surrender = surrender
casino-war-diagram-go-to-war = war
