/** The live side: a socket that comes back by itself, and answers that belong to a question. */
import { Refused } from './refused.ts';
import { transport, type Line } from './transport.ts';
import type { Objection, Preview, Row, ServerMessage, Trail, Values } from './types.ts';

type Waiting = { resolve: (message: ServerMessage) => void; reject: (error: unknown) => void; timer: number };

/** What became of an action: the revision of the table that has it, or that it is kept until its window closes. */
export interface Moved {
  revision: number;
  isKept: boolean;
}

const PATIENCE = 10_000;
const PULSE = 25_000;

export class Live {
  private line: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private counter = 0;
  private tries = 0;
  private closed = false;
  private pulse = 0;
  private again = 0;
  private viewer: number | null = null;
  private isAway = false;

  constructor(
    private readonly id: string,
    private readonly token: string | null,
    private readonly hear: (message: ServerMessage) => void,
    private readonly linked: (isLinked: boolean) => void,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearInterval(this.pulse);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.line?.close();
    this.drop();
  }

  /** See the table as one of the seats held here; a socket that comes back sees it as the same. */
  viewAs(seat: number): Promise<ServerMessage> {
    this.viewer = seat;
    return this.ask({ type: 'view_as', seat });
  }

  /** Choose ahead what to answer in another's turn. */
  standingAnswer(seat: number, code: string): Promise<ServerMessage> {
    return this.ask({ type: 'standing_answer', seat, code });
  }

  /** Say whether someone looks at the page; a socket that comes back says it again. */
  away(isAway: boolean): void {
    this.isAway = isAway;
    this.send({ type: 'away', away: isAway });
  }

  whole(): void {
    this.send({ type: 'whole' });
  }

  /** Answer a seat's question with a row. */
  play(seat: number, question: number, row: Row): Promise<Moved> {
    return this.move({ type: 'play', seat, question, row });
  }

  /** Take back a seat's last action. */
  undo(seat: number, question: number): Promise<Moved> {
    return this.move({ type: 'undo', seat, question });
  }

  private async move(message: Values): Promise<Moved> {
    const answer = await this.ask(message);
    const { revision, kept } = answer.type === 'answer' ? answer : {};
    return { revision: revision ?? 0, isKept: kept ?? false };
  }

  chat(text: string): Promise<ServerMessage> {
    return this.ask({ type: 'chat', text });
  }

  /** Propose a row to one's allies, or take that back. */
  letPlay(seat: number): Promise<ServerMessage> {
    return this.ask({ type: 'let_play', seat });
  }
  pin(seat: number, row: Row, isOn: boolean): Promise<ServerMessage> {
    return this.ask({ type: isOn ? 'pin' : 'unpin', seat, row });
  }

  async why(seat: number, rows: Row[]): Promise<(Objection | null)[]> {
    const answer = await this.ask({ type: 'why', seat, rows });
    return answer.type === 'why' ? answer.answers : [];
  }

  /** What each of some ways to go on would come to. */
  async preview(seat: number, ways: Row[][]): Promise<Preview[]> {
    const answer = await this.ask({ type: 'preview', seat, ways });
    return answer.type === 'preview' ? answer.previews : [];
  }

  async trails(seat: number, tag: string, start: Row): Promise<Trail[]> {
    const answer = await this.ask({ type: 'trails', seat, tag, start });
    return answer.type === 'trails' ? answer.trails : [];
  }

  private connect(): void {
    const asked = new URLSearchParams();
    if (this.token) asked.set('token', this.token);
    if (this.viewer !== null) asked.set('viewer', String(this.viewer));
    const line = transport.connect(`/tables/${encodeURIComponent(this.id)}/live?${asked}`, {
      opened: () => {
        this.tries = 0;
        this.linked(true);
        if (this.isAway) this.away(true);
        clearInterval(this.pulse);
        this.pulse = window.setInterval(() => this.send({ type: 'ping' }), PULSE);
      },
      heard: (text) => this.receive(JSON.parse(text) as ServerMessage),
      lost: () => this.lost(line),
    });
    this.line = line;
  }

  private lost(line: Line): void {
    if (line !== this.line) return;
    clearInterval(this.pulse);
    this.drop();
    if (this.closed) return;
    this.linked(false);
    const wait = Math.min(8000, 300 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.again = window.setTimeout(() => this.connect(), wait);
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.line && this.line.state !== 'lost') return;
    clearTimeout(this.again);
    this.connect();
  };

  private receive(message: ServerMessage): void {
    if ('ref' in message && message.ref) {
      const ref = String(message.ref);
      const one = this.waiting.get(ref);
      if (one) {
        this.waiting.delete(ref);
        clearTimeout(one.timer);
        if (message.type === 'answer' && !message.ok)
          one.reject(new Refused(message.code ?? 'server_error', message.values ?? {}));
        else one.resolve(message);
      }
      return;
    }
    this.hear(message);
  }

  private ask(message: Values): Promise<ServerMessage> {
    this.counter += 1;
    const ref = String(this.counter);
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => {
        this.waiting.delete(ref);
        reject(new Refused('no_answer'));
      }, PATIENCE);
      this.waiting.set(ref, { resolve, reject, timer });
      if (!this.send({ ...message, ref })) {
        clearTimeout(timer);
        this.waiting.delete(ref);
        reject(new Refused('offline'));
      }
    });
  }

  private send(message: Values): boolean {
    if (this.line?.state !== 'open') return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  private drop(): void {
    for (const one of this.waiting.values()) {
      clearTimeout(one.timer);
      one.reject(new Refused('offline'));
    }
    this.waiting.clear();
  }
}
