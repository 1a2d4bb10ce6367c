import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../src/text/texts.svelte.ts', () => ({
  say: (key: string, values: Record<string, number> = {}) => [key, ...Object.values(values)].join(' '),
  words: { texts: { has: () => false, aside: () => null } },
}));
vi.mock('../src/me.svelte.ts', () => ({ paint: (colour: string | null) => colour }));

describe('the names at a table', () => {
  let isShared: typeof import('../src/table/names.ts').isShared;
  let properNames: typeof import('../src/table/names.ts').properNames;
  let seatNames: typeof import('../src/table/names.ts').seatNames;
  let seatPaints: typeof import('../src/table/names.ts').seatPaints;
  let spokenNames: typeof import('../src/table/names.ts').spokenNames;
  let uncalled: typeof import('../src/table/names.ts').uncalled;
  beforeEach(
    async () =>
      ({ isShared, properNames, seatNames, seatPaints, spokenNames, uncalled } = await import('../src/table/names.ts')),
  );
  const bot = (seat: number, level: string) => ({ seat, kind: 'bot' as const, level, name: '' });

  it('are proper ones for bots and for people who gave one, not for a screen’s further players', () => {
    const ada = { seat: 0, kind: 'me' as const, level: null, name: 'Ada', held: true };
    const other = { seat: 1, kind: 'screen' as const, level: null, name: 'Ada', held: true };
    const friend = { seat: 2, kind: 'friend' as const, level: null, name: '' };
    expect(properNames([ada, other, friend, bot(3, 'level1')])).toEqual(['Ada', null, null, 'level1']);
  });

  it('carry a number where two are the same', () => {
    const ada = { seat: 0, kind: 'me' as const, level: null, name: 'Ada' };
    expect(seatNames([ada, bot(1, 'level1'), bot(2, 'level1')])).toEqual(['Ada', 'level1\u00a02', 'level1\u00a03']);
    expect(seatNames([ada, bot(1, 'level1'), bot(2, 'level2')])).toEqual(['Ada', 'level1', 'level2']);
  });
  it('are nobody’s “you” where several play on one screen', () => {
    const me = { seat: 0, kind: 'me' as const, level: null, name: '', held: true };
    const screen = { seat: 1, kind: 'screen' as const, level: null, name: '', held: true };
    expect(seatNames([me, screen])).toEqual(['seat-numbered 1', 'seat-numbered 2']);
    expect(seatNames([{ ...me, name: 'Ada' }, screen])).toEqual(['Ada', 'seat-numbered 2']);
    expect([isShared([me, screen]), isShared([me, bot(1, 'level1')])]).toEqual([true, false]);
  });
  it('are left out of what is asked of “you”, and of nobody else', () => {
    expect(uncalled('seat-you: choose your god.')).toBe('Choose your god.');
    expect(uncalled('seat-you\u00a0: c’est votre dernier tour.')).toBe('C’est votre dernier tour.');
    expect(uncalled('seat-you, exchange resources.')).toBe('Exchange resources.');
    expect(uncalled('seat-you may counter.')).toBe('seat-you may counter.');
    expect(uncalled('Ada: choose your god.')).toBe('Ada: choose your god.');
  });
  it('stand in colours that differ, whatever anyone likes best', () => {
    const seat = (number: number, colour: string | null) => ({ seat: number, kind: 'friend' as const, colour });
    expect(seatPaints([seat(0, 'sun'), seat(1, null)])).toEqual(['sun', 'quintessence']);
    expect(seatPaints([seat(0, null), seat(1, 'quintessence')])).toEqual(['sun', 'quintessence']);
    expect(new Set(seatPaints([seat(0, 'fire'), seat(1, 'fire'), seat(2, null), seat(3, 'sun')])).size).toBe(4);
  });

  it('are never “you” in a sentence, and still differ', () => {
    const me = { seat: 0, kind: 'me' as const, level: null, name: '', held: true };
    const screen = { seat: 1, kind: 'screen' as const, level: null, name: 'Ada', held: true };
    expect(seatNames([me, bot(1, 'level1')])).toEqual(['seat-you', 'level1']);
    expect(spokenNames([me, bot(1, 'level1')])).toEqual(['seat-numbered 1', 'level1']);
    expect(spokenNames([{ ...me, name: 'Ada' }, screen])).toEqual(['Ada', 'seat-numbered 2']);
    const [ada, other] = spokenNames([
      { ...me, name: 'Ada' },
      { ...screen, kind: 'friend' as const },
    ]);
    expect([ada, other]).toEqual(['Ada\u00a01', 'Ada\u00a02']);
  });
});
