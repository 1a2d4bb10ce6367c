/** The numbers that decided a match: after how many rounds, and which one of the sheet. */
import type { Say, Values } from '$table';
import { read } from './view.ts';

/** The goal or danger of the sheet that stands behind a reason; being stuck has no number. */
const DECIDING: Record<string, string> = {
  mine_lost: 'mine',
  contaminated: 'contaminated',
  profitable: 'profitability',
  unprofitable: 'profitability',
  planet_freed: 'mines',
  planet_cleaned: 'pollution',
  mines_exhausted: 'destroyed',
};

export function ended(view: Values, say: Say): string[] {
  const now = read(view);
  const codes = now.reasons.map((reason) => DECIDING[reason]);
  const isLost = now.reasons.some((reason) => ['mine_lost', 'contaminated', 'profitable'].includes(reason));
  const numbers = isLost
    ? now.dangers.map(({ code, value, limit }) => ({ code, kind: 'danger', value, limit }))
    : now.goals.map(({ code, value, target }) => ({ code, kind: 'goal', value, limit: target }));
  return [
    say('board-round', { round: now.round }),
    ...numbers
      .filter(({ code }) => codes.includes(code))
      .map(({ code, kind, value, limit }) => say('board-ended-number', { name: say(`${kind}-${code}`), value, limit })),
  ];
}
