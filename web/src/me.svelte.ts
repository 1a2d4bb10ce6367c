/** Who sits at this browser: a guest with a name and a colour. */
import { api } from './wire/api.ts';
import type { Me } from './wire/types.ts';

/** Colours a guest can choose; each is readable beside its name in both themes. */
export const COLOURS: Record<string, string> = {
  earth: 'var(--earth-strong)',
  water: 'var(--water-strong)',
  air: 'var(--air-strong)',
  fire: 'var(--fire-strong)',
  sun: 'var(--sun-strong)',
  quintessence: 'var(--quintessence)',
};

class Guest {
  me: Me | null = $state.raw(null);

  async load(): Promise<void> {
    this.me ??= await api.me();
  }

  async rename(name: string, colour: string): Promise<void> {
    this.me = await api.rename(name, colour);
  }
}

export const guest = new Guest();
export const paint = (colour: string | null): string => COLOURS[colour ?? ''] ?? 'var(--line-strong)';
