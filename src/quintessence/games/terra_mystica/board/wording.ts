/** What a seat is called at a table of this game once it has its faction, in lists and in sentences. */
import type { Faction, Say, Values, Wording } from '$table';
import { colour, read } from './view.ts';

const SEATS = new Set(['seat', 'builder']);

/** The faction of a seat, and the Automa's colour; nothing before it is chosen. */
export function faction(values: Values, who: number | string, say: Say): Faction | null {
  const view = read(values);
  if (typeof who === 'string')
    return view.automa?.terrain ? { name: say(`seat-${who}`), paint: `var(--tm-side-${view.automa.terrain})` } : null;
  const slug = view.players[who]?.faction;
  return slug ? { name: say(`faction-${slug}`), paint: `var(--tm-side-${colour(view, who)})` } : null;
}

/** Sentences begin with the seat; any other who is named stands inside them. Factions are many. */
export const wording: Wording = {
  of: (view) => ({ factions: read(view).players.map((player) => player.faction) }),
  forms: (_, name, value, { factions }, say) => {
    const slug = SEATS.has(name) && typeof value === 'number' ? (factions as (string | null)[])[value] : null;
    if (!slug) return null;
    return {
      word: say(name === 'seat' ? 'board-seat-faction' : 'board-faction-within', { faction: slug }),
      plural: 'yes',
    };
  },
};
