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

  private loading: Promise<void> | null = null;

  /** Asked once, however many want to know: a first visit must not become two guests. */
  load(): Promise<void> {
    this.loading ??= api
      .me()
      .then((me) => {
        this.me ??= me;
      })
      .catch((error: unknown) => {
        this.loading = null;
        throw error;
      });
    return this.loading;
  }

  async rename(name: string, colour: string): Promise<void> {
    this.me = await api.rename(name, colour);
  }
}

export const guest = new Guest();
export const paint = (colour: string | null): string => COLOURS[colour ?? ''] ?? 'var(--line-strong)';
