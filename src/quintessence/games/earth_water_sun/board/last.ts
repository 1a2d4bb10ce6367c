/** The turn that was played last, as marks on the board: whoever looks away for a moment still sees what happened. */
import type { GameEvent } from '$table';
import type { Kind, View } from './view.ts';

export interface LastTurn {
  /** The hexes that the piece came through, the first among them. */
  way: string[];
  /** Who received what, where that piece stands now. */
  grown: { hex: string; kind: Kind }[];
  fallen: string[];
  /** Edges with a Root that was laid. */
  laid: string[];
}

const text = (event: GameEvent, name: string): string => String(event.values[name] ?? '');

export function lastTurn(events: GameEvent[]): LastTurn {
  const found: LastTurn = { way: [], grown: [], fallen: [], laid: [] };
  for (const event of events) {
    const hex = text(event, 'hex');
    switch (event.row[0]) {
      case 'stepped':
      case 'rebounded':
        found.way = [...(found.way.at(-1) === hex ? found.way : [hex]), text(event, 'to')];
        for (const grown of found.grown) if (grown.hex === hex) grown.hex = text(event, 'to');
        break;
      case 'grew':
        found.grown.push({ hex, kind: text(event, 'kind') as Kind });
        break;
      case 'specimen_destroyed':
        found.fallen.push(hex);
        found.grown = found.grown.filter((grown) => grown.hex !== hex);
        break;
      case 'laid':
        found.laid.push(text(event, 'edge'));
        break;
      case 'lifted':
        found.laid = found.laid.filter((edge) => edge !== text(event, 'edge'));
        break;
    }
  }
  return found;
}

/** The hexes that the moving piece has come through in the turn that is under way; none where the record lacks them. */
export function walked(history: GameEvent[], { move, to_act }: Pick<View, 'move' | 'to_act'>): string[] {
  if (to_act === null) return [];
  const start = history.findLastIndex((event) => event.row[0] === 'turn_ended') + 1;
  const { way } = lastTurn(history.slice(start));
  return move?.at && way.at(-1) !== move.at ? [] : way;
}

/** Steps that follow each other, as one way: the log tells a move in one line. */
export function went(one: GameEvent, next: GameEvent): GameEvent | null {
  const isWay = one.row[0] === 'stepped' || one.row[0] === 'went';
  if (!isWay || next.row[0] !== 'stepped' || one.values['to'] !== next.values['hex']) return null;
  const { colour = '', hex = '' } = one.values;
  const by = [one.values['by'], one.values['to']].filter(Boolean).join(', ');
  return { row: ['went', ...next.row.slice(1)], values: { colour, hex, by, to: next.values['to'] ?? '' } };
}
