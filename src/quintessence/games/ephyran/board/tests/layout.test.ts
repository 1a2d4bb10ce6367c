import { describe, expect, it } from 'vitest';
import { counted, frames } from '../count.ts';
import { answering, arc, beside, cityTargets, others } from '../layout.ts';
import { flights } from '../motion.ts';
import { sample, action } from './sample.ts';

describe('the seats', () => {
  it('follow clockwise from one’s own', () => {
    expect(others(sample({ seats: 4 }), 2)).toEqual([3, 0, 1]);
  });

  it('are found by where something can be chosen', () => {
    expect(cityTargets(['2:lagoon-1', 'discard', '0:lands', '2:'])).toEqual([0, 2]);
  });

  it('answer one after the other, whoever announced', () => {
    const announced = { support: 'take', by: 1, against: null, slot: null, with_hand: false };
    expect(answering(sample({ seats: 4, announced, stage: 'window', to_act: 3 }))).toEqual([
      [2, 'let'],
      [3, 'asked'],
      [0, 'waits'],
    ]);
  });
});

describe('the arrow keys', () => {
  it('walk from zone to zone and to the head of a column', () => {
    expect(beside('0:lagoon-1', 'ArrowDown')).toBe('0:lagoon-2');
    expect(beside('0:lagoon-1', 'ArrowUp')).toBe('0:lagoon');
    expect(beside('0:lagoon-1', 'ArrowRight')).toBe('0:lands-1');
    expect(beside('0:lagoon-1', 'ArrowLeft')).toBeNull();
    expect(beside('0:mountain-4', 'ArrowDown')).toBeNull();
  });
});

describe('the arrow of an announcement', () => {
  it('starts in the middle of one box and stops before the middle of the other', () => {
    const box = { left: 0, top: 0, width: 20, height: 20 };
    const [start, , tip] = arc(box, { ...box, left: 200 })
      .split(/[MQ]| (?=[\d.-]+ [\d.-]+$)/)
      .filter(Boolean);
    expect(start?.trim()).toBe('10.0 10.0');
    expect(Number(tip?.split(' ')[0])).toBeLessThan(210);
  });
});

describe('the flights', () => {
  it('lead from the hand to the city, and from the city to where the old card goes', () => {
    const found = flights([
      action(['swapped', 0, 'satyr-1/exchange', 'lands-1']),
      action(['removed', 0, 'centaur-1/graeae', 'lands-1', 'discard']),
      action(['drew', 1, null]),
      action(['set', 1, 'lands-2']),
      action(['turn_ended', 1]),
    ]);
    expect(found).toEqual([
      { card: 'satyr-1/exchange', isToken: false, from: ['card:satyr-1/exchange', 'hand:0'], to: ['0:lands-1'] },
      { card: 'centaur-1/graeae', isToken: false, from: ['0:lands-1'], to: ['discard'] },
      { card: null, isToken: false, from: ['pile'], to: ['hand:1'] },
      { card: null, isToken: true, from: ['held', 'stock', '1:'], to: ['1:lands-2'] },
    ]);
  });

  it('take a support to Tartarus', () => {
    expect(flights([action(['announced_destroy', 1, 'boar-3/destroy', 0])])[0]?.to).toEqual(['tartarus']);
  });
});

describe('the final count', () => {
  const view = sample({ stage: 'over' });
  const all = frames(view);

  it('goes territory by territory and ends with the score', () => {
    expect(all.map((frame) => [frame.territory, frame.source])).toEqual([
      [0, 'creatures'],
      [0, 'printed'],
      [0, 'tokens'],
      [0, 'doubled'],
      [1, 'creatures'],
      [1, 'doubled'],
      [4, 'city'],
    ]);
    expect(all.at(-1)?.sums).toEqual([11, 7]);
  });

  it('shows of each territory what has been counted so far', () => {
    expect(counted(all, 1, 0, 0)).toEqual([
      ['creatures', 2],
      ['printed', 1],
    ]);
    expect(counted(all, 1, 0, 1)).toEqual([]);
    expect(counted(all, Infinity, 4, 1)).toEqual([['city', 3]]);
  });

  it('has a step even where nobody got anything', () => {
    const columns = sample().columns.map((city) =>
      Object.fromEntries(Object.keys(city).map((name) => [name, { ...city.forest }])),
    ) as unknown as ReturnType<typeof sample>['columns'];
    const scores = sample().scores.map((score) => ({ ...score, city: 0 }));
    expect(frames(sample({ columns, scores }))).toHaveLength(1);
  });
});
