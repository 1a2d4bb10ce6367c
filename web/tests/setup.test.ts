import { describe, expect, it } from 'vitest';
import {
  allowedSeats,
  chosen,
  counted,
  free,
  isReconstructed,
  parsed,
  resized,
  seating,
  sitting,
} from '../src/parts/setup.ts';
import type { GameInfo } from '../src/wire/types.ts';

const game = {
  slug: 'ephyran',
  version: 1,
  seats: [1, 2, 3, 4],
  usual_seats: [2, 3, 4],
  levels: ['level1'],
  options: [
    { name: 'gods', default: 'dealt', choices: ['dealt', 'chosen'], seats: { '"chosen"': [1, 2] } },
    { name: 'scenario', default: null, choices: [], seats: {} },
  ],
  provenance: { gods: 'printed', cards: 'reconstructed' },
} as unknown as GameInfo;

describe('a table before it is opened', () => {
  it('seats one person among bots, and keeps who sits there when its size changes', () => {
    const two = sitting(2, 'level2');
    expect(two).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'level2' }]);
    const withFriend = [{ kind: 'friend' as const }, { kind: 'me' as const }];
    expect(resized(withFriend, 4, 'level1')).toEqual([
      { kind: 'friend' },
      { kind: 'me' },
      { kind: 'bot', level: 'level1' },
      { kind: 'bot', level: 'level1' },
    ]);
    expect(resized([{ kind: 'friend' }, { kind: 'friend' }, { kind: 'me' }], 2, 'level1')).toEqual([
      { kind: 'me' },
      { kind: 'friend' },
    ]);
  });
  it('may be for bots alone, whatever its size, but not for others without oneself', () => {
    const bots = [1, 2].map(() => ({ kind: 'bot' as const, level: 'level1' }));
    expect(seating(bots)).toBe('bots');
    expect(seating(resized(bots, 3, 'level1'))).toBe('bots');
    expect(seating([...bots, { kind: 'friend' }])).toBe('none');
    expect(seating([...bots, { kind: 'me' }])).toBe('me');
  });
  it('has as many players as its options allow', () => {
    expect(allowedSeats(game, { gods: 'dealt' })).toEqual([2, 3, 4]);
    expect(allowedSeats(game, { gods: 'chosen' })).toEqual([1, 2]);
  });
  it('tells how many can play', () => {
    expect([counted([2]), counted([2, 3, 4]), counted([1, 2, 4])]).toEqual(['2', '2–4', '1, 2, 4']);
  });
  it('shows options with choices to everyone, and folds the free ones away', () => {
    expect(chosen(game).map((option) => option.name)).toEqual(['gods']);
    expect(free(game).map((option) => option.name)).toEqual(['scenario']);
  });
  it('reads what is typed as JSON, and names what is not', () => {
    expect(parsed({ scenario: '{"gods": ["gaia"]}', other: '  ' })).toEqual({
      values: { scenario: { gods: ['gaia'] } },
      bad: null,
    });
    expect(parsed({ scenario: '{gods}' })).toEqual({ values: {}, bad: 'scenario' });
  });
  it('knows whether a component is reconstructed', () => {
    expect(isReconstructed(game)).toBe(true);
    expect(isReconstructed({ ...game, provenance: { gods: 'printed' } })).toBe(false);
  });
});
