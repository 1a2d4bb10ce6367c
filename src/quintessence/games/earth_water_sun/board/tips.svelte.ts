/** What a player was told once and has done since; kept, so that nobody is told again. */
import type { Said, Say } from '$table';

const PLACE = 'quintessence.earth_water_sun.roots';

function recall(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'known';
  } catch {
    return false;
  }
}

class Tips {
  private hasLaid: boolean = $state(recall());

  /** Whether a newcomer may lay Roots now and has never done so. */
  isRootsNew(legal: Said[]): boolean {
    return !this.hasLaid && legal.some((said) => said.row[0] === 'lay');
  }

  roots(legal: Said[], say: Say): string | null {
    if (!this.isRootsNew(legal)) return null;
    return say(matchMedia('(pointer: coarse)').matches ? 'board-tip-roots-touch' : 'board-tip-roots');
  }

  /** Someone who has laid a Root knows how. */
  learn(row: Said['row']): void {
    if (row[0] !== 'lay' || this.hasLaid) return;
    this.hasLaid = true;
    try {
      localStorage.setItem(PLACE, 'known');
    } catch {
      // Without storage the tip comes back with the page.
    }
  }
}

export const tips = new Tips();
