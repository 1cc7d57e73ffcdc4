"""The room on the network: HTTP for people, lobby, history and records; a WebSocket for play."""
