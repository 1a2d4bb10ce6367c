/** The planet as it was before some events: while a step of the script is explained, what follows it is still to come. */
import type { GameEvent, Step } from '$table';
import { CONTAMINATED, PHASES, type Element, type Mine, type Tile, type View } from './view.ts';

interface Change {
  tile: number;
  before: number;
}

/** The events that are not drawn yet: those after the step, and the step itself until all its criteria were shown. */
export function ahead({ ahead, removed }: Step): GameEvent[] {
  const gone = new Set(removed);
  const criteria = ahead[0]?.explanation?.criteria ?? [];
  const isRead = criteria.every((criterion) => criterion.removed.every((id) => gone.has(id)));
  return isRead ? ahead.slice(1) : ahead;
}

type Past = Pick<View, 'tiles' | 'mines' | 'profitability' | 'round' | 'phase'>;

/** Takes events back, the last first. What was removed from the table for good (a destroyed mine) stays away. */
export function before(now: View, events: GameEvent[]): View {
  const past: Past = {
    tiles: { ...now.tiles },
    mines: { ...now.mines },
    profitability: now.profitability,
    round: now.round,
    phase: now.phase,
  };
  for (const { row, values } of events.toReversed()) BACK[String(row[0])]?.(past, values as Record<string, unknown>);
  return { ...now, ...past, goals: now.goals.map(measured(past)), dangers: now.dangers.map(measured(past)) };
}

/** What the sheet counts on the planet, as it was: it stands still while the steps that change it are read. */
const MEASURES: Record<string, (past: Past) => { value: number; limit?: number } | undefined> = {
  mines: ({ mines }) => ({ value: Object.keys(mines).length }),
  pollution: ({ tiles }) => ({ value: Object.values(tiles).reduce((sum, { pollution }) => sum + pollution, 0) }),
  contaminated: ({ tiles }) => ({ value: Object.values(tiles).filter(({ contaminated }) => contaminated).length }),
  profitability: ({ profitability }) => (profitability ? { value: profitability.value } : undefined),
  mine: ({ mines }) => {
    const [nearest] = Object.values(mines).sort((one, other) => one.left - other.left);
    return nearest && { value: nearest.line, limit: nearest.lines.length };
  },
};

function measured(past: Past): <Gauge extends { code: string }>(gauge: Gauge) => Gauge {
  return (gauge) => ({ ...gauge, ...MEASURES[gauge.code]?.(past) });
}

function change(past: Past, tile: unknown, next: Partial<Tile>): void {
  const there = past.tiles[String(tile)];
  if (there) past.tiles[String(tile)] = { ...there, ...next };
}

const polluted = (past: Past, { tile, before }: Change): void =>
  change(past, tile, {
    pollution: before,
    contaminated: before >= CONTAMINATED,
  });

function advanced(past: Past, mine: unknown, line: number): void {
  const there: Mine | undefined = past.mines[String(mine)];
  if (there)
    past.mines[String(mine)] = {
      ...there,
      line,
      left: there.lines.length - line,
    };
}

const BACK: Record<string, (past: Past, values: Record<string, unknown>) => void> = {
  phase_started: (past, { phase }) => {
    const at = PHASES.findIndex((one) => one === phase);
    if (at === 0 && past.round < 2) return; // what came before the first phase was the deal
    past.phase = PHASES.at(at - 1) ?? past.phase;
    if (at === 0) past.round -= 1;
  },
  line_done: (past, { tile, tiles, sanctuary }) => {
    for (const one of tiles as Change[]) polluted(past, one);
    if (sanctuary) change(past, tile, { sanctuary: sanctuary as Element });
  },
  pollution_changed: (past, values) => polluted(past, values as unknown as Change),
  cleaned_up: (past, values) => polluted(past, values as unknown as Change),
  removed: (past, values) => polluted(past, values as unknown as Change),
  tile_contaminated: (past, { tile, sanctuary }) => {
    if (sanctuary) change(past, tile, { sanctuary: sanctuary as Element });
  },
  mine_advanced: (past, { mine, from_line }) => advanced(past, mine, Number(from_line) - 1),
  mine_placed: (past, { mine, tile }) => {
    delete past.mines[String(mine)];
    change(past, tile, { mine: null });
  },
  stepped: (past, { seat, from, tile }) => moved(past, Number(seat), String(tile), String(from)),
  sanctuary_built: (past, { tile }) => change(past, tile, { sanctuary: null }),
  profitability_changed: (past, { before }) => {
    if (past.profitability) past.profitability = { ...past.profitability, value: Number(before) };
  },
};

function moved(past: Past, seat: number, from: string, to: string): void {
  change(past, from, {
    pawns: past.tiles[from]?.pawns.filter((one) => one !== seat) ?? [],
  });
  change(past, to, { pawns: [...(past.tiles[to]?.pawns ?? []), seat] });
}
