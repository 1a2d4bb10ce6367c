import { describe, expect, it } from 'vitest';
import { blocksOf, groupOf, stepsOf } from '../src/lab/blocks.ts';
import {
  History,
  changedSheets,
  csvOf,
  differences,
  firstToChange,
  freshName,
  isSame,
  packaged,
  renamed,
  reverted,
  withCell,
  withCopy,
  without,
} from '../src/lab/model.ts';
import { otherColumns, withFile } from '../src/lab/opened.ts';
import { placed, shown, signed, spanOf } from '../src/lab/numbers.ts';
import type { LabData } from '../src/wire/types.ts';

const row = (name: string, cells: Record<string, string>, free = false): LabData['sheets'][number]['rows'][number] => ({
  name,
  cells,
  may: Object.fromEntries(Object.keys(cells).map((column) => [column, 0])),
  free,
});

const data: LabData = {
  game: 'pond',
  kinds: [{ kind: 'number', fixed: false, choices: [], least: 0, most: 255 }],
  sheets: [
    {
      name: 'score',
      file: 'pond',
      provenance: { score: 'printed' },
      columns: ['(value)', '[1]', '[2]', 'air', 'fire'],
      rows: [
        row('provenance', { '(value)': 'printed' }),
        row('city', { '(value)': '3' }),
        row('steps', { '[1]': '1', '[2]': '2' }),
        row('mars.costs', { air: '5', fire: '6' }),
        row('mars.gains', { fire: '1' }),
      ],
    },
    {
      name: 'cards',
      file: 'pond.cards',
      provenance: {},
      columns: ['(value)'],
      rows: [row('deck[]', { '(value)': 'a, "b"' }, true), row('deck[]', { '(value)': 'c' }, true)],
    },
  ],
};

describe('a variant', () => {
  it('begins with a sheet in which something can be changed', () => {
    const fixed = { ...data.kinds[0]!, fixed: true };
    const kinds = [fixed, data.kinds[0]!];
    const bound = { ...data.sheets[0]!, name: 'gods' };
    const free = { ...bound, name: 'hand', rows: [{ ...bound.rows[0]!, may: { '(value)': 1 } }] };
    expect(firstToChange({ ...data, kinds, sheets: [bound, free] })).toBe('hand');
    expect(firstToChange({ ...data, kinds, sheets: [bound] })).toBe('gods');
  });

  it('knows what differs from the package, whatever way it is written', () => {
    const own = packaged(data);
    expect(differences(data, own)).toEqual([]);
    expect(differences(data, withCell(own, 'score', 1, '(value)', ' 03 '))).toEqual([]);
    const changed = withCell(own, 'score', 1, '(value)', '6');
    expect(differences(data, changed)).toEqual([
      { sheet: 'score', from: 1, name: 'city', column: '(value)', what: 'changed', before: '3', after: '6' },
    ]);
    expect(own['score']?.[1]?.cells['(value)']).toBe('3');
    expect(differences(data, withCell(own, 'score', 1, '(value)', ''))[0]?.after).toBe('');
  });

  it('tells rows that came and went, and takes each back where it was', () => {
    const own = packaged(data);
    const less = without(own, 'score', 1);
    expect(differences(data, less).map(({ what, name }) => [what, name])).toEqual([['removed', 'city']]);
    expect(reverted(data, less, differences(data, less)[0]!)).toEqual(own);
    const more = withCopy(own, 'cards', 0, freshName(own['cards']!, 'deck[]'));
    expect(more['cards']?.map((one) => one.cells['(value)'])).toEqual(['a, "b"', 'a, "b"', 'c']);
    expect(differences(data, more).map(({ what }) => what)).toEqual(['added']);
    expect(reverted(data, more, differences(data, more)[0]!)).toEqual(own);
    const named = renamed(withCopy(own, 'score', 1, 'city_2'), 'score', 2, 'town');
    expect(named['score']?.map((one) => one.name).slice(1, 3)).toEqual(['city', 'town']);
    expect(freshName(named['score']!, 'city')).toBe('city_2');
    expect(freshName(withCopy(own, 'score', 1, 'city_2')['score']!, 'city_2')).toBe('city_3');
  });

  it('takes back one cell and leaves the others', () => {
    const both = withCell(withCell(packaged(data), 'score', 1, '(value)', '6'), 'score', 3, 'air', '9');
    const [first] = differences(data, both);
    expect(differences(data, reverted(data, both, first!)).map(({ column }) => column)).toEqual(['air']);
  });

  it('sends the sheets that differ, as a spreadsheet reads them', () => {
    const changed = withCell(packaged(data), 'cards', 1, '(value)', 'say "hi"');
    expect(changedSheets(data, changed)).toEqual({
      cards: 'name,(value)\ndeck[],"a, ""b"""\ndeck[],"say ""hi"""\n',
    });
    expect(csvOf(data.sheets[0]!, packaged(data)['score']!).split('\n')[2]).toBe('city,3,,,,');
  });
});

