import { describe, expect, it } from 'vitest';
import type { Wording } from '../src/board/contract.ts';
import { callsOf } from '../src/table/calls.ts';
import { Texts } from '../src/text/bundle.ts';

const WORDS = `
colour-black = Black
colour-white = White
event-lost = { $colour_word } loses { $edge_word }.
prompt-move = { $colour_word }, move.
board-piece = { $colour_word } Tree
`;
const wording: Wording = {
  of: (view) => view,
  seat: (name, value, of) => (name === 'colour' ? (of['colours'] as string[]).indexOf(String(value)) : null),
  word: (name, value) => (name === 'edge' ? `between ${String(value)}` : null),
};
const texts = new Texts('en', [WORDS]).seated([], callsOf(wording, { colours: ['black', 'white'] }, ['Ada', null]));

const FACTIONS = `
event-built = { $seat_word } { $seat_plural ->
    [yes] build
   *[no] builds
} beside { $builder_word }.
`;

describe('a seat’s faction', () => {
  const forms: Wording['forms'] = (_, name, value, { factions }) => {
    const faction = (factions as (string | null)[])[Number(value)];
    return faction ? { word: `${name === 'seat' ? 'The' : 'the'} ${faction}`, plural: 'yes' } : null;
  };
  const calls = callsOf({ of: (view) => view, forms }, { factions: ['Mermaids', null] }, []);
  const told = new Texts('en', [FACTIONS + 'as-builder = seat\nseat-numbered = Player { $number }']).seated([], calls);

  it('takes the place of the player, with its verb', () => {
    expect(told.say('event-built', { seat: 0, builder: 1 })).toBe('The Mermaids build beside Player 2.');
    expect(told.say('event-built', { seat: 1, builder: 0 })).toBe('Player 2 builds beside the Mermaids.');
  });
});

const GODS = `
event-chose-god = { $seat_word } plays { $god }.
event-passed = { $seat_word } passes.
seat-numbered = Player { $number }
`;

describe('what gives a seat its god', () => {
  const calls = callsOf({ of: (view) => view, before: ['event-chose_god'] }, {}, [null, 'Ada']);
  const told = new Texts('en', [GODS]).seated(['Gaia', 'Ada'], calls);

  it('calls who has no name by the number, and by the god from then on', () => {
    expect(told.say('event-chose_god', { seat: 0, god: 'Gaia' })).toBe('Player 1 plays Gaia.');
    expect(told.say('event-passed', { seat: 0 })).toContain('Gaia');
  });

  it('calls who has a name by it', () => {
    const text = told.say('event-chose_god', { seat: 1, god: 'Aeolus' });
    expect(text).toContain('Ada');
    expect(text).not.toContain('Player');
  });
});

describe('a table’s own words', () => {
  it('name the player in what is told', () => {
    expect(texts.say('event-lost', { colour: 'black', edge: 'a2 and a3' })).toBe('Ada loses between a2 and a3.');
  });

  it('add the colour where a player is asked', () => {
    expect(texts.say('prompt-move', { colour: 'black' })).toBe('Ada (Black), move.');
  });

  it('leave the colour to who has no name, and to the pieces', () => {
    expect(texts.say('prompt-move', { colour: 'white' })).toBe('White, move.');
    expect(texts.say('board-piece', { colour: 'black' })).toBe('Black Tree');
  });

  it('stay when the seats are named anew', () => {
    expect(texts.seated(['You', 'Player 2']).say('prompt-move', { colour: 'black' })).toBe('Ada (Black), move.');
  });
});
