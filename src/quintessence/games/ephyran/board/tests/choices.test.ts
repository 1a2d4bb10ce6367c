import { describe, expect, it } from 'vitest';
import { at, ids, narrowed, sorted, widening } from '../choices.ts';
import { halvesOf } from '../halves.ts';
import { meantHalf, meantSpot } from '../meant.ts';
import { sample, action } from './sample.ts';

const SHIELD = 'nereid-3-trident/shield';
const SATYR = 'satyr-1/exchange';
const legal = [
  action(['add', SHIELD, 'lagoon-3']),
  action(['lock', SHIELD, 'lagoon']),
  action(['discard', SHIELD]),
  action(['exchange', SATYR, 'lagoon-1', 'hand']),
  action(['exchange', SATYR, 'lands-1', 1]),
  action(['recover', SATYR, 'lands-2', 1]),
  action(['destroy', 'boar-3/destroy', 1]),
  action(['draw', 'pile']),
];

describe('a card', () => {
  const { creatures } = sample();

  it('has two halves: zones with their spot and object, or supports', () => {
    expect(halvesOf(SHIELD, creatures)).toEqual([
      {
        kind: 'zone',
        name: 'nereid-3-trident',
        creature: 'nereid',
        territory: 'lagoon',
        slot: 'lagoon-3',
        number: 3,
        object: 'trident',
      },
      { kind: 'support', name: 'shield', support: 'shield' },
    ]);
  });

  it('is one face where it is Dionysos', () => {
    expect(halvesOf('dionysos-2', creatures)).toEqual([{ kind: 'dionysos', name: 'dionysos' }]);
  });
});

describe('the legal list', () => {
  const choices = sorted(legal, sample(), 0);
  const card = (name: string, half: number | null): string[] =>
    narrowed(choices, name, half).flatMap((one) => one.spots);

  it('is sorted by the half that an action uses', () => {
    expect(card(SHIELD, 0)).toEqual(['0:lagoon-3']);
    expect(card(SHIELD, 1)).toEqual(['0:lagoon']);
    expect(card(SHIELD, -1)).toEqual(['discard']);
    expect(card(SHIELD, null)).toHaveLength(3);
  });

  it('finds an exchange at the other’s zone and at one’s own', () => {
    const exchanges = narrowed(choices, SATYR, 1);
    expect(at(exchanges, '1:lands-1')).toHaveLength(1);
    expect(at(exchanges, '0:lands-1')).toHaveLength(1);
    expect(at(exchanges, '0:lagoon-1')[0]?.action.row[3]).toBe('hand');
  });

  it('takes a zone for its column or its city where only these can be chosen', () => {
    expect(widening('1:lands-2')).toEqual(['1:lands-2', '1:lands', '1:']);
    expect(at(narrowed(choices, SHIELD, 1), '0:lagoon-2')[0]?.tag).toBe('lock');
    expect(at(narrowed(choices, 'boar-3/destroy', null), '1:forest-4')[0]?.tag).toBe('destroy');
  });

  it('offers without a card only what needs none', () => {
    expect(narrowed(choices, null, null).map((one) => one.tag)).toEqual(['draw']);
  });

  it('offers a card itself where the card is what is asked', () => {
    const window = sorted([action(['counter', SHIELD]), action(['decline'])], sample({ stage: 'window' }), 0);
    expect(narrowed(window, null, null).map((one) => one.spots)).toEqual([[`card:${SHIELD}`], []]);
  });
});

describe('what a line is about', () => {
  it('is the spots and the card that it names', () => {
    expect(ids(action(['added', 1, SATYR, 'lands-1'], { seat: 1, slot: 'lands-1' }))).toEqual([
      '1:lands-1',
      `card:${SATYR}`,
    ]);
    expect(ids(action(['add', SATYR, 'lands-1'], { slot: 'lands-1' }))).toEqual([':lands-1', `card:${SATYR}`]);
    expect(ids(action(['destroy', 'boar-3/destroy', 1], { victim: 1 }))).toContain('1:');
    expect(ids(action(['draw', 'pile'], { source: 'pile' }))).toEqual(['pile']);
  });
});

describe('what cannot be chosen', () => {
  const view = sample();
  const [zone, support] = halvesOf(SHIELD, view.creatures);

  it('is asked about as the row that it would be', () => {
    expect(meantHalf(SHIELD, zone!, view, 0)).toEqual(['add', SHIELD, 'lagoon-3']);
    expect(meantHalf(SHIELD, support!, view, 0)).toEqual(['lock', SHIELD, 'lagoon']);
    expect(meantHalf('boar-4/steal', { kind: 'support', name: 'steal', support: 'steal' }, view, 0)).toEqual([
      'steal',
      'boar-4/steal',
      'lands-1',
      1,
    ]);
  });

  it('is asked about by spot: a swap where a zone is, a recovery at an opponent’s', () => {
    expect(meantSpot('0:lagoon-2', SHIELD, zone!, view, 0)).toEqual(['swap', SHIELD, 'lagoon-2']);
    expect(meantSpot('1:lands-2', SHIELD, zone!, view, 0)).toEqual(['recover', SHIELD, 'lands-2', 1]);
    expect(meantSpot('1:lands-2', SHIELD, support!, view, 0)).toEqual(['lock', SHIELD, 'lands']);
    expect(meantSpot('0:lands-1', null, null, sample({ stage: 'setting' }), 0)).toEqual(['set', 'lands-1']);
    expect(meantSpot('discard', null, null, view, 0)).toEqual(['draw', 'discard']);
  });
});
