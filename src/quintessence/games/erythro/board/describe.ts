/** The table in words, line by line: for whoever does not see the drawing, for labels, and for tests. */
import type { Say, Values } from '$table';
import {
  ELEMENTS,
  isBeforeMines,
  nextLine,
  read,
  type Card,
  type Line,
  type Mine,
  type Player,
  type View,
} from './view.ts';

export type NameOf = (seat: number) => string;

/** One line of a card, made from its data. */
export function lineInWords({ effect, target, may, count, element }: Line, say: Say): string {
  return say(`line-${effect}`, { target, may, count, element });
}

/** Several sentences as one, parted as the language does it. */
export const joined = (parts: string[], say: Say): string =>
  parts.length ? parts.reduce((one, other) => say('board-both', { one, other })) : '';

/** What an event does, one effect after the other. */
export const effectsInWords = (effects: { effect: string; count: number }[], say: Say): string =>
  joined(
    effects.map(({ effect, count }) => say(`event-effect-${effect}`, { count })),
    say,
  ) || say('event-effect-none');

/** A whole card in a sentence: its zones one after the other. */
export function cardInWords(card: string, data: Card | undefined, say: Say): string {
  const name = say(`card-${card}`);
  if (!data) return name;
  if (data.contamination)
    return say('board-contamination', {
      name,
      pays: data.pays,
      draws: data.draws,
    });
  const { gain, move, sanctuary, yellow_of, yellow, bottom, cost } = data;
  const power = joined(
    bottom.map((line) => lineInWords(line, say)),
    say,
  );
  const parts = [
    cost ? say('board-card-cost', { name, cost }) : name,
    say('board-zone-gain', { count: gain.count, element: gain.element }),
    say('board-zone-move', { count: move }),
    say('board-zone-sanctuary', { element: sanctuary }),
  ];
  if (yellow.length && yellow_of)
    parts.push(
      say('board-zone-yellow', {
        element: yellow_of,
        text: joined(
          yellow.map((line) => lineInWords(line, say)),
          say,
        ),
      }),
    );
  return [...parts, say('board-zone-power', { text: power })].join('. ');
}

/** What a step of a mine does. */
export function mineLineInWords(line: string | null, say: Say): string {
  if (line === null) return say('mine-line-lost');
  const [code, count] = line.split(' ');
  return say(`mine-line-${code ?? 'none'}`, { count: Number(count ?? 0) });
}

export function mineInWords(slug: string, mine: Mine, say: Say): string {
  const costs = ELEMENTS.map((element) => say('board-cost', { element, count: mine.costs[element] })).join(', ');
  return say('board-mine', {
    name: say(`mine-${slug}`),
    level: mine.level,
    left: mine.left,
    next: mineLineInWords(nextLine(mine), say),
    extraction: mine.extraction,
    costs,
  });
}

/** A tile with all that is on it, and what is certain to come. */
export function tileInWords(now: View, number: string, say: Say, name: NameOf): string {
  const tile = now.tiles[number];
  if (!tile) return number;
  const parts = [say('board-tile', { tile: number })];
  parts.push(
    tile.contaminated ? say('board-tile-contaminated') : say('board-tile-pollution', { count: tile.pollution }),
  );
  if (tile.sanctuary) parts.push(say('board-tile-sanctuary', { element: tile.sanctuary }));
  if (tile.dome) parts.push(say('mine-dome'));
  const mine = tile.mine ? now.mines[tile.mine] : undefined;
  if (tile.mine && mine) parts.push(mineInWords(tile.mine, mine, say));
  if (tile.pawns.length) parts.push(say('board-tile-pawns', { names: tile.pawns.map(name).join(', ') }));
  const coming = now.forecast.tiles[number];
  if (coming) parts.push(say('board-tile-coming', { count: coming }));
  if (now.forecast.contaminated.includes(Number(number))) parts.push(say('board-tile-doomed'));
  return parts.join(', ');
}

/** What is certain to come, mine by mine, then what it leads to. */
export function forecastInWords(now: View, say: Say): string[] {
  const found: string[] = [];
  const { lost, tiles } = now.forecast;
  if (isBeforeMines(now)) {
    const mines = Object.entries(now.mines).sort(([, one], [, other]) => one.age - other.age);
    for (const [slug, mine] of mines) found.push(mineForecast(now, slug, mine, say));
  } else {
    for (const [tile, count] of Object.entries(tiles)) found.push(say('board-forecast-tile', { tile, count }));
    for (const slug of lost) found.push(say('board-forecast-lost', { name: say(`mine-${slug}`) }));
  }
  return [...found, ...endsInWords(now, say)];
}

