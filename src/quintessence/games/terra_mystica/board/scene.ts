/** What every part of the board reads, as it is at the moment. */
import type { Say } from '$table';
import type { Play } from './play.svelte.ts';
import type { View, Who } from './view.ts';

export interface Scene {
  readonly now: View;
  readonly say: Say;
  readonly play: Play;
  /** One's own seat; null for a spectator. */
  readonly me: number | null;
  readonly isAsked: boolean;
  readonly lit: Set<string>;
  readonly motion: boolean;
  /** Whose board is looked at. */
  readonly shown: Who;
  show: (who: Who) => void;
  name: (who: Who) => string;
  /** What could be chosen in the step of the Automa that is explained, and what its criteria took away. */
  readonly candidates: Set<string>;
  readonly removed: Set<string>;
}

/** Something of the board that can be chosen: how it is marked. */
export const marks = (
  scene: Scene,
  spot: string,
): Record<'can' | 'chosen' | 'lit' | 'candidate' | 'removed', boolean> => ({
  can: scene.isAsked && scene.play.can(spot),
  chosen: scene.play.spot === spot,
  lit: scene.lit.has(spot),
  candidate: scene.candidates.has(spot),
  removed: scene.removed.has(spot),
});
