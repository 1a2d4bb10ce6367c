"""Chance: the numbers are pinned, so that a recorded match is the same for ever, on every machine, compiled or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from hashlib import sha256
from itertools import permutations

import pytest

from quintessence.core.rng import Rng, Seed, Stream, fresh_seed, rng_from


def chi_square(found: Iterable[Hashable], possible: int) -> float:
    """How far counts are from even; its mean is `possible` - 1."""
    counts = Counter(found)
    assert len(counts) == possible
    even = counts.total() / possible
    return sum((count - even) ** 2 / even for count in counts.values())


def by_hand(key: bytes, number: int, count: int) -> int:
    """The stream's numbers as anyone can compute them from its description."""
    return int.from_bytes(sha256(key + number.to_bytes(8, "big")).digest(), "big") % count


def test_a_stream_is_what_its_description_says() -> None:  # §1.4
    key = sha256(b"quintessence/seed/" + b"quintessence").digest()
    deck = sha256(b"quintessence/stream/" + key + b"deck.fire").digest()
    stream = Seed("quintessence").stream("deck.fire")
    for number, count in enumerate([2, 6, 10, 52, 1000, 2**64, 3**100]):
        assert stream.below(count) == by_hand(deck, number, count)
    assert stream.drawn == 7
    assert Seed("quintessence").commitment() == sha256(b"quintessence/commitment/" + key).hexdigest()


def test_the_numbers_of_a_stream_are_the_same_for_ever() -> None:  # §1.4
    stream = Seed("quintessence").stream("deck.fire")
    assert [stream.below(count) for count in (2, 6, 10, 52, 1000, 2**64)] == [0, 5, 5, 36, 675, 7343358143693240005]
    assert stream.below(3**100) == 212324927271494701358045519270479454049494551924
    cards = list(range(10))
    Seed("quintessence").stream("bag").shuffle(cards)
    assert cards == [8, 2, 3, 9, 6, 1, 4, 0, 7, 5]
    assert Seed("quintessence").commitment() == "00f9ac02b5edd25c27eade5e4af1a836e5b758a46f0e4f2152d70cf16df7afa9"


def test_the_numbers_of_a_generator_are_the_same_for_ever() -> None:
    rng = Rng(2026)
    assert [rng.below(count) for count in (2, 6, 10, 52, 1000, 2**31 - 86)] == [0, 0, 9, 15, 479, 1863198924]
    bot = rng_from("bot")
    assert [bot.below(10**6) for _ in range(5)] == [127048, 367525, 358827, 42926, 240863]
    assert bot.chance() == 0.47810721495990666
    cards = list(range(10))
    bot.shuffle(cards)
    assert cards == [6, 1, 8, 4, 9, 0, 7, 5, 2, 3]


def test_a_generator_is_the_one_of_l_ecuyer() -> None:
    digest = sha256(b"quintessence/rng/2026").digest()
    first = int.from_bytes(digest[:8], "big") % 2147483562 + 1
    second = int.from_bytes(digest[8:16], "big") % 2147483398 + 1
    rng = Rng(2026)
    for _ in range(1000):
        first, second = first * 40014 % 2147483563, second * 40692 % 2147483399
        assert rng.below(2147483562) == (first - second) % 2147483562


@pytest.mark.parametrize("below", [Seed("fair").stream("die").below, Rng(1).below, rng_from("fair").below])
def test_every_number_is_equally_likely(below: Callable[[int], int]) -> None:
    assert chi_square((below(6) for _ in range(12_000)), 6) < 20.5  # 1 in 1000 at 5 degrees of freedom
    assert chi_square((below(52) for _ in range(26_000)), 52) < 88.0  # the same at 51
    pairs = [(below(7), below(7)) for _ in range(24_500)]
    assert chi_square(pairs, 49) < 84.0  # one number tells nothing of the next


@pytest.mark.parametrize("shuffle", [Seed("fair").stream("deck").shuffle, Rng(3).shuffle])
def test_every_order_is_equally_likely(shuffle: Callable[[list[int]], None]) -> None:
    def shuffled() -> tuple[int, ...]:
        items = [0, 1, 2, 3]
        shuffle(items)
        return tuple(items)

    orders = [shuffled() for _ in range(12_000)]
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 49.7  # 1 in 1000 at 23 degrees of freedom


def test_neighbouring_generators_are_strangers() -> None:
    assert chi_square((Rng(seed).below(6) for seed in range(12_000)), 6) < 20.5
    firsts = [(Rng(seed).below(6), Rng(seed + 1).below(6)) for seed in range(12_000)]
    assert chi_square(firsts, 36) < 66.7


def test_streams_of_other_names_or_seeds_are_others() -> None:  # §1.4
    names = [Seed("one").stream("deck"), Seed("one").stream("bag"), Seed("two").stream("deck")]
    assert len({stream.below(2**200) for stream in names}) == 3
    assert Seed("one").stream("deck").below(2**200) == Seed("one").stream("deck").below(2**200)


def test_a_copied_stream_goes_on_the_same_and_apart() -> None:
    stream = Seed("one").stream("deck")
    stream.below(6)
    twin = stream.copy()
    assert [stream.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]
    twin.below(6)
    assert (stream.drawn, twin.drawn) == (6, 7)


def test_a_reseeded_stream_has_another_future_that_the_generator_decides() -> None:
    stream = Seed("one").stream("deck")
    futures = [stream.reseeded(Rng(seed)).below(2**200) for seed in (1, 1, 2)]
    assert futures[0] == futures[1] != futures[2]
    assert stream.below(2**200) not in futures


def test_64_hexadecimal_digits_are_the_seed_itself() -> None:
    digits = "00112233445566778899aabbccddeeff" * 2
    assert Seed(digits).key == bytes.fromhex(digits)
    assert Seed(digits.upper()).key == Seed(digits).key
    assert Seed(" " * 64).key == sha256(b"quintessence/seed/" + b" " * 64).digest()
    assert Seed("g" * 64).key == sha256(b"quintessence/seed/" + b"g" * 64).digest()
    assert Seed("٣" * 64).key == sha256(b"quintessence/seed/" + ("٣" * 64).encode()).digest()
    assert Seed("0" * 63 + "x").key == sha256(b"quintessence/seed/" + b"0" * 63 + b"x").digest()


def test_fresh_seeds_are_256_bits_and_never_the_same() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_a_stream_is_its_key_and_what_was_drawn() -> None:
    stream = Seed("one").stream("deck")
    stream.below(52)
    assert Stream(stream.key, 1).below(52) == stream.below(52)
