/** What every part of the board reads: the view, the words, and what the player is about to do. */
import type { GameEvent, Newness, Say } from '$table';
import type { Spot } from './choices.ts';
import type { Play } from './play.svelte.ts';
import type { View } from './view.ts';

export interface Scene {
  readonly now: View;
  readonly say: Say;
  readonly play: Play;
  /** Whose city and hand lie in front; a spectator sits beside the first player. */
  readonly me: number;
  readonly isAsked: boolean;
  readonly isLesson: boolean;
  /** Lit from outside: by the log, the list of actions, a lesson or a hint. */
  readonly lit: Set<Spot>;
  /** A hint is drawn. */
  readonly isHinted: boolean;
  /** What is still on its way there. */
  readonly arriving: Set<Spot>;
  /** What the others did since one's last turn, and the spots of the cities that it changed. */
  readonly lately: GameEvent[];
  readonly fresh: Set<Spot>;
  /** Which cards of the hand have just come. */
  readonly news: Newness;
  /** Light spots for as long as something about them is pointed at. */
  readonly point: (spots: Spot[]) => void;
  readonly name: (seat: number) => string;
  /** The seat whose name is “you”; null where everyone has a name. */
  readonly you: number | null;
  readonly paint: (seat: number) => string;
}
