/** What a person likes to see on this board, kept in this browser. */
const KEY = 'quintessence.earth_water_sun.threats';

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'hidden';
  } catch {
    return true;
  }
}

class Habits {
  private isShown: boolean = $state(recall());

  /** Whether pieces that could be struck next turn are marked. */
  get showsThreats(): boolean {
    return this.isShown;
  }

  toggleThreats(): void {
    this.isShown = !this.isShown;
    try {
      localStorage.setItem(KEY, this.isShown ? 'shown' : 'hidden');
    } catch {
      // Without storage the choice holds until the page is left.
    }
  }
}

export const habits = new Habits();
