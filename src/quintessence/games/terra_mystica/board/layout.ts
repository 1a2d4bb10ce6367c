/** Where the hexes lie, around the middle: rows of the board, every second one half a hex to the right. */
export const RADIUS = 50;
const HALF = (Math.sqrt(3) / 2) * RADIUS;

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  name: string;
  row: number;
  column: number;
  isRiver: boolean;
}

const CORNERS = [0, 1, 2, 3, 4, 5].map((corner) => (Math.PI / 3) * corner - Math.PI / 2);

export class Layout {
  readonly places: Place[] = [];
  readonly land: Place[] = [];
  readonly width: number;
  readonly height: number;
  private readonly byName = new Map<string, Place>();
  private readonly bySpot = new Map<string, Place>();

  constructor(rows: string[]) {
    const first = rows.findIndex((line) => line !== '');
    let rivers = 0;
    let widest = 0;
    for (const [row, line] of rows.entries()) {
      let number = 0;
      const signs = line.split(' ').filter(Boolean);
      for (const [column, sign] of signs.entries()) {
        const isRiver = sign === '~';
        const name = isRiver ? `r${rivers++}` : `${String.fromCharCode(65 + row)}${(number += 1)}`;
        const x = HALF * (1 + 2 * column + (row % 2));
        const place = {
          name,
          row,
          column,
          isRiver,
          x,
          y: RADIUS * (1 + 1.5 * (row - first)),
        };
        widest = Math.max(widest, x + HALF);
        this.places.push(place);
        if (!isRiver) this.land.push(place);
        this.byName.set(name, place);
        this.bySpot.set(`${row}:${column}`, place);
      }
    }
    this.width = widest;
    this.height = RADIUS * (2 + 1.5 * (rows.length - first - 1));
    for (const place of this.places) {
      place.x -= this.width / 2;
      place.y -= this.height / 2;
    }
  }

  place(name: string): Place | undefined {
    return this.byName.get(name);
  }

  /** The hex that a point lies in; null beside the board. */
  nearest(at: Point): Place | null {
    let found: Place | null = null;
    let least = RADIUS;
    for (const place of this.places) {
      const far = Math.hypot(place.x - at.x, place.y - at.y);
      if (far < least) [found, least] = [place, far];
    }
    return found;
  }

  outline({ x, y }: Point, inset = 0): string {
    const radius = RADIUS - inset;
    return CORNERS.map((turn) => `${round(x + radius * Math.cos(turn))},${round(y + radius * Math.sin(turn))}`).join(
      ' ',
    );
  }

  /** The side between two neighbours, as two corners; none where they do not touch. */
  side(one: Place, other: Place): [Point, Point] | null {
    const far = Math.hypot(one.x - other.x, one.y - other.y);
    if (far > 2 * HALF + 1) return null;
    const turn = Math.atan2(other.y - one.y, other.x - one.x);
    const corner = (by: number): Point => ({
      x: one.x + RADIUS * Math.cos(turn + by),
      y: one.y + RADIUS * Math.sin(turn + by),
    });
    return [corner(-Math.PI / 6), corner(Math.PI / 6)];
  }

  neighbours({ row, column }: Place): Place[] {
    const shift = row % 2 ? column : column - 1;
    const spots: [number, number][] = [
      [row, column - 1],
      [row, column + 1],
      [row - 1, shift],
      [row - 1, shift + 1],
      [row + 1, shift],
      [row + 1, shift + 1],
    ];
    return spots.flatMap(([down, across]) => this.bySpot.get(`${down}:${across}`) ?? []);
  }

  /** The hex that a key leads to, of the land or of those given. */
  towards(from: string, key: string, among: Place[] = this.land): Place | undefined {
    const here = this.place(from);
    if (!here) return among[0];
    const line = among.filter(({ row }) => row === here.row);
    const at = line.findIndex(({ name }) => name === from);
    if (key === 'ArrowRight') return line[at + 1];
    if (key === 'ArrowLeft') return line[at - 1];
    if (key === 'Home') return line[0];
    if (key === 'End') return line.at(-1);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const next = step ? among.filter(({ row }) => row === here.row + step) : [];
    return next.sort((one, other) => Math.abs(one.x - here.x) - Math.abs(other.x - here.x))[0];
  }

  /** The outline of a group of hexes, side by side: every side that no other hex of the group shares. */
  border(names: Iterable<string>): string {
    const inside = new Set(names);
    const lines: string[] = [];
    for (const name of inside) {
      const here = this.place(name);
      if (!here) continue;
      for (const corner of [0, 1, 2, 3, 4, 5]) {
        const turn = (Math.PI / 3) * corner;
        const beyond = this.neighbours(here).find(
          ({ x, y }) => Math.hypot(x - here.x - 2 * HALF * Math.cos(turn), y - here.y - 2 * HALF * Math.sin(turn)) < 5,
        );
        if (beyond && inside.has(beyond.name)) continue;
        const [one, other] = [turn - Math.PI / 6, turn + Math.PI / 6].map((by) => ({
          x: round(here.x + (RADIUS - 3) * Math.cos(by)),
          y: round(here.y + (RADIUS - 3) * Math.sin(by)),
        }));
        lines.push(`M${one!.x} ${one!.y}L${other!.x} ${other!.y}`);
      }
    }
    return lines.join('');
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
