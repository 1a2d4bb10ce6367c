import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { went } from '../../src/quintessence/games/earth_water_sun/board/last.ts';
import { blocksOf, keptBlocks } from '../src/table/log.ts';
import type { GameEvent, Review } from '../src/wire/types.ts';

const event = (tag: string, values: GameEvent['values']): GameEvent => ({ row: [tag], values });
const shape = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.map(({ who, lines }) => [who, lines.map(({ event }) => String(event.row[0]))]);

describe('the log', () => {
  it('has what follows from an answer under the name of whoever did it', () => {
    const log = [
      { number: 1, seat: 1, events: [event('announced_exchange', { seat: 1 })] },
      { number: 2, seat: 0, events: [event('declined', { seat: 0 }), event('exchanged', { seat: 1 })] },
      { number: 3, seat: 1, events: [event('drew', { seat: 1 }), event('end_announced', {})] },
    ];
    expect(shape(blocksOf(log, { quiet: [] }))).toEqual([
      [1, ['announced_exchange']],
      [0, ['declined']],
      [1, ['exchanged', 'drew', 'end_announced']],
    ]);
  });
  it('has what a scripted side did under its own name, and leaves out what is quiet or ahead', () => {
    const explanation = { side: 'fire', candidates: [], criteria: [], left: [] };
    const [spread, next] = [event('spread', {}), event('spread', {})].map((one) => ({ ...one, explanation }));
    const log = [
      { number: 1, seat: 0, events: [event('poured', { seat: 0 }), event('turn_ended', {}), spread!, next!] },
    ];
    expect(shape(blocksOf(log, { quiet: ['turn_ended'] }, new Set([next!])))).toEqual([
      [0, ['poured']],
      ['fire', ['spread']],
    ]);
  });
  it('has what a side does of its own under its name, explained or not', () => {
    const log = [{ number: 1, seat: 0, events: [event('passed', { seat: 0 }), event('drew', { seat: 'automa' })] }];
    expect(shape(blocksOf(log, { quiet: [] }, new Set(), ['automa']))).toEqual([
      [0, ['passed']],
      ['automa', ['drew']],
    ]);
  });
  it('tells a move in one line', () => {
    const step = (hex: string, to: string) => event('stepped', { colour: 'black', hex, to });
    const log = [
      { number: 1, seat: 0, events: [step('d1', 'e2')] },
      { number: 2, seat: 0, events: [step('e2', 'f2')] },
    ];
    const [block] = blocksOf(log, { quiet: [], joined: went });
    expect(block?.lines).toMatchObject([{ from: 1, number: 2, event: { values: { hex: 'd1', by: 'e2', to: 'f2' } } }]);
  });
  it('tells what happens again and again once, and how often', () => {
    const burn = () => event('converted', { seat: 0, conversion: 'burn' });
    const log = [
      { number: 1, seat: 0, events: [burn()] },
      { number: 2, seat: 0, events: [burn(), event('converted', { seat: 0, conversion: 'coin' })] },
      { number: 3, seat: 1, events: [event('passed', { seat: 1 })] },
    ];
    const [own, other] = blocksOf(log, { quiet: [] });
    expect(own?.lines).toMatchObject([
      { from: 1, number: 2, times: 2 },
      { from: 2, number: 2, times: 1 },
    ]);
    expect(other?.lines).toMatchObject([{ times: 1 }]);
  });
  it('keeps the very lines and blocks that were there before', () => {
    const step = (hex: string, to: string) => event('stepped', { colour: 'black', hex, to });
    const first = { number: 1, seat: 0, events: [event('grew', { seat: 0 }), step('d1', 'e2')] };
    const second = { number: 2, seat: 0, events: [step('e2', 'f2')] };
    const other = { number: 3, seat: 1, events: [event('grew', { seat: 1 })] };
    const board = { quiet: [], joined: went };
    const before = blocksOf([first, second], board);
    const now = keptBlocks(before, blocksOf([first, second, other], board));
    expect(now.map((block) => block === before[0])).toEqual([true, false]);
    const undone = keptBlocks(now, blocksOf([first], board));
    expect(undone[0]?.lines.map((line, at) => line === before[0]?.lines[at])).toEqual([true, false]);
    expect(undone).toEqual(blocksOf([first], board));
  });
  it('has every line of a whole game of Ephyran under the name in it', () => {
    const url = new URL('./moments/ephyran.json', import.meta.url);
    const { steps } = JSON.parse(readFileSync(url, 'utf8')) as Review;
    for (const { who, lines } of blocksOf(steps, { quiet: [] }))
      for (const { event } of lines) expect(event.values['seat'] ?? who).toBe(who);
  });
});
