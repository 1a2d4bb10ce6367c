/** The REST side of the server: one function a request, errors as Refused. */
import type {
  Evaluation,
  GameInfo,
  Hint,
  Json,
  Listed,
  Me,
  Moment,
  Review,
  Row,
  SeatWish,
  Sketch,
  Table,
  Variant,
  Values,
} from './types.ts';

/** The server (or the network) refused: a code and values, whose sentence is in the texts. */
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
  let read: Json = null;
  try {
    read = text ? (JSON.parse(text) as Json) : null;
  } catch {
    // Not JSON: the status says enough.
  }
  if (!answer.ok) {
    const problem = read !== null && typeof read === 'object' && !Array.isArray(read) ? read : {};
    const code = typeof problem['code'] === 'string' ? problem['code'] : 'server_trouble';
    const values = problem['values'];
    const known = values !== null && typeof values === 'object' && !Array.isArray(values) ? values : {};
    throw new Refused(code, { status: answer.status, ...known }, answer.status);
  }
  return read as T;
}

export interface OpenWish {
  answer_seconds?: number | null;
  variant?: string;
  seed?: string;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const through = (viewer: number | null): string => (viewer === null ? '' : `?seat=${viewer}`);

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string, colour: string) => ask<Me>('PUT', '/me', { name, colour }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  /** Have a game's data checked and kept as a variant; `files` are TOML texts by the names of the game's data files. */
  variant: (game: string, files: Record<string, string>) =>
    ask<Variant>('POST', `/games/${encodeURIComponent(game)}/variants`, { files }),
  mine: () => ask<Listed[]>('GET', '/tables'),
  open: (game: string, seats: SeatWish[], options: Values = {}, more: OpenWish = {}) =>
    ask<Table>('POST', '/tables', { game, seats, options, ...more }),
  table: (id: string, token: string | null = null) =>
    ask<Table>('GET', `${at(id)}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
  join: (id: string, token: string) => ask<Table>('POST', `${at(id)}/join`, { token }),
  resign: (id: string, seat: number) => ask<unknown>('POST', `${at(id)}/resign`, { seat }),
  draw: (id: string, seat: number, answer: 'offer' | 'accept' | 'decline') =>
    ask<unknown>('POST', `${at(id)}/draw`, { seat, answer }),
  abandon: (id: string) => ask<unknown>('POST', `${at(id)}/abandon`, {}),
  rematch: (id: string) => ask<Table>('POST', `${at(id)}/rematch`, {}),
  fork: (id: string, number: number, seats: SeatWish[]) => ask<Table>('POST', `${at(id)}/fork`, { at: number, seats }),
  hint: (id: string, seat: number) => ask<Hint>('POST', `${at(id)}/hint`, { seat }),
  revoke: (id: string, what: number | 'spectator') => ask<unknown>('POST', `${at(id)}/revoke`, { seat: what }),
  review: (id: string, viewer: number | null = null) => ask<Review>('GET', `${at(id)}/review${through(viewer)}`),
  moment: (id: string, number: number, viewer: number | null = null) =>
    ask<Moment>('GET', `${at(id)}/review/${number}${through(viewer)}`),
  evaluation: (id: string) => ask<Evaluation>('GET', `${at(id)}/evaluation`),
  record: (id: string) => ask<Values>('GET', `${at(id)}/record`),
  importRecord: (record: unknown) => ask<Table>('POST', '/records', record),
  sketch: (wish: {
    game: string;
    options: Values;
    rows: Row[];
    seat?: number;
    why?: Row[];
    trails?: { tag: string; start: Row };
  }) => ask<Sketch>('POST', '/sketch', wish),
};
