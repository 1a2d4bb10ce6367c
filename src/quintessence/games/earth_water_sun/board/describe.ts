/** The board in words: an equal view of the same position. */
import type { Say, Values } from '$table';
import { dangersFor, strikers } from './dangers.ts';
import { edgeInWords } from './wording.ts';
import { COLOURS, KINDS, read, type Piece, type View } from './view.ts';

/** "Tree, two Earth, Shield": what a piece is and carries. */
export function pieceInWords(piece: Piece, say: Say): string {
  const carried = KINDS.filter((kind) => piece[kind]).map((kind) => say('board-carries', { kind, count: piece[kind] }));
  if (piece.shield) carried.push(say('board-shield'));
  return [say('board-piece', { colour: piece.colour, species: piece.species }), ...carried].join(', ');
}

const known = new WeakMap<Say, Map<string, string>>();

/** One hex: its name and all that is on it. Kept, since every cell of the board is asked at every change. */
export function hexInWords(view: View, hex: string, say: Say): string {
  const here = view.pieces.filter((piece) => piece.hex === hex);
  const what = view.destroyed.includes(hex) ? 'destroyed' : JSON.stringify(here);
  const shelf = known.get(say) ?? new Map<string, string>();
  known.set(say, shelf);
  let words = shelf.get(hex + what);
  if (words === undefined) {
    words = tellHex(view, hex, say);
    shelf.set(hex + what, words);
  }
  return words;
}

function tellHex(view: View, hex: string, say: Say): string {
  if (view.destroyed.includes(hex)) return say('board-hex-destroyed', { hex });
  const here = view.pieces.filter((piece) => piece.hex === hex);
  if (!here.length) return say('board-hex-empty', { hex });
  return [hex, ...here.map((piece) => pieceInWords(piece, say))].join(', ');
}

export function describe(values: Values, say: Say): string[] {
  const view = read(values);
  const lines = [say('board-text-turn', { number: view.turns + 1, colour: view.turn, stage: view.stage })];
  for (const colour of COLOURS) {
    const pieces = view.pieces.filter((piece) => piece.colour === colour);
    lines.push(say('board-text-side', { colour, count: pieces.length }));
    const threatened = strikers(dangersFor(view, colour));
    for (const piece of pieces) {
      const hexes = threatened.get(piece.hex)?.join(', ');
      const threats = hexes ? [say('board-cell-threatened', { hexes })] : [];
      const words = [pieceInWords(piece, say), ...threats].join(', ');
      lines.push(say('board-text-piece', { hex: piece.hex, piece: words }));
    }
    const roots = new Map<string, number>();
    for (const edge of view.roots[colour]) roots.set(edge, (roots.get(edge) ?? 0) + 1);
    const edges = [...roots].map(([edge, count]) => {
      const words = edgeInWords(edge, view.rows, say) ?? edge;
      return count > 1 ? `${words} ×${count}` : words;
    });
    lines.push(
      say('board-text-roots', { roots: edges.join(', ') || '–', count: roots.size, hand: view.roots_in_hand[colour] }),
    );
    if (view.world_ended[colour]) lines.push(say('board-text-ended', { colour }));
  }
  if (view.destroyed.length) lines.push(say('board-text-destroyed', { hexes: view.destroyed.join(', ') }));
  const { earth, water, sun } = view.stock;
  lines.push(say('board-text-stock', { earth, water, sun }));
  return lines;
}
