"""§8 Power for neighbours: a building offers it, each neighbour takes it whole for points, or declines."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import SCRIPTED_BUILDER, Answer
from quintessence.games.terra_mystica.data.names import FROM_CONVERT, FROM_LEECH
from quintessence.games.terra_mystica.rules.economy.resources import gain_power
from quintessence.games.terra_mystica.rules.map.reach import beside
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Offer, Position, Ripple, order_from, score


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
            strength[owner] = strength[owner] + position.players[owner].faction.strength[position.building[other]]
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
        has_gained = position.script.reward_building_beside(position, player)
        open_offers += 1  # it never answers, so that not all can decline
    if offers:
        position.offers = position.offers + offers
        if player.faction.on_accept:
            ripple = Ripple(position.events, player.seat, open_offers, 0, has_gained)
            position.ripples = [*position.ripples, ripple]


def offer_to(position: Position, trader: Player, partner: Player, amount: int) -> None:
    """§14: a trade offers its partner power, and nobody gains by the answer; who left and the Automa take none."""
    if partner.is_seated and not partner.gone:
        position.events += 1
        usable = min(amount, partner.room_for_power())
        offer = Offer(position.events, partner.seat, trader.seat, amount, usable, False)
        position.offers = [*position.offers, offer]
        position.report("offered", [partner.seat, trader.name(), amount])


def price_of(player: Player, amount: int) -> int:
    """The points that so much power would cost a player who takes what fits and can be paid for."""
    return max(0, min(amount, player.room_for_power(), player.points + 1) - 1)


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


def owes_reaction(position: Position, player: Player) -> bool:
    """Whether a seat owes a decision in anybody's turn: an answer, or what the answers of others brought."""
    return player.steps > 0 or player.tokens > 0 or player.tops > 0 or has_offers(position, player.seat)


def add_answers(position: Position, player: Player, choices: list[Action]) -> None:
    """To each offer that differs from those before it: accept where that is possible, decline."""
    table = position.table
    for offer in position.offers:
        if offer.seat == player.seat:
            builder = builder_of(position, offer)
            decline = table.decline(builder, offer.amount)
            if decline not in choices:
                for action in (table.accept(builder, offer.amount), decline):
                    if answer_objection(position, player, action) is None:
                        choices.append(action)


def answer_objection(position: Position, player: Player, action: Answer) -> str | None:
    """Why an offer may not be answered so."""
    offer = find_offer(position, player.seat, action.builder, action.amount)
    if offer is None:
        return "nothing_on_offer"
    if position.is_converting and position.active == player.seat:
        return "close_first"
    if action.tag == "decline":
        return None
    if offer.too_late:
        return "later_offer_taken"
    return None if offer.usable else "no_room_for_power"


def answer(position: Position, player: Player, action: Answer) -> None:
    """Accept or decline the oldest offer of its kind."""
    offer = find_offer(position, player.seat, action.builder, action.amount)
    assert offer is not None
    if action.tag == "accept":
        _accept(position, player, offer)
    else:
        _decline(position, player, offer)


def _accept(position: Position, player: Player, offer: Offer) -> None:
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


def _decline(position: Position, player: Player, offer: Offer) -> None:
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


def token_objection(player: Player) -> str | None:
    """Why a builder may not buy a token after an answer."""
    if not player.tokens:
        return "nothing_on_offer"
    return None if player.points else "too_few_points"


def buy_token(position: Position, player: Player) -> None:
    """A token for the third bowl, for a point."""
    player.tokens -= 1
    player.bowl3 += 1
    score(position, player, -1, FROM_CONVERT)
    position.report("bought_token", [player.seat])


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
