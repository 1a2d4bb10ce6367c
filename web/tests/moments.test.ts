import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { lastTurn, walked } from '../../src/quintessence/games/earth_water_sun/board/last.ts';
import type { View } from '../../src/quintessence/games/earth_water_sun/board/view.ts';
import { changed, lately } from '../../src/quintessence/games/ephyran/board/lately.ts';
import { updated, whole, type Known } from '../src/table/reducer.ts';
import { ReviewStore } from '../src/table/review.svelte.ts';
import { shownAt, type Shown } from '../src/table/shown.ts';
import { api } from '../src/wire/api.ts';
import type { Moment, Review, Table, Update } from '../src/wire/types.ts';

// Whole games, written by tools/moments.py.
const TITLES = ['earth_water_sun', 'ephyran', 'erythro', 'embers', 'terra_mystica'];
type Game = Review & { moments: Moment[] };
const read = (slug: string): Game =>
  JSON.parse(readFileSync(new URL(`./moments/${slug}.json`, import.meta.url), 'utf8')) as Game;

interface Drawn {
  number: number;
  shown: Shown;
  marks: unknown;
}

/** All that a table draws of the past, and what the boards make of it. */
function drawn({ number, to_act, view }: Pick<Moment, 'number' | 'to_act' | 'view'>, record: Game['steps']): Drawn {
  const shown = shownAt(record, number, to_act);
  const hexes = { way: walked(shown.history, view as unknown as View), last: lastTurn(shown.lately) };
  const cities = { told: lately(shown.history, 0), fresh: [...changed(shown.lately)] };
  return { number, shown, marks: { hexes, cities } };
}

/** As the page sees a game that is played before it, update by update. */
function live({ steps, moments }: Game): Drawn[] {
  const first = moments[0]!;
  const table = { played: 0, revision: 0, state: { played: 0, revision: 0, questions: {}, legal: [], ...first } };
  let known: Known = whole(null, table as unknown as Table);
  return moments.map((moment) => {
    const { number, to_act, view } = moment;
    const { seat, events } = steps[number - 1] ?? {};
    const update = { kind: 'play', revision: number, played: number, actor: seat, events, to_act };
    const change = { questions: {}, legal: [], changed: view, patched: [], gone: [], window: null, from: number - 1 };
    if (number) known = updated(known, { ...update, ...change } as unknown as Update);
    const { state, log } = known;
    return drawn({ number: state!.played, to_act: state!.to_act, view: state!.view }, log as Game['steps']);
  });
}

/** As someone sees it who looks back, moment by moment in some order. */
async function visited(game: Game, numbers: number[]): Promise<Drawn[]> {
  vi.spyOn(api, 'review').mockResolvedValue({ count: game.count, steps: game.steps });
  vi.spyOn(api, 'moment').mockImplementation((_, number) => Promise.resolve(game.moments[number]!));
  const review = new ReviewStore('table', () => null);
  const found: Drawn[] = [];
  for (const number of numbers) {
    await review.open(number);
    found[number] = drawn(review.moment!, review.past!.steps);
  }
  return found;
}

it('means the moment that was asked for before the game has come', () => {
  vi.spyOn(api, 'review').mockReturnValue(new Promise(() => {}));
  const review = new ReviewStore('table', () => null);
  void review.open(3);
  expect(review.meant).toBe(3);
});

describe.each(TITLES)('a whole game of %s', (slug) => {
  const game = read(slug);
  const all = game.moments.map(({ number }) => number);
  const jumps = all.map((number) => (number * 37) % all.length);

  it('is drawn the same live, forward, backward and by jumps', async () => {
    const seen = live(game);
    expect(seen.map(({ number }) => number)).toEqual(all);
    expect(await visited(game, all)).toEqual(seen);
    expect(await visited(game, all.toReversed())).toEqual(seen);
    const jumped = await visited(game, [...jumps, ...all]);
    expect(jumped).toEqual(seen);
  });

  it('moves things only from one moment to the next', async () => {
    vi.spyOn(api, 'review').mockResolvedValue(game);
    vi.spyOn(api, 'moment').mockImplementation((_, number) => Promise.resolve(game.moments[number]!));
    const review = new ReviewStore('table', () => null);
    await review.open(5);
    expect(review.events).toEqual([]);
    await review.visit(6);
    expect(review.events).toEqual(game.steps[5]!.events);
    await review.visit(5);
    expect(review.events).toEqual([]);
    await review.visit(9);
    expect(review.events).toEqual([]);
  });
});

describe('the way of a piece', () => {
  const { steps, moments } = read('earth_water_sun');

  it('goes through every hex, at whichever moment one arrives', () => {
    let way: string[] = [];
    let longest = 0;
    for (const { number, events } of steps) {
      for (const { row, values } of events) {
        if (row[0] === 'turn_ended') way = [];
        if (row[0] === 'stepped') way = [...(way.length ? way : [String(values['hex'])]), String(values['to'])];
      }
      const view = moments[number]!.view as unknown as View;
      const { history } = shownAt(steps, number, moments[number]!.to_act);
      if (view.to_act) expect(walked(history, view)).toEqual(way);
      longest = Math.max(longest, way.length);
    }
    expect(longest).toBeGreaterThan(3);
  });
  it('is not drawn where the record does not have it', () => {
    const move = { from: 'd1', at: 'f2' } as unknown as View['move'];
    expect(walked([], { move, to_act: 'black' })).toEqual([]);
  });
});

describe('a look back at a game that goes on', () => {
  it('shows what was played since, and nothing that was undone', async () => {
    const { steps, moments } = read('earth_water_sun');
    let count = 4;
    let revision = 4;
    vi.spyOn(api, 'review').mockImplementation(() => Promise.resolve({ count, steps: steps.slice(0, count) }));
    const asked = vi.spyOn(api, 'moment').mockImplementation((_, number) => Promise.resolve(moments[number]!));
    asked.mockClear();
    const review = new ReviewStore(
      'table',
      () => null,
      () => false,
      () => revision,
    );
    await review.open(4);
    review.leave();
    [count, revision] = [6, 8];
    await review.open(6);
    expect(review.at).toBe(6);
    await review.open(4);
    expect(asked.mock.calls.map(([, number]) => number)).toEqual([4, 6, 4]);
  });
});
