/** Where things are drawn: hexes in rows, their edges and corners, from the lengths of the rows alone. */

export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** From a hex's middle to its corners. */
export const RADIUS = 50;
const HALF_WIDTH = (Math.sqrt(3) / 2) * RADIUS;
const HALF_SIDE = RADIUS / 2;
const NEIGHBOUR = [[2, 0], [1, 3], [-1, 3], [-2, 0], [-1, -3], [1, -3]] as const; // prettier-ignore
const CORNER = [[1, 1], [0, 2], [-1, 1], [-1, -1], [0, -2], [1, -1]] as const; // prettier-ignore
const MARGIN = 34;

export interface Point {
  x: number;
  y: number;
}

export interface Hex extends Point {
  name: string;
  row: number;
  column: number;
  /** 0, 1 or 2; neighbours always differ. */
  tint: number;
}

export interface Edge {
  name: string;
  from: Point;
  to: Point;
  middle: Point;
  /** The hexes beside it: one on the rim, else two. */
  hexes: string[];
}

export interface Label extends Point {
  text: string;
}

export class Layout {
  readonly hexes: Hex[] = [];
  readonly edges: Edge[] = [];
  readonly rows: Hex[][] = [];
  readonly labels: Label[] = [];
  readonly width: number;
  readonly height: number;
  private readonly byName = new Map<string, Hex>();
  private readonly byPlace = new Map<string, Hex>();
  private readonly edgeByName = new Map<string, Edge>();

  /** Rows from Black's home row on; flipped, it is seen from White's side. */
  constructor(
    lengths: number[],
    readonly flipped = false,
  ) {
    const middle = (3 * (lengths.length - 1)) / 2;
    const side = flipped ? -1 : 1;
    lengths.forEach((length, row) => {
      const line: Hex[] = [];
      for (let column = 0; column < length; column += 1) {
        const x = 2 * column - length + 1;
        const y = 3 * row;
        const along = (x - row - ((x - row) & 1)) / 2;
        const hex: Hex = {
          name: String.fromCharCode(97 + row) + String(column + 1),
          row,
          column,
          x: side * x * HALF_WIDTH,
          y: -side * (y - middle) * HALF_SIDE,
          tint: (((along - row) % 3) + 3) % 3,
        };
        line.push(hex);
        this.hexes.push(hex);
        this.byName.set(hex.name, hex);
        this.byPlace.set(`${x},${y}`, hex);
      }
      this.rows.push(line);
    });
    for (const hex of this.hexes) DIRECTIONS.forEach((_, number) => this.addEdge(hex, number, lengths));
    const widest = Math.max(...lengths);
    this.width = widest * 2 * HALF_WIDTH + 2 * MARGIN;
    this.height = (lengths.length - 1) * 1.5 * RADIUS + 2 * RADIUS + 2 * MARGIN * 0.55;
    this.addLabels();
  }

  hex(name: string): Hex | undefined {
    return this.byName.get(name);
  }

  /** The edge of that name; one between two hexes has two names. */
  edge(name: string): Edge | undefined {
    return this.edgeByName.get(name);
  }

  beside(name: string, direction: Direction): Hex | undefined {
    const hex = this.hex(name);
    if (!hex) return undefined;
    const [dx, dy] = NEIGHBOUR[DIRECTIONS.indexOf(direction)] ?? [0, 0];
    const place = this.place(hex);
    return this.byPlace.get(`${place.x + dx},${place.y + dy}`);
  }

  /** The direction from a hex to its neighbour. */
  direction(from: string, to: string): Direction | undefined {
    return DIRECTIONS.find((direction) => this.beside(from, direction)?.name === to);
  }

  /**
   * The shortest ways from a hex to another, as directions: straight, or with one bend, in either order. Whatever is in the
   * way is not looked at.
   */
  shortest(from: string, to: string): Direction[][] {
    const [start, end] = [this.hex(from), this.hex(to)];
    if (!start || !end || from === to) return [];
    const [one, other] = [this.place(start), this.place(end)];
    const [x, y] = [other.x - one.x, other.y - one.y];
    for (const [number, direction] of DIRECTIONS.entries()) {
      const next = (number + 1) % 6;
      const [[ax, ay], [bx, by]] = [NEIGHBOUR[number] ?? [0, 0], NEIGHBOUR[next] ?? [0, 0]];
      const size = ax * by - ay * bx;
      const [first, second] = [(x * by - y * bx) / size, (ax * y - ay * x) / size];
      if (first <= 0 || second < 0) continue;
      const [ahead, aside] = [
        Array<Direction>(first).fill(direction),
        Array<Direction>(second).fill(DIRECTIONS[next] as Direction),
      ];
      return second
        ? [
            [...ahead, ...aside],
            [...aside, ...ahead],
          ]
        : [ahead];
    }
    return [];
  }

