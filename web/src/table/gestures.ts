/** What was played at one stroke: several actions that one confirmation sent, and that one undo takes back. */

export class Gestures {
  private readonly known: { from: number; to: number }[] = [];

  /** Of `from` actions that stood, `to` stand now. */
  add(from: number, to: number): void {
    this.cut(from);
    if (to > from) this.known.push({ from, to });
  }

  /** How many actions should stand once the last stroke is taken back; one less where nothing is known of it. */
  before(played: number): number {
    this.cut(played);
    const last = this.known.at(-1);
    return last && last.to === played ? last.from : Math.max(0, played - 1);
  }

  /** What reaches beyond that was taken back meanwhile, here or on another device. */
  private cut(played: number): void {
    while ((this.known.at(-1)?.to ?? 0) > played) this.known.pop();
  }
}
