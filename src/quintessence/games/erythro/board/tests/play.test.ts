import { describe, expect, it } from 'vitest';
import type { Action, Objection, Row } from '$table';
import { Play, type World } from '../play.svelte.ts';
import { action, sample } from './sample.ts';

const GAIN = action(['play', 'squall', 'gain'], {
  card: 'squall',
  zone: 'gain',
});
const CLEAN = [1, 2].map((count) => action(['clean_up', 2, count, 0], { tile: 2, count, first: 0 }));
const STEP = action(['step', 4], { tile: 4 });
const NO: Objection = { code: 'nowhere_to_go', rule: '§7.2', values: {} };

function table(legal: Action[], more: Partial<World> = {}) {
  const played: Row[] = [];
  const asked: Row[] = [];
  const world: World = {
    ...{ now: sample(), legal, seat: 0, mode: 'play', confirms: () => false },
    play: (rows) => void played.push(...rows),
    why: (row) => (asked.push(row), Promise.resolve(NO)),
    object: () => undefined,
    ...more,
  };
  return { play: new Play(() => world), played, asked, world };
}

describe('a press', () => {
  it('plays a zone at once, or asks why not', async () => {
    const { play, played, asked } = table([GAIN]);
    play.pressZone('squall', 'gain');
    expect(played).toEqual([GAIN.row]);
    play.pressZone('squall', 'move');
    await Promise.resolve();
    expect(asked).toEqual([['play', 'squall', 'move']]);
    expect(play.refused).toEqual({ spot: 'squall:move', reason: NO });
  });

  it('asks once more where moves are confirmed', () => {
    const { play, played } = table([GAIN], { confirms: () => true });
    play.pressZone('squall', 'gain');
    expect([played, play.isPlanned(GAIN)]).toEqual([[], true]);
    play.pressZone('squall', 'gain');
    expect(played).toEqual([GAIN.row]);
  });

  it('asks about cards that undo takes back as about cards that it does not: only where the person wants it', () => {
    const open = sample();
    open.players = open.players.map((player) => ({ ...player, hand: [] }));
    const draw = action(['play', 'contamination', 'draw'], { card: 'contamination', zone: 'draw' });
    const buy = action(['buy', 'hurricane', 3], { card: 'hurricane', first: 3 });
    const asked = (now: World['now'], one: Action): boolean => {
      const { play } = table([one], { now, confirms: (isFinal) => isFinal });
      play.take(one);
      return play.isPlanned(one);
    };
    expect([asked(sample(), GAIN), asked(open, GAIN), asked(open, draw), asked(sample(), buy)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('opens a menu on a tile with more than one thing to do', () => {
    const { play, played } = table([GAIN, ...CLEAN]);
    play.pressTile('2');
    expect([play.menu, played]).toEqual([[], []]);
    play.isCleaning = true;
    play.pressTile('2');
    expect(play.menu).toEqual(CLEAN);
    expect(play.back()).toBe(true);
    expect([play.menu, play.isCleaning, play.back(), play.isCleaning]).toEqual([[], true, true, false]);
    expect(play.back()).toBe(false);
  });

  it('walks to the only tile', () => {
    const { play, played } = table([STEP], {
      now: sample({ stage: 'moving' }),
    });
    play.pressTile('4');
    expect(played).toEqual([STEP.row]);
  });
});

describe('what is half chosen', () => {
  it('stays while it can still be chosen, and goes with it', () => {
    const { play, world } = table([GAIN, ...CLEAN], { confirms: () => true });
    play.pressZone('squall', 'gain');
    play.isCleaning = true;
    play.tile = '2';
    world.legal = [];
    play.changed();
    expect([play.isPlanned(GAIN), play.isCleaning, play.tile]).toEqual([true, true, '2']);
    const { play: other } = table([STEP]);
    other.plan = GAIN;
    other.isCleaning = true;
    other.tile = '2';
    other.card = 'gone';
    other.changed();
    expect([other.plan, other.isCleaning, other.tile, other.card]).toEqual([null, false, null, null]);
  });
});
