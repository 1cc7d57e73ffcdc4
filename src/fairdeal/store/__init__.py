"""Where a room is kept: SQLite or PostgreSQL behind the room's port, or memory for tests.

`open_store` opens one by its address; `backup` and `restore` copy a whole room.
"""

from fairdeal.store.backup import backup, restore
from fairdeal.store.memory import MemoryStore
from fairdeal.store.open import open_store
from fairdeal.store.sql import SqlStore

__all__ = ["MemoryStore", "SqlStore", "backup", "open_store", "restore"]
