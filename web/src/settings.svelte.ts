/** What a person chose for this browser. */

export type Language = 'fr' | 'en';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
/** Which moves are asked for once more: those that undo does not take back, all, or none. */
export type Confirm = 'final' | 'moves' | 'never';
/** How the steps of a scripted side are shown: by a press of a key each, by the clock, or all at once. */
export type Steps = 'step' | 'timed' | 'once';
/** How long one may look at another's move before the next is shown. */
export type Pace = 'once' | 'calm' | 'slow';

const KEY = 'quintessence.settings';

export interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  steps: Steps;
  pace: Pace;
  coordinates: boolean;
  sounds: boolean;
  volume: number;
  notices: boolean;
  asked: boolean;
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
    confirm: 'final',
    steps: 'step',
    pace: 'calm',
    coordinates: true,
    sounds: true,
    volume: 50,
    notices: false,
    asked: false,
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
  confirm: Confirm = $state('final');
  steps: Steps = $state('step');
  pace: Pace = $state('calm');
  coordinates: boolean = $state(true);
  /** Whether pieces and cards are heard, and a knock when it is one's turn. */
  sounds: boolean = $state(true);
  /** How loud, from 0 to 100. */
  volume: number = $state(50);
  /** Whether the system says so too, while one looks at something else. */
  notices: boolean = $state(false);
  /** Whether one was asked about that already. */
  asked: boolean = $state(false);

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

  /** Whether a move is asked for once more: a move of a game with secrets shows a card, and cannot be taken back. */
  confirms(isFinal: boolean): boolean {
    return this.confirm === 'moves' || (this.confirm === 'final' && isFinal);
  }

  /** All choices, as they are kept. */
  kept(): Kept {
    const { language, theme, motion, confirm, steps, pace, coordinates, sounds, volume, notices, asked } = this;
    return { language, theme, motion, confirm, steps, pace, coordinates, sounds, volume, notices, asked };
  }

  /** Take over some choices, from another browser perhaps. What it was asked, and may notify, is this browser's own. */
  take(some: Partial<Kept>): void {
    const { notices, asked } = this;
    Object.assign(this, some, { notices, asked });
  }

  keep(): void {
    const { theme } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept()));
    } catch {
      // Without storage the choice holds until the page is left.
    }
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.dataset['motion'] = this.moves ? 'full' : 'none';
  }
}

/** What a choice among words may be; the others are yes or no. */
const CHOICES: Record<string, readonly string[]> = {
  language: ['fr', 'en'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'none'],
  confirm: ['final', 'moves', 'never'],
  steps: ['step', 'timed', 'once'],
  pace: ['once', 'calm', 'slow'],
};

/** Whether a value can be that choice: what comes from a file may be anything. */
export function isChoice(name: string, value: unknown): boolean {
  const choices = CHOICES[name];
  if (choices) return typeof value === 'string' && choices.includes(value);
  return name in settings.kept() && typeof value === typeof settings.kept()[name as keyof Kept];
}

export const settings = new Settings();
