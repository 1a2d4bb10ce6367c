/** The REST side of the server: one function a request, errors as Refused. */
import type {
  About,
  Achievements,
  Challenge,
  Evaluation,
  GameInfo,
  Hint,
  Json,
  LabInfo,
  Listed,
  Mark,
  Me,
  Moment,
  Notifications,
  OpenTable,
  Outcome,
  PublicMoment,
  PuzzleHint,
  PuzzlePosition,
  Puzzles,
  PuzzleSolution,
  PuzzleVerdict,
  Reach,
  Review,
  ReviewPuzzle,
  Row,
  SeatWish,
  Sketch,
  Table,
  TimeControl,
  Values,
  Variant,
} from './types.ts';

import { connection } from './connection.svelte.ts';
import { patiently } from './patience.ts';
import { Refused } from './refused.ts';
import { transport, type Answer } from './transport.ts';

/** What only reads may be asked for again while the server is too busy for it. */
export const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  method === 'GET' ? patiently(() => send<T>(method, path, body)) : send<T>(method, path, body);

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [read] = await exchange(method, path, body);
  return read as T;
}

/** The server keeps what each seat plays beside the result: while a game goes on there is only that. */
function toldApart(one: Listed): Listed {
  const { traits, round = null, ...result } = (one.result ?? {}) as Outcome & Partial<About>;
  return { ...one, result: 'places' in result ? result : null, ...(traits && { about: { traits, round } }) };
}

/** A list that comes in pages, whole: each answer says where the next one is. What comes twice counts once. */
async function pages<T extends { id: string }>(first: string): Promise<T[]> {
  const found = new Map<string, T>();
  let path: string | undefined = first;
  while (path !== undefined) {
    const asked: string = path;
    const [read, link] = await patiently(() => exchange('GET', asked));
    for (const one of read as unknown as T[]) if (!found.has(one.id)) found.set(one.id, one);
    path = /^<\/api([^>]*)>; rel="next"/.exec(link)?.[1];
  }
  return [...found.values()];
}

async function exchange(method: string, path: string, body?: unknown): Promise<[Json, string]> {
  let answer: Answer;
  try {
    answer = await transport.request(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    connection.failed();
    throw new Refused('offline');
  }
  const { status, text, link, isKept } = answer;
  if (!isKept) connection.answered();
  let read: Json = null;
  try {
    read = text ? (JSON.parse(text) as Json) : null;
  } catch {
    // Not JSON: the status says enough.
  }
  if (status < 200 || status > 299) {
    const problem = read !== null && typeof read === 'object' && !Array.isArray(read) ? read : {};
    const code = typeof problem['code'] === 'string' ? problem['code'] : 'server_trouble';
    const values = problem['values'];
    const known = values !== null && typeof values === 'object' && !Array.isArray(values) ? values : {};
    throw new Refused(code, { status, ...known }, status);
  }
  return [read, link];
}

export interface OpenWish {
  answer_seconds?: number | null;
  variant?: string;
  seed?: string;
  claim_seconds?: number;
  listed?: boolean;
  pace?: number;
  clock?: TimeControl;
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
  /** By which ways the server tells one of a turn, and what it keeps of who asks. */
  notifications: () => ask<Notifications>('GET', '/notifications'),
  push: (subscription: PushSubscriptionJSON, language: string) =>
    ask<Notifications>('POST', '/notifications/push', {
      endpoint: subscription.endpoint,
      keys: { p256dh: subscription.keys?.['p256dh'] ?? '', auth: subscription.keys?.['auth'] ?? '' },
      language,
    }),
  pushNoMore: (endpoint: string) => ask<Notifications>('POST', '/notifications/push/remove', { endpoint }),
  giveAddress: (address: string, language: string) =>
    ask<Notifications>('POST', '/notifications/mail', { address, language }),
  confirmAddress: (code: string) => ask<Notifications>('POST', '/notifications/mail/confirm', { code }),
  removeAddress: () => ask<Notifications>('DELETE', '/notifications/mail'),
  notifyIn: (language: string) => ask<Notifications>('PUT', '/notifications/language', { language }),
  stopMails: (token: string) => ask<unknown>('POST', `/notifications/stop?token=${encodeURIComponent(token)}`),
  /** Whether the server has a lab, and what it allows there. */
  lab: () => ask<LabInfo>('GET', '/lab'),
  openTables: () => ask<{ allowed: boolean; tables: OpenTable[] }>('GET', '/open-tables'),
  mine: async () => (await pages<Listed>('/tables')).map(toldApart),
  /** Name one of one's own games, delete it from the list, or bring it back. */
  mark: (id: string, mark: { label?: string; deleted?: boolean }) => ask<Mark>('PUT', `/mine/games/${id}`, mark),
  removeGame: (id: string) => ask<unknown>('DELETE', `/mine/games/${id}`),
  achievements: () => ask<Achievements>('GET', '/mine/achievements'),
  exported: () => ask<{ games: Values[]; left_out: number }>('GET', '/mine/export'),
  bringGame: (game: Values) => ask<{ added: boolean }>('POST', '/mine/games', game),
  bringDocument: (one: { kind: string; name: string; body: Values }) =>
    ask<{ added: boolean }>('POST', '/mine/documents', one),
  openGame: (id: string) => ask<{ id: string }>('POST', `/mine/games/${id}/open`, {}),
  challenges: () => ask<{ today: Challenge | null; mine: Challenge[] }>('GET', '/challenges'),
  challenge: (id: string) => ask<Challenge>('GET', `/challenges/${encodeURIComponent(id)}`),
  makeChallenge: (game: string, seats: SeatWish[], options: Values) =>
    ask<Challenge>('POST', '/challenges', { game, seats, options }),
  /** The challenge with the deal of one's own finished game. */
  handOn: (table: string) => ask<Challenge>('POST', `/challenges/of/${encodeURIComponent(table)}`),
  takeChallenge: (id: string) => ask<{ table: string; counts: boolean }>('POST', `/challenges/${id}/take`, {}),
  allowWatching: (id: string, allow: boolean) => ask<Challenge>('POST', `/challenges/${id}/watching`, { allow }),
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
  fork: (id: string, number: number, seats: SeatWish[], puzzle = false) =>
    ask<Table>('POST', `${at(id)}/fork`, { at: number, seats, puzzle }),
  /** What is to be found at a table, and whether it was. */
  puzzle: (id: string) => ask<{ puzzle: ReviewPuzzle | null }>('GET', `${at(id)}/puzzle`),
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
  publicMoment: (id: string, number: number) => ask<PublicMoment>('GET', `${at(id)}/public/${number}`),
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
