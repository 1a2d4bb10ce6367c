/** A hint: a whole turn in steps, with its aim in words; what is left of it once something was played. */
import type { Texts } from '../text/bundle.ts';
import type { Action, Prompt, Row } from '../wire/types.ts';

export interface HintTurn {
  /** The actions that are left, the next one first. */
  line: Action[];
  aim: Prompt | null;
  /** The step that the board draws. */
  at: number;
}

/** An action of the turn, as often as it is played on end. */
export interface HintStep {
  action: Action;
  count: number;
}

export const isSameRow = (one: Row, other: Row): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

export function stepsOf(line: Action[]): HintStep[] {
  const steps: HintStep[] = [];
  for (const action of line) {
    const last = steps.at(-1);
    if (last && isSameRow(last.action.row, action.row)) last.count += 1;
    else steps.push({ action, count: 1 });
  }
  return steps;
}

/** The rows of a turn's first step. */
export const firstRows = (line: Action[]): Row[] => line.slice(0, stepsOf(line)[0]?.count ?? 0).map(({ row }) => row);

/** What is left of a turn after some rows; null when it is over, or something else was played. */
export function restOf(hint: HintTurn | null, rows: Row[]): HintTurn | null {
  const isFollowed = hint && rows.length < hint.line.length && rows.every((row, at) => fits(hint.line[at], row));
  return isFollowed ? { ...hint, line: hint.line.slice(rows.length), at: 0 } : null;
}

const fits = (action: Action | undefined, row: Row): boolean => action !== undefined && isSameRow(action.row, row);

export const stepText = ({ action, count }: HintStep, texts: Texts): string => {
  const text = texts.action(action);
  return count > 1 ? texts.say('hint-times', { text, count }) : text;
};

/** What a turn is for. A reason that counts cards counts those that are left to play. */
export function aimText({ aim, line }: Pick<HintTurn, 'aim' | 'line'>, texts: Texts): string {
  if (!aim) return judged(line[0], texts);
  const { code, values } = aim;
  if (code === 'advice') return texts.advice(withCards(values as unknown as Prompt, line));
  const what = values['tally'] === undefined ? '' : texts.say(`tally-${values['tally']}`);
  return texts.say(`aim-${code}`, { ...values, what });
}

/** What a bot's judgement rests on, as a game says it of the action that a turn begins with. */
function judged(action: Action | undefined, texts: Texts): string {
  const code = `aim-judged-${String(action?.row[0])}`;
  return texts.has(code) ? texts.say(code, action?.values) : texts.say('aim-judged');
}

function withCards(reason: Prompt, line: Action[]): Prompt {
  const { cards } = reason.values;
  const left = line.filter(({ row }) => row[0] === 'play').length;
  if (typeof cards !== 'number' || cards <= left) return reason;
  return { ...reason, values: { ...reason.values, cards: Math.max(1, left) } };
}

/** A hint as a screen reader says it. */
export function hintText({ line, aim }: HintTurn, texts: Texts): string {
  const steps = stepsOf(line).map((step) => stepText(step, texts));
  const told = steps.length > 1 ? steps.map((text, at) => `${at + 1}. ${text}`).join(' ') : steps.join();
  return `${texts.say('hint-given', { text: told })} ${aimText({ line, aim }, texts)}`;
}
