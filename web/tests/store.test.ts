import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, Table, Update } from '../src/wire/types.ts';

/** The page's end of the socket: what the server sends is handed over by hand. */
const sent: unknown[] = [];
let hear: (message: ServerMessage) => void = () => undefined;
vi.mock('../src/wire/live.ts', () => ({
  Live: class {
    constructor(_id: string, _token: string | null, listen: typeof hear) {
      hear = listen;
    }
    close(): void {}
    whole(): void {}
    pin(...asked: unknown[]): Promise<void> {
      sent.push(asked);
      return Promise.resolve();
    }
  },
}));
vi.stubGlobal('location', { href: 'http://x/' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const root = { dataset: {}, style: { setProperty: () => undefined }, setAttribute: () => undefined, lang: '' };
vi.stubGlobal('document', { documentElement: root, hidden: false, addEventListener: () => undefined });
vi.stubGlobal('window', globalThis);
const { TableStore } = await import('../src/table/table.svelte.ts');
const { api } = await import('../src/wire/api.ts');

const seats = [
  { seat: 0, kind: 'me', held: true, name: '', level: null, guest: 'a' },
  { seat: 1, kind: 'bot', held: false, name: '', level: 'level1', guest: null },
];
const asked = { row: ['decline'], values: {} };
const state = (more: object) => ({
  ...{ revision: 1, played: 0, questions: { '0': 1 }, seat: 0, to_act: [1], legal: [], view: {}, undo: 'no' },
  ...{ undo_seat: null, prompt: null, window: null, outcome: null, standing_answer: null, kept: false },
  ...more,
});
const info = {
  id: 't',
  status: 'playing',
  revision: 1,
  played: 0,
  draw_offer: null as number | null,
  seats,
  notes: [],
};
const table = (more: object = {}): Table =>
  ({ ...info, information: 'private', relation: 'rivals', sides: [], ...more, state: state({}) }) as unknown as Table;
const update = (revision: number, more: object): Update =>
  ({
    ...state({ revision, played: revision - 1 }),
    ...{ type: 'update', kind: 'play', from: revision - 1, actor: 1, events: [], changed: {}, gone: [], patched: [] },
    ...{ status: 'playing', draw_offer: null, ...more },
  }) as unknown as Update;

describe('a table before the eyes', () => {
  let store: InstanceType<typeof TableStore>;
  beforeEach(() => {
    vi.useFakeTimers();
    store = new TableStore('t', null);
    hear({ type: 'whole', table: table() } as ServerMessage);
  });

  it('asks nothing that the server has answered already', () => {
    hear(
      update(2, { to_act: [0], legal: [asked], questions: { '0': 2 }, events: [{ row: ['announced'], values: {} }] }),
    );
    expect([store.isAsked, store.isAnswered]).toEqual([true, false]);
    store.close();
    store = new TableStore('t', null);
    hear({ type: 'whole', table: table() } as ServerMessage);
    hear(update(2, { to_act: [1], questions: { '0': 1 } }));
    hear(update(3, { to_act: [0], legal: [asked], questions: { '0': 2 } }));
    hear(update(4, { actor: 1, to_act: [1], questions: { '0': 3 } }));
    vi.advanceTimersByTime(430);
    expect(store.state?.legal).toEqual([asked]);
    expect([store.isAsked, store.isAnswered]).toEqual([false, true]);
  });

  it('says that a draw was declined, however quickly', () => {
    const { state: _, ...open } = table();
    hear({ type: 'table', ...open, draw_offer: 0 } as unknown as ServerMessage);
    hear({ type: 'table', ...open, draw_offer: null } as unknown as ServerMessage);
    expect(store.trouble).toBe('draw-declined');
  });

  it('says it too where a move is the answer', () => {
    const { state: _, ...open } = table();
    hear({ type: 'table', ...open, draw_offer: 0 } as unknown as ServerMessage);
    hear(update(2, {}));
    expect(store.trouble).toBe('draw-declined');
  });

  it('says nothing where one’s own move takes the offer back', () => {
    const { state: _, ...open } = table();
    hear({ type: 'table', ...open, draw_offer: 0 } as unknown as ServerMessage);
    hear(update(2, { actor: 0 }));
    expect(store.trouble).toBe('');
  });

  it('says what an ally proposes, not what one proposes oneself', () => {
    hear({ type: 'whole', table: table({ relation: 'allies', pins: [] }) } as ServerMessage);
    const pin = (seat: number) => ({ seat, row: ['play', 'gust'], values: {} });
    hear({ type: 'pins', pins: [pin(0)] } as ServerMessage);
    expect([store.pins, store.speech.spoken]).toEqual([[pin(0)], []]);
    hear({ type: 'pins', pins: [pin(0), pin(1)] } as ServerMessage);
    expect(store.speech.spoken.map(({ text }) => text)).toEqual(['pin-text']);
    hear({ type: 'pins', pins: [pin(1)] } as ServerMessage);
    expect(store.speech.spoken).toHaveLength(1);
  });

  it('proposes for the seat that looks, and only where allies play', async () => {
    expect(store.canPin).toBe(false);
    hear({ type: 'whole', table: table({ relation: 'allies', pins: [] }) } as ServerMessage);
    expect(store.canPin).toBe(true);
    await store.pin(['play', 'gust'], true);
    expect(sent.at(-1)).toEqual([0, ['play', 'gust'], true]);
    hear({ type: 'whole', table: table({ relation: 'allies', pins: [], status: 'over' }) } as ServerMessage);
    expect(store.canPin).toBe(false);
  });
  it('tells a hint that came before others’ moves were shown, and complains of nothing', async () => {
    const turn = { line: [{ row: ['build'], values: {} }], aim: null };
    vi.spyOn(api, 'hint').mockResolvedValue(turn as unknown as Awaited<ReturnType<typeof api.hint>>);
    const complain = vi.spyOn(store, 'complain');
    await store.inquiries.hint();
    expect(complain).not.toHaveBeenCalled();
    expect(store.hint).toBeNull();
  });
});