  /** The six edges of a hex, in the order of DIRECTIONS. */
  edgesOf(name: string): Edge[] {
    return DIRECTIONS.flatMap((direction) => this.edge(`${name}:${direction}`) ?? []);
  }

  /** The outline of a hex, a little smaller than its place where `inset` says so. */
  outline(hex: Point, inset = 0): string {
    const scale = 1 - inset / RADIUS;
    return CORNER.map(([x, y]) => {
      const left = hex.x + x * HALF_WIDTH * scale;
      const top = hex.y - y * HALF_SIDE * scale;
      return `${left.toFixed(1)},${top.toFixed(1)}`;
    }).join(' ');
  }

  /** The hex under a point. */
  hexAt(point: Point): Hex | undefined {
    const near = nearest(this.hexes, point, (hex) => hex);
    return near && distance(near, point) <= RADIUS * 1.02 && isInside(near, point) ? near : undefined;
  }

  /** The edge nearest to a point, among those that are asked for. */
  edgeAt(point: Point, within: number, among: Iterable<Edge> = this.edges): Edge | undefined {
    let best: Edge | undefined;
    let least = within;
    for (const edge of among) {
      const far = fromSegment(point, edge.from, edge.to);
      if (far < least) {
        least = far;
        best = edge;
      }
    }
    return best;
  }

  /** Where an arrow key leads from a hex, as it looks on the screen. */
  towards(name: string, key: string): Hex | undefined {
    const hex = this.hex(name);
    if (!hex) return undefined;
    const sign = this.flipped ? -1 : 1;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      return this.rows[hex.row]?.[hex.column + sign * (key === 'ArrowRight' ? 1 : -1)];
    }
    if (key === 'Home' || key === 'End') {
      const line = this.rows[hex.row] ?? [];
      return (key === 'Home') !== this.flipped ? line[0] : line.at(-1);
    }
    const line = this.rows[hex.row + sign * (key === 'ArrowUp' ? 1 : -1)];
    if (!line) return undefined;
    return nearest(line, { x: hex.x + (hex.row % 2 ? -1 : 1), y: line[0]?.y ?? 0 }, (other) => other);
  }

  private place(hex: Hex): Point {
    const length = this.rows[hex.row]?.length ?? 0;
    return { x: 2 * hex.column - length + 1, y: 3 * hex.row };
  }

  private addEdge(hex: Hex, number: number, lengths: number[]): void {
    const direction = DIRECTIONS[number] as Direction;
    const name = `${hex.name}:${direction}`;
    const length = lengths[hex.row] ?? 0;
    const [dx, dy] = NEIGHBOUR[number] ?? [0, 0];
    const other = this.byPlace.get(`${2 * hex.column - length + 1 + dx},${3 * hex.row + dy}`);
    const opposite = other && this.edgeByName.get(`${other.name}:${DIRECTIONS[(number + 3) % 6]}`);
    if (opposite) {
      this.edgeByName.set(name, opposite);
      return;
    }
    const from = this.corner(hex, (number + 5) % 6);
    const to = this.corner(hex, number);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const edge: Edge = { name, from, to, middle, hexes: other ? [hex.name, other.name] : [hex.name] };
    this.edges.push(edge);
    this.edgeByName.set(name, edge);
  }

  private corner(hex: Hex, number: number): Point {
    const side = this.flipped ? -1 : 1;
    const [x, y] = CORNER[number] ?? [0, 0];
    return { x: hex.x + side * x * HALF_WIDTH, y: hex.y - side * y * HALF_SIDE };
  }

  private addLabels(): void {
    for (const line of this.rows) {
      const first = this.flipped ? line.at(-1) : line[0];
      if (first) this.labels.push({ x: first.x - HALF_WIDTH - 15, y: first.y, text: first.name[0] ?? '' });
    }
    const home = this.flipped ? this.rows.at(-1) : this.rows[0];
    for (const hex of home ?? []) {
      this.labels.push({ x: hex.x, y: hex.y + RADIUS + 9, text: String(hex.column + 1) });
    }
  }
}

function nearest<T>(things: T[], point: Point, where: (thing: T) => Point): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const far = distance(where(thing), point);
    if (far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function isInside(hex: Point, point: Point): boolean {
  const x = Math.abs(point.x - hex.x);
  const y = Math.abs(point.y - hex.y);
  return x <= HALF_WIDTH && y <= RADIUS - (x / HALF_WIDTH) * HALF_SIDE;
}

function fromSegment(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const held = Math.max(0, Math.min(1, along));
  return distance(point, { x: from.x + held * dx, y: from.y + held * dy });
}
