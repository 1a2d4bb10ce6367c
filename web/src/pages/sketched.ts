/** What lessons and puzzles share: a position that the server plays out from rows, and keeps nowhere. */
import type { BoardModule, Say } from '../board/contract.ts';
import { settings } from '../settings.svelte.ts';
import { callsOf } from '../table/calls.ts';
import type { Texts } from '../text/bundle.ts';
import { words } from '../text/texts.svelte.ts';
import { Refused } from '../wire/refused.ts';
import type { Objection, Preview, Row, Sketch, Trail, Values } from '../wire/types.ts';

const PAUSE = 260;
const MOST_SEATS = 6;

/** What can be asked of a position: of how many of its last rows the events are told, why not, where an action leads. */
export interface Question {
  told?: number;
  why?: Row[];
  trails?: { tag: string; start: Row };
}

/** The questions of a board, about the position that `look` shows after some more rows. */
export class SketchInquiries {
  constructor(private readonly look: (more: Row[], question: Question) => Promise<Sketch>) {}

  readonly why = async (row: Row): Promise<Objection | null> =>
    (await this.asked({ why: [row] }))?.answers?.[0] ?? null;

  readonly trails = async (tag: string, start: Row): Promise<Trail[]> =>
    (await this.asked({ trails: { tag, start } }))?.trails ?? [];

  /** Nothing is stored: what would come of some rows is the same position with them added. */
  readonly preview = async (ways: Row[][]): Promise<Preview[]> => Promise.all(ways.map((more) => this.previewed(more)));

  private async asked(question: Question): Promise<Sketch | null> {
    try {
      return await this.look([], question);
    } catch {
      return null;
    }
  }

  private async previewed(more: Row[]): Promise<Preview> {
    try {
      const found = await this.look(more, { told: Math.max(1, more.length) });
      return { objection: null, events: found.events, changed: found.state.view };
    } catch (error) {
      const { code, values } = error instanceof Refused ? error : new Refused('page_trouble');
      return { objection: { code, rule: '', values }, events: [], changed: {} };
    }
  }
}

/** Between two rows that follow from one press, so that each can be seen. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, settings.moves ? PAUSE : 0));

/** The words of a game for a position that nobody sits at. */
export function tableless(texts: Texts, board: BoardModule | null, view: Values | undefined): Texts {
  const { wording } = board ?? {};
  if (!wording || !view) return texts;
  const of = wording.of(view);
  const speak: Say = (key, values) => texts.say(key, values);
  const names = Array.from({ length: MOST_SEATS }, (_, seat) => wording.call?.(seat, of, speak) ?? '');
  return texts.seated(names, callsOf(wording, of, []));
}

/** The same in the words of the game that the page is about. */
export const textsOf = (board: BoardModule | null, view: Values | undefined): Texts =>
  tableless(words.texts, board, view);
