"""Mail and Web Push: asked for by a guest, confirmed, bounded, ended; and never more told than is allowed."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from httpx import ASGITransport, AsyncClient

from quintessence.core.game import Refused
from quintessence.server.http.app import create_app
from quintessence.server.notification_settings import (
    PLAIN,
    STARTTLS,
    TLS,
    MailSettings,
    NotificationSettings,
    mail_settings,
    push_contact,
    webhook_settings,
)
from quintessence.server.notifications.channel import TurnNotification
from quintessence.server.notifications.encryption import browser_point, encrypt, point_of
from quintessence.server.notifications.posting import is_public_address
from quintessence.server.notifications.vapid import base64url, from_base64url
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from tests.server.serving import WIDE
from tests.server.sinks import HttpSink, MailSink, http_sink, mail_sink
from tests.server.windowed import finished

URL = "https://games.example.org"
AUTH = bytes(range(16))


class Guest:
    """Someone with a browser, at a server in the same loop."""

    def __init__(self, app: Any, service: Service) -> None:
        self.service = service
        self.http = AsyncClient(transport=ASGITransport(app), base_url="http://127.0.0.1")
        self.id = ""

    async def come(self) -> Guest:
        self.id = (await self.http.get("/api/me")).json()["id"]
        return self

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.http.request(method, f"/api/notifications{path}", json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def confirm(self, mails: MailSink, address: str, language: str = "en") -> None:
        """Give an address, and the code that comes."""
        count = len(mails.mails)
        await self.ask("POST", "/mail", {"address": address, "language": language})
        await self.ask("POST", "/mail/confirm", {"code": code_in((await mails.until(count + 1))[-1])})

    async def told(self, game: str = "earth_water_sun") -> None:
        """It is this guest's turn, and it is gone."""
        await self.service.notifier.outbox.tell(TurnNotification("id", "T4ble", game, 1, "Bob", (self.id,)))
        await self.service.notifier.outbox.settled()


