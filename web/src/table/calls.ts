/** What values are called at one table: players by their names, places as the board says them. */
import type { Wording } from '../board/contract.ts';
import type { Calls } from '../text/bundle.ts';
import type { Values } from '../wire/types.ts';

/** `of` is what the wording rests on; `names` has nothing for a seat whose player has no name. */
export function callsOf(wording: Wording, of: Values, names: (string | null)[]): Calls {
  return {
    word: (name, value, isTold, say) => {
      const seat = isTold ? (wording.seat?.(name, value, of) ?? null) : null;
      if (seat !== null) return names[seat] ?? null;
      return wording.word?.(name, value, of, say) ?? null;
    },
    forms: (key, name, value, say) => {
      const isUnnamed = name === 'seat' && typeof value === 'number' && !names[value];
      if (isUnnamed && wording.before?.includes(key)) return { word: say('seat-numbered', { number: value + 1 }) };
      return wording.forms?.(key, name, value, of, say) ?? null;
    },
    action: (action, say) => wording.action?.(action, of, say) ?? null,
  };
}
