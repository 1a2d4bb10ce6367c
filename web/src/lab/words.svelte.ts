/** The words of the lab: its own, loaded with it alone, and those that a game has for its data. */
import { settings, type Language } from '../settings.svelte.ts';
import { Texts, capital } from '../text/bundle.ts';
import { words } from '../text/texts.svelte.ts';
import type { Values } from '../wire/types.ts';
import { stepsOf } from './blocks.ts';

type Load = () => Promise<string>;
const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Load>;
const ofData = import.meta.glob<string>('../../../src/quintessence/games/*/data/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;

/** Kinds of things that games have words for: card-squall, faction-witches. */
const KINDS = (
  'option-board option-layout card tile faction building element terrain territory creature god support object species ' +
  'character side difficulty resource cult mine event-card space shipyard kind'
).split(' ');

const source = (files: Record<string, Load>, ending: string): Promise<string> =>
  Object.entries(files).find(([name]) => name.endsWith(ending))?.[1]() ?? Promise.resolve('');

class LabWords {
  private own: Texts = $state.raw(new Texts('en', []));
  /** The game's own words. */
  game: Texts = $state.raw(new Texts('en', []));
  isReady = $state(false);

  async use(language: Language, slug: string): Promise<void> {
    const [lab, data, game] = await Promise.all([
      source(own, `/text/${language}.ftl`),
      source(ofData, `/${slug}/data/text/${language}.ftl`),
      words.of(language, slug),
    ]);
    if (settings.language !== language) return;
    this.own = new Texts(language, [data, lab]);
    this.game = game;
    this.isReady = true;
  }

  readonly say = (key: string, values?: Values): string => this.own.say(key, values);

  /** What a sheet is called, and what it is about. */
  sheet(name: string): string {
    const key = `sheet-${name.replaceAll('.', '-')}`;
    return this.own.has(key) ? this.own.say(key) : capital(this.field(name.split('.').at(-1) ?? name));
  }

  aboutSheet(name: string): string {
    return this.own.aside(`sheet-${name.replaceAll('.', '-')}`, 'about') ?? '';
  }

  /** What a row or a column is called, without the tables that it stands in. */
  field(name: string, sheet = ''): string {
    return stepsOf(name)
      .map((step) => this.step(step, sheet))
      .join(' · ');
  }

  aboutField(name: string, sheet: string): string {
    const step = stepsOf(name).at(-1) ?? '';
    return this.own.aside(`field-${sheet}-${step}`, 'about') ?? this.own.aside(`field-${step}`, 'about') ?? '';
  }

  /** The same word may mean something else in one of the sheets: field-earth-roots beside field-roots. */
  private step(step: string, sheet: string): string {
    if (/^\d+$/.test(step)) return step;
    if (this.own.has(`field-${sheet}-${step}`)) return this.own.say(`field-${sheet}-${step}`);
    if (this.own.has(`field-${step}`)) return this.own.say(`field-${step}`);
    const kind = KINDS.find((one) => this.game.has(`${one}-${step}`));
    return kind ? this.game.say(`${kind}-${step}`) : step.replaceAll('_', ' ');
  }

  /** Why something did not go, or what is wrong in a cell. */
  refusal(code: string, values: Values): string {
    return this.own.has(`error-${code}`) ? this.own.say(`error-${code}`, values) : this.game.refusal(code, values);
  }
}

export const labWords = new LabWords();
