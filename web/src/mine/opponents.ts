/** What an opponent is called: a bot by its level, a person by name, a side in the words of its game. */
import { levelName } from '../table/names.ts';
import { capital, type Texts } from '../text/bundle.ts';
import { say } from '../text/texts.svelte.ts';
import type { Json, Values } from '../wire/types.ts';
import type { Met } from './statistics.ts';

/** What was chosen: what chance decided says nothing of it. */
const chosen = (terms: Values): [string, Json][] => Object.entries(terms).filter(([, value]) => value !== 'random');

/** Who a side was and how hard it was made: "Simpletons · 2, Automa (medium)". */
export const termsText = (terms: Values, texts: Texts): string =>
  chosen(terms)
    .map(([name, value]) => texts.choice(name, value))
    .join(' · ');

/** The same with what each is about: "Difficulty: medium". */
export const labelledTerms = (terms: Values, texts: Texts): string =>
  chosen(terms)
    .map(([name, value]) => say('option-is', { name: texts.say(`option-${name}`), value: texts.choice(name, value) }))
    .join(' · ');

/** What a seat plays, in the words of its game: "Halflings". */
export const traitsText = (traits: [string, string][], texts: Texts | null): string =>
  traits.map(([trait, value]) => (texts?.has(`${trait}-${value}`) ? texts.say(`${trait}-${value}`) : value)).join(', ');

export function opponentName(one: Met, texts: Texts | null): string {
  if (one.kind === 'bot') return levelName(one.name);
  if (one.kind !== 'side') return one.name || say('mine-nameless');
  if (!texts?.has(`side-${one.name}`)) return one.name;
  return termsText(one.terms, texts) || capital(texts.say(`side-${one.name}`));
}