class Browser:
    """The half of a push subscription that stays in the browser."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.endpoint = endpoint

    def subscription(self, language: str = "en") -> dict[str, object]:
        keys = {"p256dh": base64url(point_of(self.key)), "auth": base64url(AUTH)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Any:
        """A message, as a browser decrypts it."""
        salt, public, sealed = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ec.ECDH(), browser_point(public))
        info = b"WebPush: info\0" + point_of(self.key) + public
        seed = HKDF(SHA256(), 32, AUTH, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2"))


def code_in(mail: Any) -> str:
    found = re.search(r"\b\d{6}\b", mail.get_content())
    assert found is not None
    return found[0]


Work = Callable[[Callable[[], Awaitable[Guest]], MailSink, HttpSink], Awaitable[None]]


def served(data: Path, work: Work, *statuses: int, limits: Limits | None = None) -> None:
    """Serve mail and push to sinks on this machine."""

    async def whole() -> None:
        async with mail_sink() as mails, http_sink(*statuses or (201,)) as pushes:
            mail = MailSettings("127.0.0.1", mails.port, PLAIN, "Quintessence <table@example.org>")
            ways = NotificationSettings(mail, push_contact="mailto:owner@example.org", has_local_push=True)
            bounds = limits or Limits(workers=1)
            settings = Settings(data, replace(bounds, **WIDE), public_url=URL, notifications=ways)  # type: ignore[arg-type]
            app = create_app(settings)
            guests: list[Guest] = []
            async with app.router.lifespan_context(app):

                async def guest() -> Guest:
                    guests.append(Guest(app, app.state.service))
                    return await guests[-1].come()

                await work(guest, mails, pushes)
                for one in guests:
                    await one.http.aclose()

    finished(whole())


def test_nothing_is_mailed_before_the_code_has_come_back(data: Path) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one = await guest()
        found = await one.ask("POST", "/mail", {"address": "ann@example.org", "language": "en"})
        assert (found["address"], found["is_confirmed"]) == ("ann@example.org", False)
        code = code_in((await mails.until(1))[0])
        await one.told()
        wrong = "000000" if code != "000000" else "000001"
        assert (await one.ask("POST", "/mail/confirm", {"code": wrong}, 403))["code"] == "wrong_mail_code"
        await one.told()
        assert len(mails.mails) == 1
        assert (await one.ask("POST", "/mail/confirm", {"code": f"{code[:3]} {code[3:]}"}))["is_confirmed"]
        await one.told()
        assert [mail["To"] for mail in await mails.until(2)] == ["ann@example.org"] * 2
        await one.ask("DELETE", "/mail")
        await one.told()
        assert len(mails.mails) == 2 and (await one.ask("GET", ""))["address"] is None

    served(data, work)


def test_a_code_can_be_guessed_five_times_only(data: Path) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one = await guest()
        await one.ask("POST", "/mail", {"address": "ann@example.org", "language": "en"})
        code = code_in((await mails.until(1))[0])
        for number in range(5):
            guess = f"{(int(code) + number + 1) % 10**6:06}"
            await one.ask("POST", "/mail/confirm", {"code": guess}, 403)
        assert (await one.ask("POST", "/mail/confirm", {"code": code}, 409))["code"] == "no_mail_code"

    served(data, work)


@pytest.mark.parametrize(
    ("language", "game", "subject", "text"),
    [
        ("en", "earth_water_sun", "Your turn: Earth, Water & Sun", "A table of Earth, Water & Sun waits for you:"),
        ("fr", "terra_mystica", "À vous de jouer : Terra Mystica", "Une table de Terra Mystica vous attend :"),
    ],
)
def test_a_mail_says_the_game_and_the_link_in_the_guests_language(
    data: Path, language: str, game: str, subject: str, text: str
) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one = await guest()
        await one.confirm(mails, "ann@example.org", language)
        await one.told(game)
        mail = (await mails.until(2))[-1]
        assert mail["Subject"].replace("\xa0", " ") == subject and mail["From"] == "Quintessence <table@example.org>"
        lines = [line.replace("\xa0", " ") for line in mail.get_content().splitlines()]
        assert lines[:3] == [text, f"{URL}/t/T4ble", ""] and len(lines) == 4
        assert re.fullmatch(rf"[^/]+ : {URL}/mail\?stop=\S+|[^/]+: {URL}/mail\?stop=\S+", lines[3])
        allowed = {"From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Content-Language"}
        allowed |= {"List-Unsubscribe", "List-Unsubscribe-Post", "Content-Type", "Content-Transfer-Encoding"}
        assert {*mail.keys()} - {"MIME-Version"} == allowed and "Bob" not in mail.as_string()
        await one.ask("PUT", "/language", {"language": "fr" if language == "en" else "en"})
        await one.told(game)
        assert (await mails.until(3))[-1]["Subject"] != mail["Subject"]

    served(data, work)


def test_a_mail_program_ends_the_mails_by_one_post(data: Path) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one, program = await guest(), await guest()
        await one.confirm(mails, "ann@example.org")
        await one.told()
        mail = (await mails.until(2))[-1]
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = mail["List-Unsubscribe"].strip("<>").removeprefix(URL)
        assert f"\r\nList-Unsubscribe: <{URL}{stop}>\r\n".encode() in mails.texts[-1]  # neither encoded nor folded
        assert (await program.http.get(stop)).status_code in (404, 405)  # a link that is only followed ends nothing
        assert (await program.http.post(stop[:-3] + "xyz")).status_code == 404
        answer = await program.http.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 204
        await one.told()
        assert len(mails.mails) == 2 and (await one.ask("GET", ""))["address"] is None

    served(data, work)


def test_nobody_can_have_an_address_flooded(data: Path) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        for _ in range(3):
            await (await guest()).ask("POST", "/mail", {"address": "Victim@example.org", "language": "en"})
        wish = {"address": "victim@example.org", "language": "en"}
        assert (await (await guest()).ask("POST", "/mail", wish, 429))["code"] == "too_many_mail_codes"
        one = await guest()
        for number in range(3):
            await one.ask("POST", "/mail", {"address": f"a{number}@example.org", "language": "en"})
        await one.ask("POST", "/mail", {"address": "a3@example.org", "language": "en"}, 429)
        stop = (await mails.until(6))[0]["List-Unsubscribe"].strip("<>").removeprefix(URL)
        assert (await one.http.post(stop)).status_code == 204
        assert (await (await guest()).ask("POST", "/mail", wish, 403))["code"] == "mail_refused"
        assert len(mails.mails) == 6

    served(data, work)


@pytest.mark.parametrize("address", ["", "ann", "a@b", "a@b.c, d@e.f", "a@b.c\nBcc: d@e.f", "<a@b.c>", "é@b.c"])
def test_what_is_no_address_is_refused(data: Path, address: str) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        found = await (await guest()).ask("POST", "/mail", {"address": address, "language": "en"}, 422)
        assert found["code"] == "bad_mail_address"

    served(data, work)


def test_a_push_message_holds_the_allowed_and_only_its_browser_reads_it(data: Path) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one, lengths = await guest(), set()
        for language, text in (("en", "It is your turn."), ("fr", "C’est à vous de jouer.")):
            browser = Browser(pushes.url(f"/{language}"))
            await one.ask("POST", "/push", browser.subscription(language))
            await one.told()
            sent = pushes.requests[-1]
            assert browser.read(sent.body) == {"game": "Earth, Water & Sun", "text": text, "link": "/t/T4ble"}
            lengths.add(len(sent.body))
            allowed = {"host", "authorization", "content-encoding", "content-type", "ttl", "urgency", "topic"}
            assert {*sent.headers} == allowed | {"content-length", "connection"}
            assert "T4ble" not in str(sent.headers) + sent.path
            await one.ask("POST", "/push/remove", {"endpoint": browser.endpoint})
        await one.told()
        assert len(pushes.requests) == 2 and len(lengths) == 1
        assert_signed(
            pushes.requests[0].headers["authorization"], pushes.url(""), (await one.ask("GET", ""))["push_key"]
        )

    served(data, work)


def assert_signed(header: str, audience: str, public: str) -> None:
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    raw = from_base64url(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    browser_point(from_base64url(public)).verify(whole, signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(from_base64url(signed.partition(".")[2]))
    assert key == public and claims["aud"] == audience and claims["sub"] == "mailto:owner@example.org"


def test_the_encryption_is_that_of_rfc_8291() -> None:
    given = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"  # appendix A
    own = ec.derive_private_key(int.from_bytes(from_base64url(given)), ec.SECP256R1())
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    salt, auth = from_base64url("DGv6ra1nlYgDCS1FRnbzlw"), from_base64url("BTBZMqHH6r4Tts7J_aSIgg")
    sealed = encrypt(b"When I grow up, I want to be a watermelon", from_base64url(browser), auth, 0, salt, own)
    assert base64url(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_subscription_that_is_gone_is_forgotten(data: Path) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one = await guest()
        await one.ask("POST", "/push", Browser(pushes.url("/gone")).subscription())
        await one.told()
        await one.told()
        assert len(pushes.requests) == 1

    served(data, work, 410)


def test_a_guest_has_five_browsers_and_the_oldest_goes(data: Path) -> None:
    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one = await guest()
        for number in range(7):
            await one.ask("POST", "/push", Browser(pushes.url(f"/{number}")).subscription())
        await one.told()
        assert sorted(request.path for request in pushes.requests) == ["/2", "/3", "/4", "/5", "/6"]

    served(data, work)


def test_the_server_calls_no_address_that_is_not_public(data: Path) -> None:
    for private in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fe80::1%eth0", "::ffff:10.0.0.1", "fd00::1"):
        assert not is_public_address(private), private
    for private in ("64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1", "0.0.0.0", "100.64.0.1", "2001:0:a00:1::"):
        assert not is_public_address(private), private
    for private in ("fec0::1", "::8.8.8.8", "::ffff:0:808:808", "5f00::1", "3fff:fff::1", "3fff::1", "::"):
        assert not is_public_address(private), private
    assert is_public_address("9.9.9.9") and is_public_address("2620:fe::fe")

    async def work(guest: Callable[[], Awaitable[Guest]], mails: MailSink, pushes: HttpSink) -> None:
        one = await guest()
        for url in (
            "http://push.example.org/x",
            "https://push.example.org:8443/x",
            "https://a@b.c/",
            "ftp://b.c/",
            "x",
        ):
            found = await one.ask("POST", "/push", Browser(url).subscription(), 422)
            assert found["code"] == "bad_push_subscription"
        bad = Browser("https://push.example.org/x").subscription() | {"keys": {"p256dh": "BAAA", "auth": "AA"}}
        await one.ask("POST", "/push", bad, 422)

    served(data, work)

    async def inside() -> None:
        async with http_sink() as sink:
            from quintessence.server.notifications.channel import Undelivered
            from quintessence.server.notifications.posting import post

            with pytest.raises(Undelivered, match="not a public address"):
                await post(sink.url(), {}, b"", 5, is_public=True)
            assert sink.requests == []

    finished(inside())


def test_a_server_without_channels_offers_none(data: Path) -> None:
    async def whole() -> None:
        app = create_app(Settings(data, Limits(workers=1)))
        async with app.router.lifespan_context(app):
            one = await Guest(app, app.state.service).come()
            found = await one.ask("GET", "")
            assert found == {"push_key": None, "mail": False, "webhook": False, "address": None, "is_confirmed": False}
            await one.ask("POST", "/mail", {"address": "ann@example.org", "language": "en"}, 404)
            await one.http.aclose()

    finished(whole())


def test_the_owners_settings_are_safe_or_refused() -> None:
    sender = "table@example.org"
    assert mail_settings("smtp://ann@mail.example.org", sender, "pass") == MailSettings(
        "mail.example.org", 587, STARTTLS, sender, "ann", "pass"
    )
    assert mail_settings("smtps://mail.example.org", sender, "").security == TLS
    assert mail_settings("smtp://localhost", sender, "").security == PLAIN
    assert mail_settings("smtp://ann@localhost", sender, "").security == STARTTLS  # no password goes out in the open
    assert "pass" not in repr(mail_settings("smtp://ann:pass@mail.example.org", sender, ""))
    assert webhook_settings("http://127.0.0.1:9/x", "s" * 16).url == "http://127.0.0.1:9/x"
    for work, code in (
        (lambda: mail_settings("https://x.org", sender, ""), "bad_mail_url"),
        (lambda: mail_settings("smtp://x.org", "table", ""), "bad_mail_sender"),
        (lambda: webhook_settings("http://x.org/", "s" * 16), "bad_webhook_url"),
        (lambda: webhook_settings("https://x.org/", "short"), "webhook_secret_short"),
        (lambda: push_contact("owner@example.org"), "bad_push_contact"),
    ):
        with pytest.raises(Refused, match=code):
            work()
