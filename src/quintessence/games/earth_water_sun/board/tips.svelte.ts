/** Tips: what a player has done once needs no tip again; kept in this browser. */
import type { Action, Say } from '$table';

const KEY = 'quintessence.earth_water_sun.roots';

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) === 'known';
  } catch {
    return false;
  }
}

class Tips {
  private hasLaid: boolean = $state(recall());

  /** Whether a newcomer may lay Roots now and has never done so. */
  isRootsNew(legal: Action[]): boolean {
    return !this.hasLaid && legal.some((action) => action.row[0] === 'lay');
  }

  roots(legal: Action[], say: Say): string | null {
    if (!this.isRootsNew(legal)) return null;
    return say(matchMedia('(pointer: coarse)').matches ? 'board-tip-roots-touch' : 'board-tip-roots');
  }

  /** Someone who has laid a Root knows how. */
  learn(row: Action['row']): void {
    if (row[0] !== 'lay' || this.hasLaid) return;
    this.hasLaid = true;
    try {
      localStorage.setItem(KEY, 'known');
    } catch {
      // Without storage the tip comes back with the page.
    }
  }
}

export const tips = new Tips();
