"""Thinking happens elsewhere: prices, odds and bots are worked out in processes of their own, with limits.

`questions` says what can be asked, `workers` asks it of processes, `worker` is what runs in one of them, and `here`
answers in this process, without limits. A worker imports only the games.
"""
