import { describe, expect, it } from 'vitest';
import type { GameEvent, Step } from '$table';
import { ahead, before } from '../past.ts';
import { event, sample } from './sample.ts';

const advanced: GameEvent = {
  ...event('mine_advanced', {
    mine: 'sand_dredge',
    tile: 2,
    from_line: 1,
    to_line: 2,
  }),
  explanation: {
    side: 'mars',
    candidates: ['sand_dredge', 'smelter'],
    criteria: [{ code: 'oldest', removed: ['smelter'], values: {} }],
    left: ['sand_dredge'],
  },
};
const done = event('line_done', {
  ...{ mine: 'sand_dredge', tile: 2, effect: 'own 1', sanctuary: null },
  tiles: [{ tile: 2, before: 2, after: 3 }],
});
const step = (removed: string[]): Step => ({
  candidates: ['sand_dredge', 'smelter'],
  removed,
  left: [],
  ahead: [advanced, done],
});

describe('while a step is explained', () => {
  it('it is drawn once all its criteria were shown', () => {
    expect(ahead(step([]))).toEqual([advanced, done]);
    expect(ahead(step(['smelter']))).toEqual([done]);
  });

  it('what follows is taken back', () => {
    const past = before(sample(), [advanced, done]);
    expect(past.tiles['2']?.pollution).toBe(2);
    expect(past.mines['sand_dredge']).toMatchObject({ line: 0, left: 5 });
    expect(before(sample(), [done]).mines['sand_dredge']?.line).toBe(1);
  });

  it('tiles are clean, whole and free again', () => {
    const past = before(sample(), [
      event('pollution_changed', { tile: 3, before: 3, after: 4 }),
      event('tile_contaminated', { tile: 3, sanctuary: 'fire', count: 1 }),
      event('mine_placed', { mine: 'sand_dredge', tile: 2 }),
      event('stepped', { seat: 0, from: 4, tile: 1 }),
    ]);
    expect(past.tiles['3']).toMatchObject({
      pollution: 3,
      contaminated: false,
      sanctuary: 'fire',
    });
    expect([past.tiles['2']?.mine, past.mines['sand_dredge']]).toEqual([null, undefined]);
    expect([past.tiles['1']?.pawns, past.tiles['4']?.pawns]).toEqual([[], [0]]);
  });

  it('the sheet counts what is drawn, and the phase is the one that is told of', () => {
    const { tiles } = sample();
    const now = {
      ...sample(),
      ...{ round: 3, phase: 'market' },
      goals: [{ code: 'mines', value: 2, target: 0 }],
      dangers: [
        { code: 'contaminated', value: 1, limit: 3 },
        { code: 'mine', value: 4, limit: 5 },
      ],
    };
    const dirty = Object.values(tiles).filter(({ contaminated }) => contaminated).length;
    const past = before(now, [
      event('phase_started', { phase: 'mines', round: 3 }),
      advanced,
      event('pollution_changed', { tile: 3, before: 3, after: 4 }),
      event('phase_started', { phase: 'adversary', round: 3 }),
      event('phase_started', { phase: 'market', round: 3 }),
    ]);
    expect([past.round, past.phase]).toEqual([3, 'discard']);
    expect(past.goals[0]?.value).toBe(Object.keys(now.mines).length);
    expect(past.dangers[0]?.value).toBe(dirty - 1);
    const lines = Math.min(...Object.values(past.mines).map(({ left }) => left));
    expect((past.dangers[1]?.limit ?? 0) - (past.dangers[1]?.value ?? 0)).toBe(lines);
  });

  it('before the first phase of a round there is the last of the round before', () => {
    const started = event('phase_started', { phase: 'players', round: 3 });
    expect(before({ ...sample(), round: 3, phase: 'players' }, [started])).toMatchObject({ round: 2, phase: 'draw' });
    expect(before({ ...sample(), round: 1, phase: 'players' }, [started])).toMatchObject({
      round: 1,
      phase: 'players',
    });
  });

  it('the view itself stays as it is', () => {
    const now = sample();
    before(now, [done]);
    expect(now).toEqual(sample());
  });
});
