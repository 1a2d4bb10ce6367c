import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import type { Action, Row, Values } from '$table';
import { Texts } from '$table/text/bundle.ts';
import { Choice } from '../choice.svelte.ts';
import { describe } from '../describe.ts';
import { heatBefore, held, houses, own, pours, read } from '../view.ts';

const action = (house: string, bucket: number): Action => ({ row: ['pour', house, bucket], values: { house, bucket } });
const legal = [action('a1', 1), action('a1', 2), action('b2', 1), { row: ['rest'], values: {} }];
const view = {
  ...{ columns: 2, rows: 2, heat: { a1: 3, b1: 0, a2: -1, b2: 1 }, hands: [[1, 2], 3], pours: [2, 0] },
  ...{ well: 20, round: 4, lost: 1, limit: 5 },
} as unknown as Values;

suite('the village', () => {
  it('stands in rows, a1 first', () => {
    expect(houses(read(view)).at(-1)).toEqual({ name: 'b2', column: 1, row: 1 });
  });

  it('shows the fire as it was before the steps that are still to be explained', () => {
    const ahead = [
      { row: ['flared', 'b2', 1], values: { house: 'b2', heat: 1 } },
      { row: ['flared', 'a1', 2], values: { house: 'a1', heat: 2 } },
      { row: ['flared', 'a1', 3], values: { house: 'a1', heat: 3 } },
      { row: ['house_lost', 'a2', -1], values: { house: 'a2', heat: -1 } },
    ];
    expect(heatBefore(read(view).heat, ahead)).toEqual({ a1: 1, b1: 0, a2: 3, b2: 0 });
  });

  it('tells one’s own buckets from those of the others', () => {
    expect([own(read(view), 0), own(read(view), 1), own(read(view), null)]).toEqual([[1, 2], [], []]);
    expect([held(read(view), 0), held(read(view), 1)]).toEqual([2, 3]);
  });

  it('is described line by line', () => {
    const texts = new Texts(
      'en',
      [readFileSync(new URL('../text/en.ftl', import.meta.url), 'utf8'), 'seat-0 = Ann', 'seat-1 = Ben'].slice(0, 3),
    );
    expect(describe(view, (key, values) => texts.say(key, values))).toEqual([
      'Round 4. Houses lost: 1 of 5. Buckets in the well: 20.',
      '• a1 burns, heat 3',
      '• b2 burns, heat 1',
      '• a2 is lost',
      'Buckets in hand:',
      '• Ann: 1, 2; may pour 2 times',
      '• Ben: 3; rests',
    ]);
  });
});

suite('a choice', () => {
  const played: Row[] = [];
  let offered = pours(legal);
  const choice = new Choice(
    () => offered,
    (rows) => played.push(...rows),
  );

  it('takes a bucket and a house in either order', () => {
    choice.takeBucket(2);
    expect(choice.houses).toEqual(['a1']);
    expect(choice.takeHouse('a1')).toBe(true);
    choice.takeHouse('a1');
    choice.takeBucket(1);
    expect(played).toEqual([
      ['pour', 'a1', 2],
      ['pour', 'a1', 1],
    ]);
  });

  it('pours at once where a house leaves one bucket to choose, and not at all where it leaves none', () => {
    choice.takeHouse('b2');
    expect(played.at(-1)).toEqual(['pour', 'b2', 1]);
    expect(choice.takeHouse('b1')).toBe(false);
  });

  it('stays while it can still be poured, whatever the others do', () => {
    choice.takeHouse('a1');
    offered = pours([action('a1', 1), action('a1', 2)]);
    choice.keep();
    expect(choice.house).toBe('a1');
    offered = new Map(); // something is on its way
    choice.keep();
    expect(choice.house).toBe('a1');
    offered = pours([action('b2', 1)]);
    choice.keep();
    expect(choice.house).toBeNull();
  });
});
