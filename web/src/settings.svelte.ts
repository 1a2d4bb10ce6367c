/** What a person chose for this browser. */

export type Language = 'fr' | 'en';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Confirm = 'moves' | 'never';
/** How the steps of a scripted side are shown: by a press of a key each, by the clock, or all at once. */
export type Steps = 'step' | 'timed' | 'once';

const KEY = 'quintessence.settings';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  steps: Steps;
  coordinates: boolean;
  sounds: boolean;
}

function kept(): Kept {
  const spoken: Language =
    navigator.languages.some((tag) => tag.toLowerCase().startsWith('fr')) &&
    !navigator.languages[0]?.toLowerCase().startsWith('en')
      ? 'fr'
      : 'en';
  const first: Kept = {
    language: spoken,
    theme: 'system',
    motion: 'system',
    confirm: 'moves',
    steps: 'step',
    coordinates: true,
    sounds: true,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return first;
  }
}

class Settings {
  language: Language = $state('en');
  theme: Theme = $state('system');
  motion: Motion = $state('system');
  confirm: Confirm = $state('moves');
  steps: Steps = $state('step');
  coordinates: boolean = $state(true);
  /** Whether a knock says that it is one's turn. */
  sounds: boolean = $state(true);

  constructor() {
    Object.assign(this, kept());
  }

  /** How dates are written: as in the country of whoever reads, where it speaks the chosen language. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.toLowerCase().startsWith(this.language)) ?? this.language;
  }

  /** Whether things may move on the screen. */
  get moves(): boolean {
    if (this.motion !== 'system') return this.motion === 'full';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  keep(): void {
    const { language, theme, motion, confirm, steps, coordinates, sounds } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, confirm, steps, coordinates, sounds }));
    } catch {
      // Without storage the choice holds until the page is left.
    }
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.dataset['motion'] = this.moves ? 'full' : 'none';
  }
}

export const settings = new Settings();
