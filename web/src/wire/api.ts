/** The REST side of the server: one function a request, errors as Refused. */
import type {
  Evaluation,
  GameInfo,
  Hint,
  Json,
  Listed,
  Me,
  Moment,
  Objection,
  Review,
  Row,
  SeatWish,
  Sketch,
  Table,
  Trail,
  Values,
} from './types.ts';

/** The server (or the network) said no: a code and values, whose sentence is in the texts. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Values = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('offline');
  }
  const text = await answer.text();
  let told: Json = null;
  try {
    told = text ? (JSON.parse(text) as Json) : null;
  } catch {
    // Not JSON: the status says enough.
  }
  if (!answer.ok) {
    const problem = told !== null && typeof told === 'object' && !Array.isArray(told) ? told : {};
    const code = typeof problem['code'] === 'string' ? problem['code'] : 'server_trouble';
    const values = problem['values'];
    const known = values !== null && typeof values === 'object' && !Array.isArray(values) ? values : {};
    throw new Refused(code, { status: answer.status, ...known }, answer.status);
  }
  return told as T;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const through = (eyes: number | null): string => (eyes === null ? '' : `?seat=${eyes}`);

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string, colour: string) => ask<Me>('PUT', '/me', { name, colour }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  mine: () => ask<Listed[]>('GET', '/tables?mine=1'),
  open: (game: string, seats: SeatWish[], options: Values = {}, more: { answer_seconds?: number | null } = {}) =>
    ask<Table>('POST', '/tables', { game, seats, options, ...more }),
  table: (id: string, token: string | null = null) =>
    ask<Table>('GET', `${at(id)}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
  join: (id: string, token: string) => ask<Table>('POST', `${at(id)}/join`, { token }),
  play: (id: string, seat: number, number: number, row: Row) =>
    ask<{ number: number }>('POST', `${at(id)}/play`, { seat, number, row }),
  undo: (id: string, seat: number, number: number) => ask<unknown>('POST', `${at(id)}/undo`, { seat, number }),
  resign: (id: string, seat: number) => ask<unknown>('POST', `${at(id)}/resign`, { seat }),
  draw: (id: string, seat: number, answer: 'offer' | 'accept' | 'decline') =>
    ask<unknown>('POST', `${at(id)}/draw`, { seat, answer }),
  abandon: (id: string) => ask<unknown>('POST', `${at(id)}/abandon`, {}),
  rematch: (id: string) => ask<Table>('POST', `${at(id)}/rematch`, {}),
  fork: (id: string, number: number, seats: SeatWish[]) => ask<Table>('POST', `${at(id)}/fork`, { at: number, seats }),
  chat: (id: string, text: string) => ask<unknown>('POST', `${at(id)}/chat`, { text }),
  hint: (id: string, seat: number) => ask<Hint>('POST', `${at(id)}/hint`, { seat }),
  revoke: (id: string, what: number | 'spectator') => ask<unknown>('POST', `${at(id)}/revoke`, { seat: what }),
  review: (id: string, eyes: number | null = null) => ask<Review>('GET', `${at(id)}/review${through(eyes)}`),
  moment: (id: string, number: number, eyes: number | null = null) =>
    ask<Moment>('GET', `${at(id)}/review/${number}${through(eyes)}`),
  evaluation: (id: string) => ask<Evaluation>('GET', `${at(id)}/evaluation`),
  record: (id: string) => ask<Values>('GET', `${at(id)}/record`),
  importRecord: (record: unknown) => ask<Table>('POST', '/records', record),
  why: (id: string, seat: number, rows: Row[]) =>
    ask<{ answers: (Objection | null)[] }>('POST', `${at(id)}/why`, { seat, rows }),
  trails: (id: string, seat: number, tag: string, start: Row) =>
    ask<{ trails: Trail[] }>('POST', `${at(id)}/trails`, { seat, tag, start }),
  sketch: (wish: {
    game: string;
    options: Values;
    rows: Row[];
    seat?: number;
    why?: Row[];
    trails?: { tag: string; start: Row };
  }) => ask<Sketch>('POST', '/sketch', wish),
};
