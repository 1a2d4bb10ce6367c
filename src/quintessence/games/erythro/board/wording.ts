/** How sentences call a seat whose player has no name: by the elements of its ambassador. */
import type { Values, Wording } from '$table';

const characters = (view: Values): (string | null)[] =>
  ((view['players'] ?? []) as { character: string | null }[]).map(({ character }) => character);

export const wording: Wording = {
  of: (view) => ({ characters: characters(view) }),
  call: (seat, of, say) => {
    const character = (of['characters'] as (string | null)[])[seat];
    return character ? say(`character-${character}`) : null;
  },
  before: ['event-embodied'],
};
