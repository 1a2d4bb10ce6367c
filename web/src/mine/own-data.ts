/** All of one's own in one file: written by the server and this page, read back piece by piece. */
import { isChoice, settings, type Kept } from '../settings.svelte.ts';
import { api } from '../wire/api.ts';
import { patiently } from '../wire/patience.ts';
import { Refused } from '../wire/refused.ts';
import type { Values } from '../wire/types.ts';

const FORMAT = 'quintessence-data';
const VERSION = 1;
export const MOST_BYTES = 100 * 1024 * 1024;
const MOST_GAMES = 2000;
/** Between two games, so that the server does not find it too fast. */
const PAUSE = 70;
/** And where it does all the same: a minute's allowance comes back bit by bit. */
const PATIENCE = Array<number>(20).fill(1000);

export interface OwnFile {
  games: Values[];
  documents: { kind: string; name: string; body: Values }[];
  settings: Partial<Kept>;
}

export interface Brought {
  added: number;
  known: number;
  /** What could not be taken in: of which game, and why. */
  refused: { number: number; why: Refused }[];
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text holds; Refused says why it is none of ours. */
export function readFile(text: string): OwnFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused('own_data_not_json', { detail: String(error) });
  }
  if (!isObject(value) || value['format'] !== FORMAT) throw new Refused('own_data_other');
  if (value['version'] !== VERSION) throw new Refused('own_data_version', { version: String(value['version']) });
  const games = value['games'];
  if (!Array.isArray(games) || !games.every(isObject)) throw new Refused('own_data_broken', { field: 'games' });
  if (games.length > MOST_GAMES) throw new Refused('own_data_too_many', { most: MOST_GAMES });
  return { games, documents: documentsOf(value['documents']), settings: settingsOf(value['settings']) };
}

function documentsOf(value: unknown): OwnFile['documents'] {
  if (value === undefined) return [];
  if (!isObject(value)) throw new Refused('own_data_broken', { field: 'documents' });
  return Object.entries(value).flatMap(([kind, named]) => {
    if (!isObject(named)) throw new Refused('own_data_broken', { field: `documents.${kind}` });
    return Object.entries(named).map(([name, body]) => {
      if (!isObject(body)) throw new Refused('own_data_broken', { field: `documents.${kind}.${name}` });
      return { kind, name, body };
    });
  });
}

/** Only what this page knows. */
function settingsOf(value: unknown): Partial<Kept> {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([name, one]) => isChoice(name, one))) as Partial<Kept>;
}

/** The whole file as text. */
export async function wholeFile(): Promise<{ text: string; games: number; leftOut: number }> {
  const found = await api.exported();
  const text = JSON.stringify({ ...found, settings: settings.kept() });
  return { text, games: found.games.length, leftOut: found.left_out };
}

/** Take in what is missing here; what is here already stays as it is. */
export async function bringIn(file: OwnFile, told: (done: number) => void): Promise<Brought> {
  const brought: Brought = { added: 0, known: 0, refused: [] };
  const works = [
    ...file.games.map((game) => () => api.bringGame(game)),
    ...file.documents.map((one) => () => api.bringDocument(one)),
  ];
  for (const [at, work] of works.entries()) {
    try {
      const { added } = await patiently(work, PATIENCE);
      brought[added ? 'added' : 'known'] += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      brought.refused.push({ number: at + 1, why: error });
      if (['offline', 'too_many_documents'].includes(error.code)) break; // all others would fare the same
    }
    told(at + 1);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  settings.take(file.settings);
  return brought;
}
