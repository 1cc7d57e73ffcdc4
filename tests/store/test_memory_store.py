"""The store in memory keeps the contract of all stores."""

import pytest

from tests.store.contract import StoreContract


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def url(self) -> str:
        return "memory:"
