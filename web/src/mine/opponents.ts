/** What an opponent is called: a bot by its level, a person by name, a side in the words of its game. */
import { levelName } from '../table/names.ts';
import { capital, type Texts } from '../text/bundle.ts';
import { say } from '../text/texts.svelte.ts';

export function opponentName(one: { kind: string; name: string }, texts: Texts | null): string {
  if (one.kind === 'bot') return levelName(one.name);
  if (one.kind === 'side') return texts?.has(`side-${one.name}`) ? capital(texts.say(`side-${one.name}`)) : one.name;
  return one.name || say('mine-nameless');
}
