/** The REST side of the server: one function a request, errors as Refused. */
import type {
  Evaluation,
  GameInfo,
  Hint,
  Json,
  Listed,
  Me,
  Moment,
  OpenTable,
  PuzzleHint,
  PuzzlePosition,
  PuzzleSolution,
  PuzzleVerdict,
  Puzzles,
  Reach,
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
  claim_seconds?: number;
  listed?: boolean;
  pace?: number;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export interface PuzzleName {
  game: string;
  id: string;
}

const named = ({ game, id }: PuzzleName): string => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

const through = (viewer: number | null): string => (viewer === null ? '' : `?seat=${viewer}`);

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string, colour: string) => ask<Me>('PUT', '/me', { name, colour }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  /** Have a game's data checked and kept as a variant; `files` are TOML texts by the names of the game's data files. */
  variant: (game: string, files: Record<string, string>) =>
    ask<Variant>('POST', `/games/${encodeURIComponent(game)}/variants`, { files }),
  openTables: () => ask<{ allowed: boolean; tables: OpenTable[] }>('GET', '/open-tables'),
  mine: () => ask<Listed[]>('GET', '/tables'),
  open: (game: string, seats: SeatWish[], options: Values = {}, more: OpenWish = {}) =>
    ask<Table>('POST', '/tables', { game, seats, options, ...more }),
  table: (id: string, token: string | null = null) =>
    ask<Table>('GET', `${at(id)}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
  join: (id: string, token: string) => ask<Table>('POST', `${at(id)}/join`, { token }),
  recover: (id: string, code: string) => ask<Table>('POST', `${at(id)}/recover`, { code }),
  resign: (id: string, seat: number) => ask<unknown>('POST', `${at(id)}/resign`, { seat }),
  draw: (id: string, seat: number, answer: 'offer' | 'accept' | 'decline') =>
    ask<unknown>('POST', `${at(id)}/draw`, { seat, answer }),
  standIn: (id: string, seat: number, level: string) => ask<unknown>('POST', `${at(id)}/stand-in`, { seat, level }),
  claim: (id: string, seat: number) => ask<unknown>('POST', `${at(id)}/claim`, { seat }),
  takeBack: (id: string, seat: number, answer: 'ask' | 'agree' | 'refuse') =>
    ask<unknown>('POST', `${at(id)}/take-back`, { seat, answer }),
  abandon: (id: string) => ask<unknown>('POST', `${at(id)}/abandon`, {}),
  rematch: (id: string) => ask<Table>('POST', `${at(id)}/rematch`, {}),
  fork: (id: string, number: number, seats: SeatWish[]) => ask<Table>('POST', `${at(id)}/fork`, { at: number, seats }),
  hint: (id: string, seat: number) => ask<Hint>('POST', `${at(id)}/hint`, { seat }),
  revoke: (id: string, what: number | 'spectator') => ask<unknown>('POST', `${at(id)}/revoke`, { seat: what }),
  /** By which address others reach a table. */
  reach: (id: string) => ask<Reach>('GET', `${at(id)}/reach`),
  /** Put a table on the list that everyone sees, or take it off. */
  list: (id: string, listed: boolean) => ask<unknown>('POST', `${at(id)}/listed`, { listed }),
  /** Open the server to the local network, or close it again. */
  openNetwork: (id: string, open: boolean) => ask<Reach>('POST', `${at(id)}/network`, { open }),
  review: (id: string, viewer: number | null = null) => ask<Review>('GET', `${at(id)}/review${through(viewer)}`),
  moment: (id: string, number: number, viewer: number | null = null) =>
    ask<Moment>('GET', `${at(id)}/review/${number}${through(viewer)}`),
  evaluation: (id: string, seat: number | null) => ask<Evaluation>('GET', `${at(id)}/evaluation${through(seat)}`),
  /** The match in the log language of another site. */
  log: (id: string, format: string) => ask<{ text: string }>('GET', `${at(id)}/log/${encodeURIComponent(format)}`),
  record: (id: string) => ask<Values>('GET', `${at(id)}/record`),
  importRecord: (record: unknown) => ask<{ id: string }>('POST', '/records', record),
  sketch: (wish: {
    game: string;
    options: Values;
    rows: Row[];
    seat?: number;
    /** Of how many of the last rows the events are told. */
    told?: number;
    why?: Row[];
    trails?: { tag: string; start: Row };
  }) => ask<Sketch>('POST', '/sketch', wish),
  puzzles: (game: string | null) => ask<Puzzles>('GET', `/puzzles${game ? `?game=${encodeURIComponent(game)}` : ''}`),
  /** A puzzle's position after some rows of a try; nothing is stored. */
  puzzlePosition: (
    puzzle: PuzzleName,
    wish: { rows: Row[]; told?: number; why?: Row[]; trails?: { tag: string; start: Row } },
  ) => ask<PuzzlePosition>('POST', `${named(puzzle)}/position`, wish),
  puzzleAttempt: (puzzle: PuzzleName, rows: Row[]) => ask<PuzzleVerdict>('POST', `${named(puzzle)}/attempt`, { rows }),
  puzzleHint: (puzzle: PuzzleName) => ask<PuzzleHint>('POST', `${named(puzzle)}/hint`, {}),
  puzzleSolution: (puzzle: PuzzleName) => ask<PuzzleSolution>('POST', `${named(puzzle)}/solution`, {}),
  /** A practice table that goes on from the position. */
  puzzleTable: (puzzle: PuzzleName, level: string) => ask<Table>('POST', `${named(puzzle)}/table`, { level }),
};
