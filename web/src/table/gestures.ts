/** What was played at one stroke: several actions that one confirmation sent, and that one undo takes back. */

interface Stroke {
  seat: number;
  /** How often the seat had played or undone once the stroke was played. */
  count: number;
  length: number;
}

export class Gestures {
  private readonly known: Stroke[] = [];

  /** A seat has played so many actions at one stroke; its count is now this. */
  add(seat: number, count: number, length: number): void {
    if (length > 0) this.known.push({ seat, count, length });
  }

  /** How many actions one undo takes back; one where nothing is known of the last stroke, played elsewhere perhaps. */
  takeBack(seat: number, count: number): number {
    const last = this.last(seat);
    if (last?.count !== count) {
      this.forget(seat);
      return 1;
    }
    this.known.splice(this.known.indexOf(last), 1);
    return last.length;
  }

  /** The seat has undone a stroke, and its count is now this: the stroke before is the last again. */
  undone(seat: number, count: number): void {
    const last = this.last(seat);
    if (last) last.count = count;
  }

  private forget(seat: number): void {
    const others = this.known.filter((stroke) => stroke.seat !== seat);
    this.known.splice(0, this.known.length, ...others);
  }

  private last(seat: number): Stroke | undefined {
    return this.known.findLast((stroke) => stroke.seat === seat);
  }
}
