/** What every part of the board reads, as it is at the moment. */
import type { Say } from '$table';
import type { Play } from './play.svelte.ts';
import type { View } from './view.ts';

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
  readonly shown: number;
  show: (seat: number) => void;
  name: (seat: number) => string;
}

/** Something of the board that can be chosen: how it is marked. */
export const marks = (scene: Scene, spot: string): { can: boolean; chosen: boolean; lit: boolean } => ({
  can: scene.isAsked && scene.play.can(spot),
  chosen: scene.play.spot === spot,
  lit: scene.lit.has(spot),
});
