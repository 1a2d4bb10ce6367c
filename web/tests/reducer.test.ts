import { describe, expect, it } from 'vitest';
import {
  answered,
  attended,
  completed,
  fits,
  chatted,
  informed,
  isComplete,
  newPins,
  ownCount,
  pinned,
  pinOf,
  questionOf,
  updated,
  whole,
} from '../src/table/reducer.ts';
import type { Known } from '../src/table/reducer.ts';
import type { Table, Update } from '../src/wire/types.ts';

const table = (played: number): Table =>
  ({
    id: 't',
    status: 'playing',
    revision: played,
    played,
    relation: 'rivals',
    information: 'open',
    chat: [],
    state: {
      revision: played,
      questions: { 0: 7 },
      played,
      seat: 0,
      to_act: [0],
      view: { a: 1, b: 2 },
      legal: [],
      prompt: null,
      undo: true,
      undo_seat: 0,
      outcome: null,
      practice: true,
    },
  }) as unknown as Table;

const update = (changes: Partial<Update>): Update => ({
  type: 'update',
  kind: 'play',
  revision: 3,
  questions: { 0: 2 ** 32 + 7 },
  from: 2,
  played: 3,
  seat: 0,
  to_act: [1],
  changed: { b: 5 },
  patched: [],
  gone: [],
  legal: [],
  prompt: null,
  undo: true,
  undo_seat: 0,
  draw_offer: null,
  outcome: null,
  events: [{ row: ['stepped'], values: {} }],
  actor: 0,
  status: 'playing',
  window: null,
  clocks: null,
  standing_answer: null,
  kept: false,
  ...changes,
});

const known = (): Known => ({
  ...whole(null, table(2)),
  log: [1, 2].map((number) => ({ number, seat: 0, events: [] })),
});

