/** What a review teaches, in words: from codes and values to sentences, and which level to try next. */
import { capital, type Texts } from '../text/bundle.ts';
import type { Action, Evaluation, Lesson, LessonTurn, Listed, Prompt, Values } from '../wire/types.ts';
import { fate } from './ending.ts';

export type Party = number | string;
/** How a table speaks: its texts, and what each party is called. */
export interface Teller {
  texts: Texts;
  name: (party: Party) => string;
  /** Whether a party is spoken to, or spoken of. */
  person: (party: Party) => string;
  /** When the so many-th action was played, with who acted and without. */
  when: (number: number) => string;
  since: (number: number) => string;
}

export const percent = (share: number): number => Math.round(share * 100);

/** Actions of a turn that are told, at most. */
const LONGEST = 8;

/** A turn in words: one action after the other; a long one is told by its beginning. */
export const lineOf = (actions: Action[], { texts }: Teller): string => {
  const told = actions.slice(0, LONGEST).map((action) => texts.action(action));
  return [...told, ...(actions.length > LONGEST ? ['…'] : [])].join(' · ');
};

/** A turn and the better one, from the step on in which they differ; what both begin with is told once. */
export function parted({
  played,
  better,
}: Pick<LessonTurn, 'played' | 'better'>): Record<'shared' | 'played' | 'better', Action[]> {
  const isSame = (one: Action | undefined, other: Action | undefined): boolean =>
    JSON.stringify(one?.row) === JSON.stringify(other?.row);
  const differs = better.findIndex((action, at) => !isSame(action, played[at]));
  const count = Math.max(0, differs);
  return { shared: better.slice(0, count), played: played.slice(count), better: better.slice(count) };
}

export const turnAt = (lesson: Lesson, number: unknown): LessonTurn | undefined =>
  lesson.turns.find((turn) => turn.number === number);

/** What each party could expect after so many actions. */
export const sharesAt = (evaluation: Evaluation, number: number): number[] =>
  evaluation.points.findLast((point) => point.number <= number)?.shares ?? [];

/** How many turns on each side of one are counted with it. */
export const AROUND = 2;

/**
 * The curves of three or more, each moment the mean of those around it: what a bot expects of so many sides differs from
 * turn to turn by more than it knows. Two share one curve, which is as it was judged, and so is every end.
 */
export function smoothed(evaluation: Evaluation): Evaluation {
  const { parties, points } = evaluation;
  if (parties.length <= 2) return evaluation;
  const mean = (at: number): number[] => {
    const reach = Math.min(AROUND, at, points.length - 1 - at);
    const near = points.slice(at - reach, at + reach + 1);
    return parties.map((_, party) => near.reduce((sum, { shares }) => sum + (shares[party] ?? 0), 0) / near.length);
  };
  return { ...evaluation, points: points.map((point, at) => ({ ...point, shares: mean(at) })) };
}

/** Where a seat's share stands; allies have one together. */
export const partyOf = (evaluation: Evaluation, seat: number): number => Math.max(0, evaluation.parties.indexOf(seat));

/** The turn with a better one that begins here, or the nearest to it. */
export function puzzleNear(lesson: Lesson, at: number): LessonTurn | undefined {
  const found = lesson.turns.filter((turn) => turn.better.length);
  return found.sort((one, other) => Math.abs(one.number - at) - Math.abs(other.number - at))[0];
}

/** Why a turn is better: a result, points, what the game counts, or the bot's own reason. */
export function reasonText(reason: Prompt | null, teller: Teller): string {
  const { texts } = teller;
  if (!reason) return texts.say('why-judged');
  const { code, values } = reason;
  if (code === 'advice') return texts.advice(values as unknown as Prompt);
  if (values['tally'] === undefined) return texts.say(`why-${code}`, values);
  return texts.say(`why-${code}`, { what: tallyText(String(values['tally']), texts), count: values['count'] ?? 0 });
}

export const tallyText = (code: string, texts: Texts): string => texts.say(`tally-${code}`);

/** What decided a match: the result, how the lead went, the costliest turn. */
export function decidedTexts(lesson: Lesson, teller: Teller): string[] {
  return lesson.decided.map(({ code, values }) => {
    const turn = code === 'turn' ? turnAt(lesson, values['number']) : undefined;
    const party = values['party'] as Party | undefined;
    const about: Values = party === undefined ? {} : { name: teller.name(party), person: teller.person(party) };
    const number = values['number'];
    const since: Values = typeof number === 'number' ? { since: teller.since(number) } : {};
    return teller.texts.say(`decided-${code}`, { ...values, ...about, ...since, ...worth(turn, teller) });
  });
}

const worth = (turn: LessonTurn | undefined, teller: Teller): Values =>
  turn ? { when: teller.when(turn.number + 1), percent: percent(turn.cost), line: lineOf(turn.better, teller) } : {};

/** One thing to try next time, for a seat. */
export function tipText(lesson: Lesson, seat: number, teller: Teller): string {
  const { texts } = teller;
  const tip = lesson.tips[seat];
  if (!tip) return '';
  const { code, values } = tip;
  const party = values['party'] as Party | undefined;
  const name = party === undefined ? '' : teller.name(party);
  if (code === 'turn') return texts.say('tip-turn', { ...values, ...worth(turnAt(lesson, values['number']), teller) });
  if (code === 'source')
    return texts.say('tip-source', { ...values, name, what: capital(texts.say(`score-${values['source']}`)) });
  if (code !== 'tally') return texts.say(`tip-${code}`, values);
  const what = capital(tallyText(String(values['tally']), texts));
  const told = texts.say('tip-tally', { ...values, name, what });
  return texts.has(`tip-${values['tally']}`) ? `${told} ${texts.say(`tip-${values['tally']}`)}` : told;
}

const LAST = 5;
const ENOUGH = 3;
const OFTEN = 0.6;

export interface NextLevel {
  level: string;
  next: string;
  won: number;
  count: number;
}

/** The level above, for whoever wins often against this one: of the last games at one seat against such bots alone. */
export function nextLevel(tables: Listed[], game: string, level: string, levels: string[]): NextLevel | null {
  const next = levels[levels.indexOf(level) + 1];
  const played = tables
    .filter(
      (table) =>
        table.game === game && table.status === 'over' && table.held.length === 1 && table.result?.places.length,
    )
    .filter(({ seats, held }) =>
      seats.every((seat, at) => held.includes(at) || (seat.kind === 'bot' && seat.level === level)),
    )
    .sort((one, other) => other.updated - one.updated)
    .slice(0, LAST);
  const won = played.filter(
    ({ result, held, relation }) => result && fate(result, held[0] ?? 0, relation) === 'won',
  ).length;
  if (!next || !levels.includes(level) || played.length < ENOUGH || won / played.length < OFTEN) return null;
  return { level, next, won, count: played.length };
}
