import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../src/board/contract.ts';

const event = (tag: string): GameEvent => ({ row: [tag, 0], values: {} }) as unknown as GameEvent;

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
let still = false;
vi.stubGlobal('matchMedia', () => ({ matches: still }));

describe('the sounds of a change', () => {
  let sounds: typeof import('../src/table/sounds.ts');
  let settings: (typeof import('../src/settings.svelte.ts'))['settings'];
  beforeAll(async () => {
    sounds = await import('../src/table/sounds.ts');
    ({ settings } = await import('../src/settings.svelte.ts'));
  });

  it('are each kind once, in their order, as the board names them', () => {
    const named = { laid: 'card', built: 'building', paid: 'token', dug: 'piece' } as const;
    const tags = ['laid', 'unheard', 'built', 'laid', 'paid', 'dug'];
    expect(sounds.soundsOf(tags.map(event), named)).toEqual(['card', 'building', 'token']);
    expect(sounds.soundsOf(tags.map(event))).toEqual([]);
  });

  it('are only the call where nobody looks, and none where they are off', () => {
    expect(['card', 'turn', 'end'].map((one) => sounds.isWanted(one as 'card', true))).toEqual([false, true, false]);
    expect(sounds.isWanted('card', false)).toBe(true);
    still = true;
    expect(['card', 'end'].map((one) => sounds.isWanted(one as 'card', false))).toEqual([false, true]);
    still = false;
    settings.sounds = false;
    expect(sounds.isWanted('turn', false)).toBe(false);
    settings.sounds = true;
    settings.volume = 0;
    expect(sounds.isWanted('turn', false)).toBe(false);
  });
});
