import { describe as suite, expect, it } from 'vitest';
import type { Values } from '$table';
import {
  cardInWords,
  describe,
  eventInWords,
  forecastInWords,
  lineInWords,
  shuffleInWords,
  tileInWords,
} from '../describe.ts';
import { lesson } from '../lesson.ts';
import { sample, source, SQUALL, words } from './sample.ts';

const [en, fr] = [words('en'), words('fr')];
const name = (seat: number): string => ['Ada', 'Ben'][seat] ?? '';

suite('the text board', () => {
  it('tells the goals, every tile, what is certain, the players and the cards', () => {
    const lines = describe(sample() as unknown as Values, en);
    expect(lines[0]).toBe('Round 2, Players. Against Mars Mining Company (Initiation).');
    expect(lines).toContain('• To win: Mines on the planet 1, to reach 0.');
    expect(lines).toContain('• To lose: Contaminated tiles 1 of 3.');
    expect(lines).toContain('• Tile 3, contaminated, here: Player 2');
    expect(lines).toContain('• Sand Dredge adds 1 pollution to tile 2.');
    expect(lines).toContain('• Tile 2 will be contaminated.');
    expect(lines.find((line) => line.startsWith('• Player 2'))).toContain('5 cards in hand');
    expect(lines.find((line) => line.startsWith('• Hurricane, costs 5'))).toContain('gain 3 water');
  });

  it('says in French what it says in English', () => {
    const [one, other] = [describe(sample() as unknown as Values, en), describe(sample() as unknown as Values, fr)];
    expect(other).toHaveLength(one.length);
    expect(other[0]).toBe('Manche 2, Joueurs. Contre la Compagnie minière de Mars (Initiation).');
    for (const line of other) expect(line).not.toMatch(/board-|line-|undefined|\{/);
  });
});

suite('a card', () => {
  it('has its rules made from its lines', () => {
    expect(SQUALL.bottom.map((line) => lineInWords(line, en))).toEqual([
      'Take a contamination card',
      'You may attack here or on a neighbouring tile',
    ]);
    expect(cardInWords('squall', SQUALL, en)).toBe(
      'Squall. Influence: gain 3 water. Movement: up to 2 tiles. Sanctuary: build one of air here. Power with its yellow part (needs a sanctuary of air here): first The attack costs 2 less. Power: Take a contamination card; You may attack here or on a neighbouring tile',
    );
  });
});

suite('a tile', () => {
  it('is told with its mine, what it costs, and what comes', () => {
    expect(tileInWords(sample(), '2', en, name)).toBe(
      'Tile 2, pollution 3, sanctuary of air, Sand Dredge, mine of level 1, 4 steps before all is lost, next: 1 pollution on its tile, extraction 1, an attack costs 5 air, 7 water, 6 earth, 6 fire, 1 more pollution is certain to come, it will be contaminated',
    );
    expect(tileInWords(sample(), '1', en, name)).toBe('Tile 1, pollution 0, the dome, here: Ada');
  });
});

suite('what is certain', () => {
  it('is told mine by mine before the mines advance, and by tile between them', () => {
    expect(forecastInWords(sample(), en)).toEqual([
      'Sand Dredge adds 1 pollution to tile 2.',
      'Tile 2 will be contaminated.',
    ]);
    expect(forecastInWords(sample({ phase: 'mines' }), en)[0]).toBe('Tile 2 gets 1 more.');
  });

  it('names the end of a mine and the profitability', () => {
    const now = sample({ profitability: { value: 4, limit: 17 } });
    now.mines['sand_dredge'] = {
      ...now.mines['sand_dredge']!,
      line: 4,
      left: 1,
    };
    now.forecast = {
      tiles: {},
      contaminated: [],
      lost: ['sand_dredge'],
      profitability: 5,
      shuffles: [],
    };
    expect(forecastInWords(now, en)).toEqual([
      'Sand Dredge reaches its end: the planet is lost.',
      'The planet is lost then, unless a mine is stopped.',
      'The profitability rises to 5 (limit 17).',
    ]);
  });
});

suite('a shuffle to come', () => {
  const told = (changes: object, missing: number, buys = true): string | null => {
    const now = { ...sample(changes), mine_deck: [1, 0, 0, 0] };
    now.forecast = { ...now.forecast, shuffles: [{ seat: 0, missing, buys }] };
    return shuffleInWords(now, 0, true, 'Ada', en);
  };
  it('says what comes of it, and what avoids it', () => {
    expect(told({ phase: 'market' }, 1)).toBe('You will shuffle: a mine comes. A card bought now avoids it.');
    expect(told({ phase: 'players' }, 1)).toBe('You will shuffle: a mine comes. A card bought in phase 5 avoids it.');
    expect(told({ phase: 'market' }, 1, false)).toBe('You will shuffle: a mine comes.');
    expect(told({ adversary: 'consortium' }, 2)).toBe('You will shuffle: the event answers.');
    expect(shuffleInWords(sample(), 0, true, 'Ada', en)).toBeNull();
  });
});

suite('an event', () => {
  it('is told with its three parts', () => {
    const card = {
      card: 'thaw',
      clean: 3,
      shuffle: [{ effect: 'pollute', count: 2 }],
      destroyed: [],
    };
    expect(eventInWords(card, en)).toBe(
      'Event Thaw: the team may remove 3 once; at a shuffle: 2 random pollution; for a destroyed mine: nothing',
    );
  });
});

suite('the words', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
  const asides = (text: string): string[] => [...text.matchAll(/^ {4}\.(\w+) =/gm)].map((match) => match[1] ?? '');

  it('are the same in both languages', () => {
    const [one, other] = [source('board/text', 'en'), source('board/text', 'fr')];
    expect(keys(other)).toEqual(keys(one));
    expect(asides(other)).toEqual(asides(one));
  });

  it('are there for every lesson', () => {
    expect(keys(source('board/text', 'en'))).toEqual(expect.arrayContaining(lesson.map(({ key }) => `lesson-${key}`)));
  });
});
