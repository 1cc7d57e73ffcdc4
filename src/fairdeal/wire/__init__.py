"""The protocol between a room and its clients: the types of all messages, and how what happens becomes one."""
