/** What carries requests and live messages: to a server, or to the worker that holds the tables in this browser. */
import { local } from '$local';
import { server } from './server.ts';

export interface Answer {
  status: number;
  text: string;
  /** Where the next part of a list is, as in the header of that name. */
  link: string;
  /** It was kept from an earlier time, and nobody said it just now. */
  isKept: boolean;
}

/** Who listens to a live connection. */
export interface Listener {
  opened(): void;
  heard(text: string): void;
  lost(): void;
}

/** One live connection to a table. */
export interface Line {
  readonly state: 'opening' | 'open' | 'lost';
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Rejects where nobody answers. `path` is what follows /api. */
  request(method: string, path: string, body?: string): Promise<Answer>;
  connect(path: string, listener: Listener): Line;
}

export const transport: Transport = local?.transport ?? server;
