/** What a screen reader says of a table: what was played, each step of a scripted side, what allies propose. */
import type { Texts } from '../text/bundle.ts';
import type { GameEvent, Pin, Update } from '../wire/types.ts';
import { newPins } from './reducer.ts';
import { criterionSentence, isExplained, reasons, type Explained } from './steps.ts';

const SPOKEN = 12;

/** What it speaks of: the words, and what the seats are called in them. */
interface Speaking {
  readonly texts: Texts;
  readonly names: string[];
}

export class Speech {
  /** The last few lines. */
  spoken: { id: number; text: string }[] = $state.raw([]);

  constructor(private readonly of: Speaking) {}

  announce(text: string): void {
    const id = (this.spoken.at(-1)?.id ?? 0) + 1;
    this.spoken = [...this.spoken.slice(1 - SPOKEN), { id, text }];
  }

  /** What was said is not for who looks next. */
  forget(): void {
    this.spoken = [];
  }

  /** An update in words; what is played back step by step is told then. */
  tell(update: Update, isPlayedBack: (event: GameEvent) => boolean): void {
    const { texts, names } = this.of;
    const sentences = (event: GameEvent): string[] => {
      if (!isExplained(event)) return [texts.event(event)];
      return isPlayedBack(event) ? [] : [texts.event(event), ...reasons(texts, event.explanation)];
    };
    if (update.kind === 'undo') this.announce(texts.say('news-undone'));
    else if (update.events.length) this.announce(update.events.flatMap(sentences).join(' '));
    const { window } = update;
    const name = window ? names[window.seat] : undefined;
    if (window?.seconds && name) this.announce(texts.say('window-opened', { name, seconds: window.seconds }));
  }

  /** A frame of an explained step in words: first what happened and out of what, then the newest criterion. */
  narrate(event: Explained, shown: number, isNew: boolean): void {
    const { texts } = this.of;
    const { explanation } = event;
    const all = reasons(texts, explanation);
    if (isNew) this.announce(`${texts.event(event)} ${all[0] ?? ''}`);
    const criterion = explanation.criteria[shown - 1];
    if (criterion) this.announce(criterionSentence(texts, criterion));
    if (shown && shown === explanation.criteria.length) this.announce(all.at(-1) ?? '');
  }

  /** Say what others propose. */
  tellPins(before: Pin[], now: Pin[], held: number[]): void {
    for (const pin of newPins(before, now, held)) this.announce(this.pinText(pin));
  }

  /** A proposal in words: "Ada proposes: Play Hurricane: power". */
  pinText(pin: Pin): string {
    const { texts, names } = this.of;
    return texts.say('pin-text', { name: names[pin.seat] ?? '', text: texts.action(pin) });
  }
}
