/** Which drawn piece is which: the view names no pieces, so the events tell who went where. */
import type { GameEvent } from '$table';
import type { Colour, Piece } from './view.ts';

export interface Token extends Piece {
  id: number;
}

export type Effect =
  | { id: number; type: 'strike' | 'counter'; from: string; to: string; delay: number }
  | { id: number; type: 'fall'; piece: Piece; delay: number }
  | { id: number; type: 'shield' | 'tile' | 'grew'; hex: string; kind?: string; delay: number }
  | { id: number; type: 'root'; edge: string; colour: Colour; delay: number };

let count = 0;
const fresh = (): number => (count += 1);

const text = (event: GameEvent, name: string): string => String(event.values[name] ?? '');

/** The tokens after the events, each with the id it had before. */
export function follow(before: Token[], pieces: Piece[], events: GameEvent[]): Token[] {
  const where = before.map((token) => ({ ...token }));
  for (const event of events) {
    const tag = event.row[0];
    if (tag === 'stepped' || tag === 'rebounded') {
      const mover = where.find((token) => token.hex === text(event, 'hex') && token.colour === text(event, 'colour'));
      if (mover) mover.hex = text(event, 'to');
    }
  }
  const free = new Set(where);
  const taken = new Map<Piece, Token>();
  const claim = (fits: (token: Token, piece: Piece) => boolean): void => {
    for (const piece of pieces) {
      if (taken.has(piece)) continue;
      const found = [...free].find((token) => isKin(token, piece) && fits(token, piece));
      if (!found) continue;
      free.delete(found);
      taken.set(piece, found);
    }
  };
  claim((token, piece) => token.hex === piece.hex);
  claim(() => true);
  return pieces.map((piece) => ({ ...piece, id: taken.get(piece)?.id ?? fresh() }));
}

function isKin(token: Token, piece: Piece): boolean {
  return token.colour === piece.colour && token.species === piece.species;
}

/** What flashes, falls or breaks, with its place in time. */
export function effects(before: Piece[], events: GameEvent[], stepTime: number): Effect[] {
  const found: Effect[] = [];
  let delay = 0;
  for (const event of events) {
    const hex = text(event, 'hex');
    switch (event.row[0]) {
      case 'stepped':
        delay += stepTime;
        break;
      case 'struck':
      case 'counter_attacked':
        found.push({
          id: fresh(),
          type: event.row[0] === 'struck' ? 'strike' : 'counter',
          from: hex,
          to: text(event, 'to'),
          delay,
        });
        if (event.row[0] === 'counter_attacked') delay += 200;
        break;
      case 'specimen_destroyed': {
        const piece = before.find((one) => one.hex === hex && one.colour === event.values['colour']) ?? {
          colour: text(event, 'colour') as Colour,
          species: text(event, 'species') as Piece['species'],
          hex,
          earth: 0,
          water: 0,
          sun: 0,
          shield: false,
        };
        found.push({ id: fresh(), type: 'fall', piece: { ...piece, hex }, delay: delay + 120 });
        break;
      }
      case 'lost_shield':
        found.push({ id: fresh(), type: 'shield', hex, delay: delay + 100 });
        delay += 250;
        break;
      case 'tile_destroyed':
        found.push({ id: fresh(), type: 'tile', hex, delay });
        break;
      case 'grew':
        found.push({ id: fresh(), type: 'grew', hex, kind: text(event, 'kind'), delay });
        break;
      case 'root_destroyed':
      case 'root_vanished':
        found.push({
          id: fresh(),
          type: 'root',
          edge: text(event, 'edge'),
          colour: text(event, 'colour') as Colour,
          delay: delay + 100,
        });
        break;
    }
  }
  return found;
}
