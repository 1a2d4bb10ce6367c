/** What page, host worker and bot workers say to one another. */

/** What the site is made of beside the page; written into it by tools/static_site.py. */
export interface Plan {
  /** The folder of the Python runtime, and that of the package with a memory that has it, from the site's root. */
  runtime: string;
  package: string;
  /** What the host says of the games, for the time before it is there. */
  games: string;
  /** How many bytes that memory has once it is unpacked. */
  memory: number;
  /** How many bytes each loaded file has, as it travels. */
  sizes: Record<string, number>;
}

export type ToHost =
  | { type: 'start'; root: string; plan: Plan }
  /** The tab that holds the tables does not let them go: it is asleep. */
  | { type: 'take' }
  | { type: 'request'; id: number; method: string; path: string; body: string | null; language: string }
  | { type: 'connect'; line: number; path: string }
  | { type: 'send'; line: number; text: string }
  | { type: 'close'; line: number };

export type FromHost =
  | { type: 'waiting' }
  | { type: 'progress'; fraction: number }
  | { type: 'ready' }
  | { type: 'failed'; detail: string }
  | { type: 'full' }
  | { type: 'written' }
  | { type: 'lost' }
  | { type: 'answer'; id: number; status: number; text: string; link: string }
  | { type: 'opened'; line: number }
  | { type: 'heard'; line: number; text: string }
  | { type: 'closed'; line: number };

export type ToThinker = { type: 'start'; root: string; plan: Plan } | { type: 'think'; task: string };
export type FromThinker = { type: 'ready' } | { type: 'failed'; detail: string } | { type: 'thought'; answer: string };
