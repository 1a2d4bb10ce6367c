import { describe, expect, it } from 'vitest';
import { lately } from '../src/table/lately.ts';

const step = (seat: number | null, tag: string) => ({ seat, events: [{ row: [tag], values: {} }] });
const tags = (steps: ReturnType<typeof step>[], acting: number[]) =>
  lately(steps, acting).map((event) => String(event.row[0]));

describe('the turn that was played last', () => {
  const log = [step(0, 'a'), step(0, 'b'), step(1, 'c'), step(1, 'd')];

  it('is all that the other did since', () => {
    expect(tags(log, [0])).toEqual(['c', 'd']);
  });
  it('stays while the next turn is under way', () => {
    expect(tags([...log, step(0, 'e')], [0])).toEqual(['c', 'd']);
  });
  it('is one’s own while the other thinks', () => {
    expect(tags(log.slice(0, 2), [1])).toEqual(['a', 'b']);
  });
  it('is the very last once the game is over, and nothing before it began', () => {
    expect(tags(log, [])).toEqual(['c', 'd']);
    expect(tags([], [0])).toEqual([]);
  });
});
