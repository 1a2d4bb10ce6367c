/** Arrow keys on a board: which way each leads, and what lies nearest in that direction. */

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So far at least lies what is in a direction, and not just beside it. */
const LEAST = 4;

/** The nearest of some boxes in the direction of a key, by its middle; -1 where there is none. */
export function towards(from: Box, boxes: Box[], key: string): number {
  const arrow = ARROWS[key];
  if (!arrow) return -1;
  const x = (box: Box): number => box.left + box.width / 2;
  const y = (box: Box): number => box.top + box.height / 2;
  let [best, least] = [-1, Infinity];
  for (const [number, box] of boxes.entries()) {
    const [dx, dy] = [x(box) - x(from), y(box) - y(from)];
    const along = dx * arrow[0] + dy * arrow[1];
    const far = along + (Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0])) * 2;
    if (along >= LEAST && far < least) [best, least] = [number, far];
  }
  return best;
}
