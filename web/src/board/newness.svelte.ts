/** Which cards have come since someone last looked: marked until they are pointed at, or that player's next turn is over. */
const countOf = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

export class Newness {
  /** What was known to lie in each place: a hand, a market. */
  private readonly known = new Map<string, readonly string[]>();
  /** How many of the cards of one name are new, by place and name. */
  private marks: ReadonlyMap<string, number> = $state.raw(new Map());
  private older: ReadonlyMap<string, number> = new Map();
  private isTurn = false;

  /** What lies in a place now ('' is an empty spot). At first sight nothing is new; where all is new, nothing is marked. */
  lie(place: string, spots: readonly string[]): void {
    const cards = spots.filter(Boolean);
    const before = this.known.get(place);
    this.known.set(place, cards);
    if (!before) return;
    const marks = new Map(this.marks);
    for (const card of new Set([...before, ...cards])) {
      const now = countOf(cards, card);
      const gained = Math.max(0, now - countOf(before, card));
      marks.set(`${place} ${card}`, Math.min(now, (marks.get(`${place} ${card}`) ?? 0) + gained));
    }
    const isAllNew = cards.every((card) => marks.get(`${place} ${card}`) === countOf(cards, card));
    if (isAllNew) for (const card of cards) marks.delete(`${place} ${card}`);
    this.keep(marks);
  }

  /** Whether the card at some spot of a place is marked; of cards with one name, the last ones are. */
  isNew(place: string, cards: readonly string[], at: number): boolean {
    const card = cards[at] ?? '';
    return countOf(cards.slice(at), card) <= (this.marks.get(`${place} ${card}`) ?? 0);
  }

  /** How many of a place are marked. */
  count(place: string, cards: readonly string[]): number {
    return cards.filter((_, at) => this.isNew(place, cards, at)).length;
  }

  /** Someone looks at a card. */
  look(place: string, card: string): void {
    if (!this.marks.has(`${place} ${card}`)) return;
    const marks = new Map(this.marks);
    marks.delete(`${place} ${card}`);
    this.keep(marks);
  }

  /** Whether it is the player's turn: what was marked when it began is known when it ends. */
  turn(isOwn: boolean): void {
    if (isOwn === this.isTurn) return;
    this.isTurn = isOwn;
    if (isOwn) this.older = this.marks;
    else this.keep(new Map([...this.marks].filter(([name]) => !this.older.has(name))));
  }

  private keep(marks: Map<string, number>): void {
    for (const [name, count] of marks) if (!count) marks.delete(name);
    const isSame =
      marks.size === this.marks.size && [...marks].every(([name, count]) => this.marks.get(name) === count);
    if (!isSame) this.marks = marks;
  }
}