describe('its history', () => {
  it('goes back and forth, and forgets what an edit overtakes', () => {
    const history = new History('a');
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
    history.do('b');
    history.do('c');
    history.undo();
    expect([history.now, history.canRedo]).toEqual(['b', true]);
    history.redo();
    expect(history.now).toBe('c');
    history.undo();
    history.do('d');
    history.redo();
    expect([history.now, history.canRedo]).toEqual(['d', false]);
    history.undo();
    history.undo();
    history.undo();
    expect([history.now, history.canUndo]).toEqual(['a', false]);
  });

  it('takes what is typed into one cell as one step', () => {
    const history = new History('');
    for (const text of ['1', '12', '123']) history.do(text, 'cell');
    history.do('x', 'other');
    history.undo();
    expect(history.now).toBe('123');
    history.undo();
    expect(history.now).toBe('');
  });
});

describe('a sheet', () => {
  it('is shown as tables of rows that have columns in common, without its source', () => {
    const sheet = data.sheets[0]!;
    const blocks = blocksOf(sheet, packaged(data)['score']!);
    expect(blocks.map(({ group, columns, rows }) => [group, columns, rows.map(({ at }) => at)])).toEqual([
      ['', ['(value)'], [1]],
      ['', ['[1]', '[2]'], [2]],
      ['mars', ['air', 'fire'], [3, 4]],
    ]);
  });

  it('joins two tables where a row has columns of both', () => {
    const sheet = { ...data.sheets[0]!, columns: ['a', 'b'], rows: [row('x', { a: '1' }), row('y', { b: '1' })] };
    const apart = packaged({ ...data, sheets: [sheet] })['score']!;
    expect(blocksOf(sheet, apart).length).toBe(2);
    const both = { from: 2, isNew: false, name: 'z', cells: { a: '1', b: '1' } };
    expect(blocksOf(sheet, [...apart, both]).map(({ rows }) => rows.length)).toEqual([3]);
  });

  it('reads names in quotes', () => {
    expect(stepsOf('cards."*1".cost')).toEqual(['cards', '*1', 'cost']);
    expect([groupOf('mars.costs'), groupOf('city'), groupOf('deck[]')]).toEqual(['mars', '', 'deck']);
  });
});

describe('its numbers', () => {
  it('are written as in the language, with a sign that is a minus', () => {
    expect(shown(0.1234, true, 'en')).toBe('12.3%');
    expect(shown(0.5, true, 'fr').replace(/\s/g, ' ')).toBe('50 %');
    expect([signed(-1.5, false, 'fr'), signed(0.00001, true, 'en'), signed(null, true, 'en')]).toEqual([
      '−1,5',
      '0%',
      '–',
    ]);
    expect([spanOf(0.2).count, spanOf(40).unit, spanOf(150)]).toEqual([1, 'seconds', { unit: 'minutes', count: 3 }]);
    expect([placed(0, -1, 1), placed(9, -1, 1), placed(1, 2, 2)]).toEqual([50, 100, 50]);
    expect([isSame('6', '6.0'), isSame('a', 'A')]).toEqual([true, false]);
  });
});

describe('a file that someone has', () => {
  const cards = (...names: string[]) => ({
    faults: [],
    sheets: [
      {
        name: 'cards',
        columns: ['(value)'],
        rows: names.map((one) => ({ name: 'deck[]', cells: { '(value)': one } })),
      },
    ],
  });

  it('is taken row by row, and what is left over is new', () => {
    const found = withFile(data, packaged(data), cards('a, "b"', 'd', 'e'), false);
    expect(differences(data, found).map(({ what, after }) => [what, after])).toEqual([
      ['changed', 'd'],
      ['added', 'deck[]'],
    ]);
    expect(differences(data, withFile(data, found, cards('a, "b"'), false)).map(({ what }) => what)).toEqual([
      'removed',
    ]);
  });

  it('is the whole variant where it is a data file, and else one table beside the others', () => {
    const now = withCell(packaged(data), 'score', 1, '(value)', '6');
    expect(differences(data, withFile(data, now, cards('a, "b"', 'c'), false))).toHaveLength(1);
    expect(differences(data, withFile(data, now, cards('a, "b"', 'c'), true))).toEqual([]);
  });

  it('may have no columns of its own', () => {
    const wide = { faults: [], sheets: [{ name: 'cards', columns: ['(value)', 'sea'], rows: [] }] };
    expect(otherColumns(data, wide)).toEqual(['sea']);
    expect(otherColumns(data, cards('c'))).toEqual([]);
  });
});
