import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../src/text/texts.svelte.ts', () => ({
  say: (key: string) => key,
  words: { texts: { has: () => false, aside: () => null } },
}));
vi.mock('../src/me.svelte.ts', () => ({ paint: (colour: string | null) => colour }));

describe('the names at a table', () => {
  let seatNames: typeof import('../src/table/names.ts').seatNames;
  beforeEach(async () => ({ seatNames } = await import('../src/table/names.ts')));
  const bot = (seat: number, level: string) => ({ seat, kind: 'bot' as const, level, name: '' });

  it('carry a number where two are the same', () => {
    const ada = { seat: 0, kind: 'me' as const, level: null, name: 'Ada' };
    expect(seatNames([ada, bot(1, 'level1'), bot(2, 'level1')])).toEqual(['Ada', 'level1\u00a02', 'level1\u00a03']);
    expect(seatNames([ada, bot(1, 'level1'), bot(2, 'level2')])).toEqual(['Ada', 'level1', 'level2']);
  });
});
