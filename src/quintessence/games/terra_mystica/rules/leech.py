"""§8: power for neighbours: a building offers it, each neighbour takes it whole for points, or declines."""

from __future__ import annotations

from quintessence.games.terra_mystica.actions import SCRIPTED_BUILDER
from quintessence.games.terra_mystica.data.names import FROM_LEECH
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Offer, Position, Ripple, order_from, score
from quintessence.games.terra_mystica.rules.reach import beside
from quintessence.games.terra_mystica.rules.resources import gain_power


def has_neighbour(position: Position, player: Player, hex: int) -> bool:
    """Whether somebody else's building stands directly beside a hex."""
    for other in beside(position, hex):
        if position.owner[other] != NONE and position.owner[other] != player.seat:
            return True
    return False


def offer_power(position: Position, player: Player, hex: int) -> None:
    """A building was put on a hex: its neighbours are offered power, in order from the builder."""
    strength = [0] * len(position.players)
    for other in beside(position, hex):
        owner = position.owner[other]
        if owner != NONE and owner != player.seat:
            strength[owner] += position.players[owner].faction.strength[position.building[other]]
    position.events += 1
    offers: list[Offer] = []
    open_offers = 0
    has_gained = False
    for seat in order_from(position, player.seat):
        neighbour = position.players[seat]
        if strength[seat] and not neighbour.gone:
            usable = min(strength[seat], neighbour.room_for_power())
            offers.append(Offer(position.events, seat, player.seat, strength[seat], usable, False))
            position.report("offered", [seat, player.name(), strength[seat]])
            if usable:
                open_offers += 1
    if position.script is not None and player.faction.on_accept and _is_beside_script(position, hex):
        has_gained = position.script.is_met(position, player)
        open_offers += 1  # it never answers, so that not all can decline
    if offers:
        position.offers = position.offers + offers
        if player.faction.on_accept:
            ripple = Ripple(position.events, player.seat, open_offers, 0, has_gained)
            position.ripples = [*position.ripples, ripple]


def _is_beside_script(position: Position, hex: int) -> bool:
    for other in beside(position, hex):
        owner = position.owner[other]
        if owner != NONE and not position.players[owner].is_seated:
            return True
    return False


def find_offer(position: Position, seat: int, builder: int, amount: int) -> Offer | None:
    """The oldest open offer of that builder (as actions number them) and amount to a seat."""
    for offer in position.offers:
        if offer.seat == seat and offer.amount == amount and builder_of(position, offer) == builder:
            return offer
    return None


def builder_of(position: Position, offer: Offer) -> int:
    """Who offers power, by the number that actions have for it."""
    return offer.builder if position.players[offer.builder].is_seated else SCRIPTED_BUILDER


def has_offers(position: Position, seat: int) -> bool:
    for offer in position.offers:
        if offer.seat == seat:
            return True
    return False


def accept(position: Position, player: Player, offer: Offer) -> None:
    """Take the power, as much as fits and as the points can pay for: one point less than the power."""
    wanted = offer.amount
    if wanted > player.points:
        wanted = player.points + 1
    gained = gain_power(player, wanted)
    builder = position.players[offer.builder].name()
    position.report("accepted", [player.seat, builder, gained, max(0, gained - 1)])
    if gained > 1:
        score(position, player, 1 - gained, FROM_LEECH)
    if offer.usable:
        _reward_builder(position, offer)
    _close(position, offer)
    _mark_late(position, player, offer)
    refresh(position, player)
    if position.script is not None and not position.players[offer.builder].is_seated:
        position.script.power_taken(position, gained)


def decline(position: Position, player: Player, offer: Offer) -> None:
    """Refuse the power."""
    position.report("declined", [player.seat, position.players[offer.builder].name(), offer.amount])
    _note(position, offer.event, 0, 1, False)
    _refused(position, offer)
    _close(position, offer)


def _reward_builder(position: Position, offer: Offer) -> None:
    """The first to take power from a building lets some builders gain: a cult step, or a token for a point."""
    builder = position.players[offer.builder]
    ripple = _ripple(position, offer.event)
    if ripple is None or ripple.taken:
        return
    _note(position, offer.event, 0, 0, True)
    if builder.gone:
        return
    if builder.faction.on_accept == "step":
        builder.steps += 1
        builder.reactions += 1
    else:
        builder.tokens += 1
    position.note(builder, "accepted")


def _refused(position: Position, offer: Offer) -> None:
    """Once all who could take power have refused, some builders gain power instead."""
    if not offer.usable:
        return
    _note(position, offer.event, -1, 0, False)
    ripple = _ripple(position, offer.event)
    if ripple is None or ripple.open_offers > 0 or not ripple.refused or not position.consoles:
        return
    builder = position.players[offer.builder]
    gained = gain_power(builder, builder.faction.on_refusal_power)
    position.report("all_declined", [builder.seat, gained])
    position.note(builder, "all_declined")


def _ripple(position: Position, event: int) -> Ripple | None:
    for ripple in position.ripples:
        if ripple.event == event:
            return ripple
    return None


def _note(position: Position, event: int, open_offers: int, refused: int, taken: bool) -> None:
    position.ripples = [
        Ripple(
            ripple.event,
            ripple.builder,
            ripple.open_offers + open_offers,
            ripple.refused + refused,
            ripple.taken or taken,
        )
        if ripple.event == event
        else ripple
        for ripple in position.ripples
    ]


def _close(position: Position, offer: Offer) -> None:
    position.offers = [other for other in position.offers if other is not offer]
    if not any(other.event == offer.event for other in position.offers):
        position.ripples = [ripple for ripple in position.ripples if ripple.event != offer.event]


def _mark_late(position: Position, player: Player, taken: Offer) -> None:
    """Offers are taken in their order: those that were skipped can only be declined."""
    if not any(other.seat == player.seat and other.event < taken.event for other in position.offers):
        return
    position.offers = [
        Offer(other.event, other.seat, other.builder, other.amount, other.usable, True)
        if other.seat == player.seat and other.event < taken.event
        else other
        for other in position.offers
    ]


def close_offers(position: Position, player: Player) -> None:
    """Who exchanges resources first can no longer take power that was offered before."""
    if has_offers(position, player.seat):
        position.offers = [
            Offer(other.event, other.seat, other.builder, other.amount, other.usable, True)
            if other.seat == player.seat
            else other
            for other in position.offers
        ]


def refresh(position: Position, player: Player) -> None:
    """What was taken leaves less room for the power of other offers; one that becomes worthless counts as refused."""
    room = player.room_for_power()
    for offer in [other for other in position.offers if other.seat == player.seat]:
        usable = min(offer.usable, room)
        if usable == offer.usable:
            continue
        if not usable:
            _refused(position, offer)
        position.offers = [
            Offer(other.event, other.seat, other.builder, other.amount, usable, other.too_late)
            if other is offer
            else other
            for other in position.offers
        ]


def drop_offers(position: Position, seat: int) -> None:
    """A player left: nothing is offered to him any more."""
    for offer in position.offers:
        if offer.seat == seat:
            _close(position, offer)
