/** Words: the same rule as in Python (quintessence.text), over the same Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Action, GameEvent, Json, Objection, Prompt, Values } from '../wire/types.ts';

export type Plain = string | number;

const key = (code: string): string => code.replaceAll('_', '-');

/** A value as Fluent takes it: a number, or text. */
export function plain(value: Json | undefined): Plain {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value === true) return 'true';
  if (value === false) return 'false';
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.map((item) => String(plain(item))).join(', ');
  return JSON.stringify(value);
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Someone's name inside a sentence; one that runs from right to left must not turn the words around it. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A name or a phrase at the head of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Tests listen here: a message that is asked for and is not there, or that lacks one of its values. */
const report = (fault: string): void => (globalThis as { textFault?: (fault: string) => void }).textFault?.(fault);

type Speak = (key: string, values?: Values) => string;
/** One table's own words. */
export interface Calls {
  /** A word for a value: in what is told and asked (`isTold`) the name of whoever it stands for. */
  word: (name: string, value: Json, isTold: boolean, say: Speak) => string | null;
  /** Its forms in the sentence of a key, by what follows its name. */
  forms: (key: string, name: string, value: Json, say: Speak) => Record<string, string> | null;
  /** A whole action; null: as the rules say it. */
  action: (action: Action, say: Speak) => string | null;
}

export class Texts {
  private bundle: FluentBundle;
  /** Messages that were asked for without values: they read the same each time. */
  private fixed = new Map<string, string | null>();
  /** What the seats are called at one table; nothing where nobody sits. */
  private names: string[] = [];
  private calls: Calls | null = null;

  /** Sources in order: the first to define a message keeps it. */
  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** The same words at a table: seats for which the game has no word of its own are called by these names. */
  seated(names: string[], calls: Calls | null = this.calls): Texts {
    const texts = new Texts(this.language, []);
    texts.bundle = this.bundle;
    texts.fixed = this.fixed;
    texts.names = names.map(isolated);
    texts.calls = calls;
    return texts;
  }

  has(code: string): boolean {
    return this.bundle.hasMessage(key(code));
  }

  /** The sentence of that key; the key itself where there is none. */
  say(code: string, values?: Values): string {
    const text = values
      ? this.pattern(key(code), null, { ...this.worded(values), ...this.called(code, values) })
      : this.bare(key(code));
    if (text === null) report(`${this.language}: ${code}`);
    return text ?? code;
  }

  /** What a variant of the game is called: by its maker, or as all are. */
  get variant(): string {
    return this.say(this.has('variant-name') ? 'variant-name' : 'variant');
  }

  /** An attribute of a message, where it has one. */
  aside(code: string, attribute: string): string | null {
    return this.pattern(key(code), attribute, {});
  }

  action(action: Action): string {
    const own = this.calls?.action(action, (code, values) => this.say(code, values));
    return own ?? this.say(`action-${String(action.row[0])}`, action.values);
  }

  event(event: GameEvent): string {
    return this.say(`event-${String(event.row[0])}`, event.values).replace(/ -(?=\d)/g, ' −');
  }

  prompt(prompt: Prompt): string {
    return this.say(`prompt-${prompt.code}`, prompt.values);
  }

  /** Why a bot would do what it proposes. */
  advice(reason: Prompt): string {
    return this.say(`advice-${reason.code}`, reason.values);
  }

  objection(objection: Objection): string {
    return this.say(`objection-${objection.code}`, objection.values);
  }

  /** What an error says: the server's and the core's own codes, or a game's objection. */
  refusal(code: string, values: Values = {}): string {
    for (const kind of ['error', 'objection']) {
      if (this.has(`${kind}-${code}`)) return this.say(`${kind}-${code}`, values);
    }
    return this.say('error-other', { code, ...values });
  }

  choice(option: string, value: Json): string {
    const named = `option-${option}-${plain(value)}`;
    return this.has(named) ? this.say(named) : String(plain(value));
  }

  /** A message in words; `isWhole` where its values are all there: as a word of another message it may lack some. */
  private pattern(
    code: string,
    attribute: string | null,
    values: Record<string, FluentVariable>,
    isWhole = true,
  ): string | null {
    const message = this.bundle.getMessage(code);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (isWhole) for (const error of errors) report(`${this.language}: ${code}: ${error.message}`);
    return text;
  }

  /** A message without values. */
  private bare(code: string): string | null {
    const known = this.fixed.get(code);
    if (known !== undefined) return known;
    const text = this.pattern(code, null, {});
    this.fixed.set(code, text);
    return text;
  }

  private seat(number: number): string {
    if (this.has(`seat-${number}`)) return this.say(`seat-${number}`);
    return this.names[number] || this.say('seat-numbered', { number: number + 1 });
  }

  /** The words of this table: a name takes the place of what stands for a seat; in a prompt, with that as an addition. */
  private called(code: string, values: Values): Record<string, Plain> {
    const found: Record<string, Plain> = {};
    if (!this.calls) return found;
    const isAsked = code.startsWith('prompt-');
    const speak: Speak = (other, more) => this.say(other, more);
    for (const [name, value] of Object.entries(values)) {
      const forms = this.calls.forms(code, name, value, speak) ?? {};
      for (const [form, text] of Object.entries(forms)) found[`${name}_${form}`] = text;
      const word = this.calls.word(name, value, isAsked || code.startsWith('event-'), speak);
      if (word === null) continue;
      const own = this.worded({ [name]: value })[`${name}_word`];
      found[`${name}_word`] = isAsked ? `${isolated(word)} (${own})` : isolated(word);
    }
    return found;
  }

  /** Whose words the values of a name have: their own, or those that `as-<name>` says (`as-victim = seat`). */
  private kind(name: string): string {
    return this.bare(key(`as-${name}`)) ?? name;
  }

  /** The values, and for each `x` its word `x_word` and each attribute of the message `x-<value>`. */
  private worded(values: Values): Record<string, Plain> {
    const bare: Record<string, Plain> = {};
    for (const [name, value] of Object.entries(values)) bare[name] = plain(value);
    const given = { ...bare };
    for (const [name, value] of Object.entries(values)) {
      if (Array.isArray(value)) {
        given[`${name}_word`] = value.map((item) => String(this.worded({ [name]: item })[`${name}_word`])).join(', ');
        continue;
      }
      const kind = this.kind(name);
      given[`${name}_word`] = kind === 'seat' && typeof value === 'number' ? this.seat(value) : (bare[name] ?? '');
      if (kind === 'seat') given[`${name}_plural`] = 'no'; // whoever sits there is one, unless the table says otherwise
      const own = key(`${name}-${bare[name] ?? ''}`);
      const code = this.bundle.hasMessage(own) ? own : key(`${kind}-${bare[name] ?? ''}`);
      const message = this.bundle.getMessage(code);
      if (!message) continue;
      given[`${name}_word`] = this.pattern(code, null, bare, false) ?? bare[name] ?? '';
      for (const attribute of Object.keys(message.attributes)) {
        given[`${name}_${attribute}`] = this.pattern(code, attribute, bare, false) ?? '';
      }
    }
    return given;
  }
}