/** What the next steps of the mines lead to: tiles that will be contaminated, what the adversary gains. */
export function endsInWords(now: View, say: Say): string[] {
  const { contaminated, lost, profitability } = now.forecast;
  const found = contaminated.map((tile) => say('board-forecast-contaminated', { tile }));
  if (lost.length) found.push(say('board-forecast-end'));
  if (profitability !== null && now.profitability && profitability !== now.profitability.value)
    found.push(say('board-forecast-profitability', { value: profitability, limit: now.profitability.limit }));
  return found;
}

/** That a player will shuffle, what comes of it, and whether a bought card avoids it; null where none is needed. */
export function shuffleInWords(now: View, seat: number, own: boolean, name: string, say: Say): string | null {
  const found = now.forecast.shuffles.find((one) => one.seat === seat);
  if (!found) return null;
  const mines = now.mine_deck.reduce((sum, count) => sum + count, 0);
  const avoids = found.missing > 1 || !found.buys ? 'no' : now.phase === 'market' ? 'now' : 'later';
  return say('board-shuffle', { own, name, adversary: now.adversary, mines, avoids });
}

/** What the next step of a mine does, where it has yet to advance in this round. */
export function mineForecast(now: View, slug: string, mine: Mine, say: Say): string {
  const name = say(`mine-${slug}`);
  const [code, count] = nextLine(mine)?.split(' ') ?? ['lost'];
  const has = now.tiles[String(mine.tile)]?.sanctuary ?? null;
  return say(`board-forecast-${code ?? 'none'}`, {
    name,
    tile: mine.tile,
    count: Number(count ?? 0),
    sanctuary: has,
  });
}

/** How far victory and defeat are, each in a few words. */
export function goalsInWords({ goals, dangers }: View, say: Say): string[] {
  return [
    ...goals.map(({ code, value, target }) => say('board-text-goal', { name: say(`goal-${code}`), value, target })),
    ...dangers.map(({ code, value, limit }) => say('board-text-danger', { name: say(`danger-${code}`), value, limit })),
  ];
}

function playerInWords(player: Player, seat: number, say: Say): string {
  const influence = player.elements.map((element) =>
    say('board-cost', { element, count: player.influence[element] ?? 0 }),
  );
  const { deck, owes, contamination, tile } = player;
  const hand = Array.isArray(player.hand) ? player.hand.map((card) => say(`card-${card}`)).join(', ') : null;
  const count = Array.isArray(player.hand) ? player.hand.length : player.hand;
  return say('board-text-player', {
    seat,
    character: player.character,
    tile,
    influence: influence.join(', '),
    count,
    hand,
    contamination,
    deck,
    discard: player.discard.length,
    owes,
  });
}

export function describe(view: Values, say: Say): string[] {
  const now = read(view);
  const { round, phase, adversary, difficulty, bag, mine_deck, event } = now;
  const nameless: NameOf = (seat) => say('seat-numbered', { number: seat + 1 });
  const forecast = forecastInWords(now, say);
  const all = { round, phase, adversary, difficulty };
  return [
    say('board-text-round', all),
    ...now.reasons.map((reason) => `• ${say(`reason-${reason}`)}`),
    ...goalsInWords(now, say).map((line) => `• ${line}`),
    `• ${say('board-text-piles', { deck: mine_deck.join(' · '), bag: bag.join(', '), contamination: now.contamination_pile })}`,
    ...(event ? [`• ${eventInWords(event, say)}`] : []),
    say('board-planet'),
    ...Object.keys(now.tiles).map((number) => `• ${tileInWords(now, number, say, nameless)}`),
    ...(forecast.length ? [say('board-forecast'), ...forecast.map((line) => `• ${line}`)] : []),
    say('board-text-players'),
    ...now.players.map((player, seat) => `• ${playerInWords(player, seat, say)}`),
    ...handInWords(now, say),
    say('board-market'),
    ...ELEMENTS.flatMap((element) => now.market[element]).flatMap((card) =>
      card ? [`• ${cardInWords(card, now.cards[card], say)}`] : [],
    ),
  ];
}

function handInWords(now: View, say: Say): string[] {
  const cards = now.seat === null ? null : now.players[now.seat]?.hand;
  if (!Array.isArray(cards) || !cards.length) return [];
  return [say('board-hand'), ...cards.map((card) => `• ${cardInWords(card, now.cards[card], say)}`)];
}

export function eventInWords({ card, clean, shuffle, destroyed }: NonNullable<View['event']>, say: Say): string {
  return say('board-event', {
    name: say(`event-card-${card}`),
    clean,
    shuffle: effectsInWords(shuffle, say),
    destroyed: effectsInWords(destroyed, say),
  });
}
