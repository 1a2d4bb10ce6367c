/** What each creature, support, object and god is drawn from: icons of game-icons.net (CC BY 3.0), layered here. */
import type { Component } from 'svelte';
import Anvil from '~icons/game-icons/anvil-impact';
import Wave from '~icons/game-icons/big-wave';
import Boar from '~icons/game-icons/boar';
import Bull from '~icons/game-icons/charging-bull';
import Exchange from '~icons/game-icons/card-exchange';
import Centaur from '~icons/game-icons/centaur';
import Chest from '~icons/game-icons/chest';
import Cyclops from '~icons/game-icons/cyclops';
import DragonSpiral from '~icons/game-icons/dragon-spiral';
import EagleEmblem from '~icons/game-icons/eagle-emblem';
import Flame from '~icons/game-icons/flame';
import Gemini from '~icons/game-icons/gemini';
import Goat from '~icons/game-icons/goat';
import Grapes from '~icons/game-icons/grapes';
import Sphinx from '~icons/game-icons/greek-sphinx';
import Griffin from '~icons/game-icons/griffin-symbol';
import HammerBreak from '~icons/game-icons/hammer-break';
import Harpy from '~icons/game-icons/harpy';
import Hydra from '~icons/game-icons/hydra';
import Lion from '~icons/game-icons/lion';
import MagicSwirl from '~icons/game-icons/magic-swirl';
import Mermaid from '~icons/game-icons/mermaid';
import Minotaur from '~icons/game-icons/minotaur';
import Owl from '~icons/game-icons/owl';
import PanFlute from '~icons/game-icons/pan-flute';
import Pegasus from '~icons/game-icons/pegasus';
import Lightning from '~icons/game-icons/power-lightning';
import RobberHand from '~icons/game-icons/robber-hand';
import RoundShield from '~icons/game-icons/round-shield';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import Seahorse from '~icons/game-icons/seahorse';
import Eye from '~icons/game-icons/semi-closed-eye';
import SnakeTongue from '~icons/game-icons/snake-tongue';
import SpartanHelmet from '~icons/game-icons/spartan-helmet';
import TiredEye from '~icons/game-icons/beast-eye';
import Trident from '~icons/game-icons/trident';
import TritonHead from '~icons/game-icons/triton-head';
import Vulture from '~icons/game-icons/vulture';
import Waves from '~icons/game-icons/waves';
import Wheat from '~icons/game-icons/wheat';
import Whirlwind from '~icons/game-icons/whirlwind';
import Woman from '~icons/game-icons/woman-elf-face';

/** An icon in a square of 100, with its spot, its size, and how much it stands back. */
export interface Layer {
  icon: Component<Record<string, unknown>>;
  x: number;
  y: number;
  size: number;
  opacity: number;
}

type Icon = Layer['icon'];

const layer = (icon: unknown, x = 4, y = 4, size = 92, opacity = 1): Layer => ({
  icon: icon as Icon,
  x,
  y,
  size,
  opacity,
});

const CREATURES: Record<string, Layer[]> = {
  triton: [layer(TritonHead)],
  siren: [layer(Mermaid)],
  hippocampus: [layer(Seahorse, 4, 2, 92), layer(Waves, 52, 62, 44, 0.5)],
  nereid: [layer(Waves, 0, 44, 100, 0.45), layer(Woman, 12, 2, 76)],
  cetus: [layer(SeaSerpent)],
  centaur: [layer(Centaur)],
  minotaur: [layer(Minotaur)],
  satyr: [layer(Goat, 0, 2, 82), layer(PanFlute, 50, 54, 46)],
  cyclops: [layer(Cyclops)],
  boar: [layer(Boar)],
  pegasus: [layer(Pegasus)],
  harpy: [layer(Harpy)],
  griffin: [layer(Griffin)],
  sphinx: [layer(Sphinx)],
  stymphalian: [layer(Vulture)],
  chimera: [layer(SnakeTongue, 0, 46, 50, 0.85), layer(Lion, 14, 2, 86)],
  phoenix: [layer(Flame, 0, 0, 100, 0.4), layer(EagleEmblem, 10, 10, 80)],
  dragon: [layer(DragonSpiral)],
  bull: [layer(Bull)],
  typhon: [layer(Hydra)],
  dionysos: [layer(Grapes)],
};

/** A creature of somebody's own deck has no drawing of its own: an eye in the dark stands for it. */
export const creatureLayers = (creature: string): Layer[] => CREATURES[creature] ?? [layer(TiredEye)];

export const SUPPORTS: Record<string, Layer[]> = {
  twins: [layer(Gemini, 10, 10, 80)],
  graeae: [layer(Eye)],
  exchange: [layer(Exchange)],
  take: [layer(Chest)],
  destroy: [layer(HammerBreak)],
  steal: [layer(RobberHand)],
  shield: [layer(RoundShield)],
  magic: [layer(MagicSwirl)],
};

export const OBJECTS: Record<string, Layer[]> = {
  thunderbolt: [layer(Lightning)],
  trident: [layer(Trident)],
  owl: [layer(Owl)],
  helmet: [layer(SpartanHelmet)],
};

export const GODS: Record<string, Layer[]> = {
  poseidon: [layer(Wave)],
  gaia: [layer(Wheat)],
  aeolus: [layer(Whirlwind)],
  hephaestus: [layer(Anvil)],
};
