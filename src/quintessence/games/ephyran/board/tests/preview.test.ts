import { describe, expect, it } from 'vitest';
import { sorted } from '../choices.ts';
import { ghosts } from '../preview.ts';
import type { Row } from '$table';
import { sample, action } from './sample.ts';

const SHIELD = 'nereid-3-trident/shield';

function seen(row: Row, view = sample()): Record<string, unknown> {
  const [choice] = sorted([action(row)], view, 0);
  return Object.fromEntries(choice ? ghosts(choice, view, 0) : []);
}

describe('a preview', () => {
  it('stands where the card would, with what it would bring', () => {
    expect(seen(['add', SHIELD, 'lagoon-3'])).toEqual({
      '0:lagoon-3': { creature: 'nereid', object: 'trident', token: null, gain: 6, isGone: false },
    });
  });

  it('of a swap loses the token', () => {
    expect(seen(['swap', 'dionysos-1', 'lagoon-1'])['0:lagoon-1']).toMatchObject({ creature: 'dionysos', token: null });
  });

  it('of an exchange changes both zones', () => {
    const found = seen(['exchange', 'satyr-1/exchange', 'lands-1', 1]);
    expect(found['0:lands-1']).toMatchObject({ creature: 'minotaur', token: 'hidden' });
    expect(found['1:lands-1']).toMatchObject({ creature: 'centaur', token: null });
  });

  it('of what is given up or goes to the hand crosses it out', () => {
    expect(seen(['give_up', 'lagoon'], sample({ stage: 'giving_up' }))['0:lagoon-2']).toMatchObject({ isGone: true });
    expect(seen(['exchange', 'satyr-1/exchange', 'lagoon-1', 'hand'])['0:lagoon-1']).toMatchObject({ isGone: true });
  });

  it('of a token shows it where it would lie, and no more where it was', () => {
    expect(seen(['set', 'lands-1'], sample({ stage: 'setting', held: 'owl' }))['0:lands-1']).toMatchObject({
      token: 'owl',
    });
    expect(seen(['steal', 'boar-4/steal', 'lands-1', 1])['1:lands-1']).toMatchObject({ token: null });
  });

  it('is nothing for what changes no city yet', () => {
    expect(seen(['destroy', 'boar-3/destroy', 1])).toEqual({});
    expect(seen(['draw', 'pile'])).toEqual({});
  });
});
