/** What a stroke would cost and bring, out of what the server says would come of it. */
import type { Preview } from '$table';
import type { Fleet, Player, View, Who } from './view.ts';

export interface Change {
  what: 'coins' | 'workers' | 'priests';
  by: number;
  left: number;
}

export interface Summary {
  changes: Change[];
  /** The three bowls before and after, where they change. */
  bowls: { before: number[]; after: number[] } | null;
  points: { source: string; points: number }[];
  total: number;
  offers: { seat: Who; amount: number }[];
  steps: { cult: string; step: number }[];
  /** How many more lie on the map: those gained less those that are spent or have traded. */
  ships: number;
  /** What is to be chosen next: favours, towns, bridges, spades, steps. */
  then: { what: string; count: number }[];
  town: boolean;
}

const THINGS = ['coins', 'workers', 'priests'] as const;
const NEXT: [name: keyof Player['due'], what: string][] = [
  ['spades', 'spades'],
  ['favours', 'favours'],
  ['towns', 'towns'],
  ['bridges', 'bridges'],
  ['steps', 'steps'],
];

const afloat = (fleets: Fleet[] | undefined, seat: number): number => fleets?.[seat]?.ships.filter(Boolean).length ?? 0;

export function summed(now: View, seat: number, { events, changed }: Preview): Summary {
  const before = now.players[seat];
  const { players, fleets = now.fleets } = changed as unknown as Partial<View>;
  const after = players?.[seat] ?? before;
  const found: Summary = {
    changes: [],
    bowls: null,
    points: [],
    total: 0,
    offers: [],
    steps: [],
    ships: 0,
    then: [],
    town: false,
  };
  if (!before || !after) return found;
  found.changes = THINGS.filter((what) => before[what] !== after[what]).map((what) => ({
    what,
    by: after[what] - before[what],
    left: after[what],
  }));
  found.ships = afloat(fleets, seat) - afloat(now.fleets, seat);
  if (before.power.join() !== after.power.join()) found.bowls = { before: before.power, after: after.power };
  for (const [name, what] of NEXT) {
    const count = Number(after.due[name]) || 0;
    if (count > (Number(before.due[name]) || 0)) found.then.push({ what, count });
  }
  for (const { row, values } of events) {
    if (row[0] === 'offered' && values['builder'] === seat)
      found.offers.push({
        seat: values['seat'] === 'automa' ? 'automa' : Number(values['seat']),
        amount: Number(values['amount']),
      });
    if (row[0] === 'founded_town') found.town = true;
    if (values['seat'] !== seat) continue;
    if (row[0] === 'scored')
      found.points.push({
        source: String(values['source']),
        points: Number(values['points']),
      });
    if (row[0] === 'rose')
      found.steps.push({
        cult: String(values['cult']),
        step: Number(values['step']),
      });
  }
  found.total = found.points.reduce((sum, { points }) => sum + points, 0);
  return found;
}
