/** A scripted side's steps as the page shows them: frames, sentences, what is lit. Pure, so that it can be tested. */
import type { Step } from '../board/contract.ts';
import { capital, type Texts } from '../text/bundle.ts';
import type { Explanation, GameEvent } from '../wire/types.ts';

export type Explained = GameEvent & { explanation: Explanation };

export const isExplained = (event: GameEvent): event is Explained => Boolean(event.explanation);

/** What a step looks like once so many of its criteria were shown. */
export function stepAt(events: GameEvent[], at: number, shown: number): Step | null {
  const event = events[at];
  if (!event?.explanation) return null;
  const { candidates, criteria } = event.explanation;
  const removed = criteria.slice(0, shown).flatMap((criterion) => criterion.removed);
  const gone = new Set(removed);
  return { candidates, removed, left: candidates.filter((id) => !gone.has(id)), ahead: events.slice(at) };
}

/** Whether there was something to choose, and so a reason to give. */
export const isChosen = ({ criteria, candidates }: Explanation): boolean =>
  criteria.length > 0 || candidates.length > 1;

/** How many criteria to show at first: none, unless no one takes anything away. */
export function shownFirst({ criteria }: Explanation): number {
  return criteria.some(({ removed }) => removed.length) ? 0 : criteria.length;
}

/** How many criteria to show next: one that takes nothing away is shown together with the one after it. */
export function shownNext({ criteria }: Explanation, shown: number): number {
  let next = shown + 1;
  while (next < criteria.length && !criteria[next - 1]?.removed.length) next += 1;
  return Math.min(next, criteria.length);
}

/** One criterion in words, and what it took away. */
export function criterionSentence(texts: Texts, { code, values, removed }: Explanation['criteria'][number]): string {
  const criterion = capital(texts.say(`criterion-${code}`, values));
  return texts.say('steps-criterion', { criterion, count: removed.length, ids: removed });
}

/** Why, in sentences: what could be chosen, each criterion, what was left. Nothing where nothing was chosen. */
export function reasons(texts: Texts, explanation: Explanation): string[] {
  const { side, candidates, criteria, left } = explanation;
  if (!isChosen(explanation)) return [];
  return [
    texts.say('steps-candidates', { side, count: candidates.length, ids: candidates }),
    ...criteria.map((criterion) => criterionSentence(texts, criterion)),
    texts.say('steps-left', { count: left.length, ids: left }),
  ];
}
