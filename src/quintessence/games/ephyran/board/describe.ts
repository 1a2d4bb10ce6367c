/** The board in words: an equal view of the same position. */
import type { Say, Values } from '$table';
import { halvesOf } from './halves.ts';
import { isPartlyHidden, read, splitSlot, TERRITORIES, total, type Territory, type View, type Zone } from './view.ts';
import { creatureName, halfInWords, supportName } from './words.ts';

/** "Siren, Poseidon's Trident (2), an object face down": what a zone shows. */
export function zoneContent(zone: Zone, view: View, say: Say): string {
  const parts = [creatureName(zone.creature, say)];
  if (zone.object) parts.push(say('board-printed', { object: zone.object }));
  if (zone.token === 'hidden') parts.push(say('object-hidden'));
  else if (zone.token)
    parts.push(say(view.stage === 'over' ? 'board-token' : 'board-token-known', { object: zone.token }));
  return parts.join(', ');
}

/** A spot of a city: its name, what is there, and whether it is covered. */
export function zoneInWords(view: View, seat: number, slot: string, say: Say): string {
  const [territory, index] = splitSlot(slot);
  const column = view.cities[seat]?.[territory];
  const zone = column?.zones[index];
  const name = say(`slot-${slot}`);
  if (!zone) return say('board-zone-empty', { name });
  const covered = index < (column?.zones.length ?? 0) - 1 ? `, ${say('board-covered')}` : '';
  return say('board-zone', { name, content: zoneContent(zone, view, say) + covered });
}

/** What lies at a spot, for whoever looks at it; null where there is nothing to tell. */
export function spotInWords(view: View, spot: string, say: Say): string | null {
  if (spot === 'pile') return say('board-pile', { count: view.pile });
  if (spot === 'stock') return say('board-stock', { count: view.stock });
  const [, seat, territory, number] = /^(\d+):([a-z]+)(-\d)?$/.exec(spot) ?? [];
  if (!seat || !territory) return null;
  if (number) return zoneInWords(view, Number(seat), territory + number, say);
  const points = Object.values(view.columns[Number(seat)]?.[territory as Territory] ?? {});
  return say('board-column', { territory, points: points.reduce((sum, one) => sum + one, 0) });
}

/** A card by its halves. */
export function cardInWords(card: string, view: View, say: Say): string {
  return halvesOf(card, view.creatures)
    .map((half) => halfInWords(half, say))
    .join(' / ');
}

function cityLines(view: View, seat: number, say: Say): string[] {
  const city = view.cities[seat];
  if (!city) return [];
  const god = view.gods[seat];
  const lines = [
    say(isPartlyHidden(view, seat) ? 'board-text-city-hidden' : 'board-text-city', {
      seat,
      god_name: god ? say(`god-${god}`) : say('board-no-god'),
      points: total(view, seat),
      count: view.hands[seat]?.count ?? 0,
    }),
  ];
  for (const territory of TERRITORIES) {
    const { zones, lock } = city[territory];
    const list = zones.map((zone, index) => `${index + 1} ${zoneContent(zone, view, say)}`).join(' · ');
    const points = Object.values(view.columns[seat]?.[territory] ?? {}).reduce((sum, one) => sum + one, 0);
    lines.push(say('board-text-column', { territory, zones: list || '–', points, locked: lock ? 'yes' : 'no' }));
  }
  const known = view.hands[seat]?.known ?? [];
  if (known.length && seat !== view.seat)
    lines.push(say('board-text-known', { cards: known.map((card) => cardInWords(card, view, say)).join(' · ') }));
  return lines;
}

/** What waits for answers. */
export function announcedInWords(view: View, say: Say): string | null {
  const { announced } = view;
  if (!announced) return null;
  const { support, by, against, slot } = announced;
  const values: Values = { seat: by, victim: against ?? by, support_name: supportName(support, say), slot };
  if (announced.with_hand) return say('board-announced-hand', values);
  if (against === null) return say('board-announced', values);
  return say(slot === null ? 'board-announced-against' : 'board-announced-at', values);
}

export function describe(values: Values, say: Say): string[] {
  const view = read(values);
  const asked = view.to_act ?? view.turn;
  const turn = { round: view.round, seat: view.turn, victim: asked, stage: view.stage };
  const lines = [say(asked === view.turn ? 'board-text-turn' : 'board-text-turn-of-another', turn)];
  if (view.ending) lines.push(say('board-text-last', { reason_text: say(`reason-${view.ending}`) }));
  const announced = announcedInWords(view, say);
  if (announced) lines.push(announced);
  if (view.held) lines.push(say('board-text-held', { object: view.held }));
  const order = [...Array(view.seats).keys()].map((step) => (step + (view.seat ?? 0)) % view.seats);
  for (const seat of order) lines.push(...cityLines(view, seat, say));
  for (const [key, cards] of [
    ['board-text-hand', view.seat === null ? null : (view.hands[view.seat]?.cards ?? null)],
    ['board-text-shown', view.shown?.cards ?? null],
  ] as const) {
    if (!cards?.length) continue;
    lines.push(say(key), ...cards.map((card) => `• ${cardInWords(card, view, say)}`));
  }
  const top = view.discard.at(-1);
  lines.push(
    say('board-text-piles', {
      pile: view.pile,
      discarded: view.discarded,
      top: top ? cardInWords(top, view, say) : '–',
      tartarus: view.tartarus.length,
      stock: view.stock,
    }),
  );
  return lines;
}
