/** How sentences call a seat whose player has no name: by its god. */
import type { Wording } from '$table';

export const wording: Wording = {
  of: ({ gods }) => ({ gods: gods ?? [] }),
  call: (seat, of, say) => {
    const god = (of['gods'] as (string | null)[])[seat];
    return god ? say(`god-${god}`) : null;
  },
  before: ['event-chose_god'],
};