describe('the updates of a table', () => {
  it('merge what changed into what was seen, and drop what is gone', () => {
    const after = updated(known(), update({ gone: ['a'] }));
    expect(after.state?.view).toEqual({ b: 5 });
    expect(after.log.map((entry) => entry.number)).toEqual([1, 2, 3]);
    expect(after.events).toHaveLength(1);
  });

  it('put what is patched into its place, and share the rest with the former view', () => {
    const before = updated(known(), update({ changed: { c: { list: [{ n: 1 }, { n: 2 }], other: { n: 3 } } } }));
    const after = updated(before, update({ changed: {}, patched: [[['c', 'list', 1, 'n'], 5]] }));
    expect(after.state?.view['c']).toEqual({ list: [{ n: 1 }, { n: 5 }], other: { n: 3 } });
    expect(before.state?.view['c']).toEqual({ list: [{ n: 1 }, { n: 2 }], other: { n: 3 } });
    type Deep = { list: object[]; other: object };
    const [old, fresh] = [before.state?.view['c'] as unknown as Deep, after.state?.view['c'] as unknown as Deep];
    expect([fresh.other, fresh.list[0]]).toEqual([old.other, old.list[0]]);
    expect(fresh.other).toBe(old.other);
  });

  it('leave the former view as it was', () => {
    const before = known();
    updated(before, update({}));
    expect(before.state?.view).toEqual({ a: 1, b: 2 });
  });

  it('cut the log where an action was taken back', () => {
    const after = updated(
      updated(known(), update({})),
      update({ kind: 'undo', revision: 4, from: 3, played: 2, events: [] }),
    );
    expect(after.log.map((entry) => entry.number)).toEqual([1, 2]);
    expect(after.events).toEqual([]);
    expect(after.state?.revision).toBe(4);
  });

  it('fit only when they build on what is known', () => {
    expect(fits(known(), update({}))).toBe(true);
    expect(fits(known(), update({ from: 1 }))).toBe(false);
  });

  it('do not write a resignation into the log of actions', () => {
    const after = updated(known(), update({ kind: 'resign', revision: 2, played: 2, events: [], status: 'over' }));
    expect(after.log).toHaveLength(2);
    expect(after.info.status).toBe('over');
  });

  it('adds a line of chat, and keeps the last ones', () => {
    const line = { name: 'Ada', text: 'Hello', at: 1 };
    const after = chatted(known(), line);
    expect(after.info.chat.at(-1)).toEqual(line);
    let many = after;
    for (let count = 0; count < 300; count++) many = chatted(many, { ...line, at: count });
    expect(many.info.chat.length).toBe(200);
    expect(many.info.chat.at(-1)?.at).toBe(299);
  });

  it('takes over what allies propose, and knows what others have proposed since', () => {
    const pin = (seat: number, card: string) => ({ seat, row: ['play', card], values: { card } });
    const before = [pin(1, 'gust'), pin(0, 'rain')];
    const now = [...before, pin(0, 'gust'), pin(1, 'rain')];
    expect(pinned(known(), now).info.pins).toBe(now);
    expect(newPins(before, now, [0])).toEqual([pin(1, 'rain')]);
    expect(newPins(now, before, [0])).toEqual([]);
    expect(pinOf(now, 1, ['play', 'rain'])).toBe(now[3]);
    expect([pinOf(before, 1, ['play', 'rain']), pinOf(now, null, ['play', 'rain'])]).toEqual([undefined, undefined]);
  });

  it('keep the position when only the seats changed', () => {
    const { state: _state, ...info } = table(9);
    const after = informed(known(), { ...info, status: 'waiting' }, false);
    expect(after.info.status).toBe('waiting');
    expect(after.info.played).toBe(2);
    expect(after.state?.played).toBe(2);
  });

  it('keep the view and the legal list where nothing in them changed: a choice that is half made stays', () => {
    const before = known();
    const same = update({ kind: 'offer', changed: {}, questions: { 0: 7 } });
    const after = updated(before, same);
    expect(after.state?.view).toBe(before.state?.view);
    expect(after.state?.legal).toBe(before.state?.legal);
    const legal = [{ row: ['stop'], values: {} }];
    expect(updated(before, update({ legal })).state?.legal).toBe(legal);
  });

  it('number the question of each seat held here, with how often it has acted', () => {
    const state = updated(known(), update({})).state!;
    expect([questionOf(state, 0), questionOf(state, 1), questionOf(state, null)]).toEqual([2 ** 32 + 7, 0, 0]);
    expect(ownCount(questionOf(state, 0))).toBe(1);
  });

  it('begin the log anew where allies may have taken back an action in the middle', () => {
    const allied = { ...table(2), relation: 'allies' as const };
    expect(whole(known(), allied).log).toHaveLength(2);
    expect(whole(known(), { ...allied, revision: 9 }).log).toEqual([]);
  });

  it('complete the log with the past, as far as is shown', () => {
    const past = [1, 2, 3].map((number) => ({ number, seat: 0, events: [] }));
    expect(completed(known(), past).map((entry) => entry.number)).toEqual([1, 2]);
  });

  it('know when the log is not whole', () => {
    expect(isComplete(known())).toBe(true);
    expect(isComplete(whole(null, table(2)))).toBe(false);
  });

  it('count the time of a window from when it was heard of, not from when it is shown', () => {
    const window = {
      seat: 1,
      seconds: 10,
      left: 9500,
      default_answer: { row: ['decline'], values: {} },
      prompt: null as never,
    };
    expect(updated(known(), update({ window }), 4000).closes).toBe(13500);
    expect(updated(known(), update({ window: { ...window, left: null } }), 4000).closes).toBeNull();
    expect(updated(known(), update({}), 4000).closes).toBeNull();
  });

  it('tell an answer that is kept to the seat that gave it', () => {
    const own = { type: 'standing_answer', seat: 0, standing_answer: 'never', kept: true } as const;
    expect(answered(known(), own).state).toMatchObject({ standing_answer: 'never', kept: true });
    expect(answered(known(), { ...own, seat: 1 })).toEqual(known());
    expect(updated(answered(known(), own), update({})).state).toMatchObject({ standing_answer: null, kept: false });
  });

  it('keep nothing of what another one at the same screen saw', () => {
    const other = table(2);
    Object.assign(other, { information: 'private' });
    Object.assign(other.state ?? {}, { seat: 1 });
    expect(whole(known(), other).log).toEqual([]);
    expect(whole(known(), table(2)).log).toHaveLength(2);
  });
});

describe('who is there', () => {
  it('is told seat by seat, with those who watch', () => {
    const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    const known = whole(null, { ...table(2), seats, watchers: [] } as unknown as Table);
    const watchers = [{ name: 'Cléo', presence: 'here' as const }];
    const { info } = attended(known, { presence: ['here', 'gone', null], watchers });
    expect(info.seats.map(({ presence, online }) => [presence, online])).toEqual([
      ['here', true],
      ['gone', false],
      [null, false],
    ]);
    expect(info.watchers).toEqual(watchers);
  });
});
