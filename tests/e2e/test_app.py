"""The room as an app: it can be installed, opens where the room cannot be reached, and keeps nothing of anybody."""

import json
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from scripts.icons import SIGNATURE
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow

KEPT = """
async () => {
  const names = await caches.keys();
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}
"""


def with_worker(house: House, language: str = "en") -> Visitor:
    """Somebody whose browser keeps the shell: the worker has the page, and the files that the page had before it."""
    visitor = house.visit(language)
    visitor.wait_until("navigator.serviceWorker.controller !== null")
    visitor.wait_until(f"({KEPT})().then((kept) => kept.some((path) => path.includes('client-')))")
    return visitor


def test_it_can_be_installed(house: House) -> None:
    anna = house.visit()
    assert anna.page.locator('link[rel="manifest"]').get_attribute("href") == "/manifest.webmanifest"
    answer = anna.page.request.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = anna.page.request.get(icon["src"])
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert drawn.body().startswith(SIGNATURE)
        else:
            ElementTree.fromstring(drawn.text())
    touched = anna.page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    assert touched is not None
    assert anna.page.request.get(touched).body().startswith(SIGNATURE)


def test_without_the_room_its_shell_opens_says_so_and_comes_back_by_itself(house: House) -> None:
    anna = with_worker(house, "pt")
    anna.page.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_text(anna.text("client-out-of-reach"))).to_be_visible()
    anna.page.context.set_offline(False)
    expect(anna.tile()).to_be_visible()
    expect(anna.page.get_by_text(anna.text("client-out-of-reach"))).to_have_count(0)
    anna.faults = [fault for fault in anna.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_nothing_that_the_room_says_of_anybody_is_kept(house: House) -> None:
    anna = with_worker(house)
    anna.play_now()
    anna.page.goto("/me")
    anna.page.wait_for_load_state("networkidle")
    kept = anna.page.evaluate(KEPT)
    assert len(kept) > 10
    others = [path for path in kept if not path.startswith("/assets/")]
    assert sorted(others) == ["/", "/favicon.svg"]


def test_a_newer_release_takes_the_place_of_the_older_shell(house: House) -> None:
    anna = with_worker(house)
    anna.page.evaluate("caches.open('fairdeal-older').then((store) => store.put('/', new Response('older')))")
    anna.page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.unregister())")
    anna.page.reload()
    anna.wait_until("caches.keys().then((names) => names.length === 1 && names[0] !== 'fairdeal-older')")
