import { describe, expect, it } from 'vitest';
import type { Values } from '$table';
import { faction, wording } from '../wording.ts';
import { player, sample } from './sample.ts';

const say = (key: string, values: Values = {}): string => [key, ...Object.values(values)].join(' ');
const view = sample({ players: [player(), player({ faction: null, terrain: '' })] }) as unknown as Values;

describe('a seat', () => {
  it('is called and coloured by its faction once that is chosen', () => {
    expect(faction(view, 0, say)).toEqual({ name: 'faction-halflings', paint: 'var(--tm-side-plains)' });
    expect(faction(view, 1, say)).toBeNull();
    expect(faction(view, 'automa', say)).toBeNull();
  });

  it('is its faction in sentences, the one that tells of its choice too', () => {
    const of = wording.of(view);
    const forms = (key: string, name: string, seat: number) => wording.forms?.(key, name, seat, of, say);
    expect(forms('event-built', 'seat', 0)).toEqual({ word: 'board-seat-faction halflings', plural: 'yes' });
    expect(forms('event-accepted', 'builder', 0)?.['word']).toBe('board-faction-within halflings');
    expect(forms('event-built', 'seat', 1)).toBeNull();
    expect(forms('event-took_faction', 'seat', 0)).toEqual({ word: 'board-seat-faction halflings', plural: 'yes' });
    expect(forms('event-built', 'amount', 0)).toBeNull();
  });
});
