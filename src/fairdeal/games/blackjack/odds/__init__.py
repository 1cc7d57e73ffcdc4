"""The odds of Blackjack: exact worths of hands and rounds, charts, and prices of a seat's choices.

`hand_table` and `shoes` say what is counted, `fast` has the compiled kernels, `worths` and `split_worths` what their
figures mean, `basic` and `endless` work out charts. `prices` is the door for everybody else, and loads the rest when it
is needed.
"""
