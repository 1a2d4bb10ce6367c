"""Told of one's turn while gone: chosen in the settings or at the table, by push and by mail, ended by one press."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, PHONE, Visit
from tests.browser.house import FRIEND, ME, Guest, House, house
from tests.browser.test_accessibility import faults
from tests.server.sinks import MailSink, mail_sink

SUBSCRIBE = """(() => {
  const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const endpoint = 'https://push.example.org/one';
  const kept = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
    unsubscribe: async () => { window.isSubscribed = false; return true; },
  };
  PushManager.prototype.getSubscription = async () => (window.isSubscribed ? kept : null);
  PushManager.prototype.subscribe = async (wish) => {
    window.asked = wish;
    window.isSubscribed = true;
    return kept;
  };
})()"""
"""A browser whose maker gives out an address at once."""
SHOWN = """async (title) => {
  const known = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 60; tries += 1) {
    const found = (await known.getNotifications()).find((one) => one.title === title);
    if (found) return [found.tag, found.data];
    await new Promise((go) => setTimeout(go, 50));
  }
  return null;
}"""
"""The notice of a title, once it is there; none after three seconds."""


class Mails:
    """A mail server in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._opened = mail_sink()
        self.sink: MailSink = self._run(self._opened.__aenter__())

    def until(self, count: int) -> list[EmailMessage]:
        found: list[EmailMessage] = self._run(self.sink.until(count))
        return found

    def close(self) -> None:
        self._run(self._opened.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)


@pytest.fixture(scope="module")
def mails() -> Iterator[Mails]:
    found = Mails()
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(shared_chromium: Browser, mails: Mails, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    ways = ["--mail", f"smtp://127.0.0.1:{mails.sink.port}", "--mail-from", "table@example.org"]
    ways += ["--push", "mailto:owner@example.org", "--public-url", "http://127.0.0.1:1"]
    with house(tmp_path_factory.mktemp("data"), *ways) as found:
        yield found


def code_in(mail: EmailMessage) -> str:
    found = re.search(r"\b\d{6}\b", mail.get_content())
    assert found is not None
    return found[0]


def settings(page: Page) -> Any:
    page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
    return page.get_by_role("dialog")


def test_push_and_mail_are_chosen_in_the_settings_and_the_mails_stopped_by_their_link(
    visit: Visit, mails: Mails, guest: Guest
) -> None:
    page = visit("about:blank", as_guest=guest, service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBE)
    page.goto("/")
    dialog = settings(page)
    push = dialog.get_by_role("checkbox", name="By this browser, also when the table is closed")
    push.check()
    page.wait_for_function("() => window.asked?.userVisibleOnly && window.asked.applicationServerKey.length === 87")
    push.uncheck()
    page.wait_for_function("() => window.isSubscribed === false")

    count = len(mails.sink.mails)
    dialog.get_by_label("By email, to").fill("ann@example.org")
    dialog.get_by_role("button", name="Send a code").click()
    code = dialog.get_by_label("The code that was sent to ann@example.org")
    code.fill("12")
    dialog.get_by_role("button", name="Confirm").click()
    expect(dialog.get_by_role("alert")).to_contain_text("This is not the code that was sent.")
    sent = mails.until(count + 1)[-1]
    code.fill(code_in(sent))
    assert not faults(page)
    dialog.get_by_role("button", name="Confirm").click()
    expect(dialog).to_contain_text("Emails go to ann@example.org")
    dialog.get_by_role("button", name="No more emails").click()
    expect(dialog.get_by_label("By email, to")).to_be_visible()

    stop = re.search(r"http://127\.0\.0\.1:1(/mail\?stop=\S+)", sent.get_content())
    assert stop is not None
    page.goto(stop[1])
    page.get_by_role("button", name="Stop the emails").click()
    expect(page.get_by_role("status")).to_contain_text("no more emails")
    settings(page).get_by_label("By email, to").fill("ann@example.org")
    page.get_by_role("button", name="Send a code").click()
    expect(page.get_by_role("alert")).to_contain_text("wants no emails from here")


def test_who_waits_for_others_is_offered_the_other_ways_in_french_on_a_phone(
    visit: Visit, guest: Guest, server: House
) -> None:
    table = guest.table(ME, FRIEND)
    link = guest.http.get(f"/api/tables/{table}").json()["seats"][1]["link"]
    visit(f"/t/{table}", as_guest=guest)
    other = Guest(server.address)
    other.http.put("/api/me", json={"name": "Béa", "colour": "air"})
    friend = visit(link, as_guest=other, **{**PHONE, "locale": "fr-FR"})
    friend.get_by_role("button", name="D’autres moyens…").click()
    dialog = friend.get_by_role("dialog", name="M’avertir quand c’est mon tour")
    expect(dialog.get_by_label("Par courriel, à")).to_be_visible()
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not faults(friend)
    friend.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(friend.get_by_role("button", name="D’autres moyens…")).to_have_count(0)
    other.http.close()


@pytest.mark.whole_browser
def test_a_push_message_becomes_a_notice_of_the_system(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.evaluate("navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)")
    browser = page.context.new_cdp_session(page)
    known: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.getRegistration('/')")
    for _ in range(PATIENCE // 100):
        if known:
            break
        page.wait_for_timeout(100)
    for data, title, tag in (
        ('{"game": "Ephyran", "text": "It is your turn.", "link": "/t/abc_1"}', "Ephyran", "quintessence-abc_1"),
        ("no JSON", "Quintessence", "quintessence-"),
    ):
        message = {"origin": page.url.rstrip("/"), "registrationId": known[-1], "data": data}
        shown = None
        for _ in range(10):  # a browser may drop a message without a word while it changes workers
            browser.send("ServiceWorker.deliverPushMessage", message)
            shown = page.evaluate(SHOWN, title)
            if shown:
                break
        assert shown == [tag, "/t/abc_1" if title == "Ephyran" else "/"]
