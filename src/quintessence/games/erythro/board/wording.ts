/** How sentences call a seat without a name, and two discs: by the elements of the ambassador they belong to. */
import type { Action, Say, Values, Wording } from '$table';
import type { View } from './view.ts';

const characters = (view: Values): (string | null)[] =>
  ((view['players'] ?? []) as { character: string | null }[]).map(({ character }) => character);

/** What is split between two discs. */
const SPLIT = ['share', 'pay', 'buy', 'clean_up'];

/** Whose discs an action is about: a proposal tells it, else it is the seat that looks. */
function elements(action: Action & { seat?: number }, of: Values): string[] {
  const seat = action.seat ?? of['seat'];
  return (typeof seat === 'number' && (of['characters'] as (string | null)[])[seat]?.split('_')) || [];
}

/** How much is split: the price of each card on offer and of a special clean-up, and what a card asks for just now. */
function amounts(view: Values): Record<string, number> {
  const { market, cards, clean_up_cost, pending } = view as unknown as Partial<View>;
  const asked = pending?.amount ?? 0;
  const found: Record<string, number> = { clean_up: clean_up_cost ?? 0, share: asked, pay: asked };
  for (const name of market ? Object.values(market).flat() : []) {
    const card = name ? cards?.[name] : undefined;
    if (name && card && !card.contamination) found[name] = card.cost ?? 0;
  }
  return found;
}

/** What an answer does, with two discs by their elements. */
export const inWords = (action: Action, view: View, say: Say): string =>
  wording.action?.(action, wording.of(view as unknown as Values), say) ??
  say(`action-${String(action.row[0])}`, action.values);

export const wording: Wording = {
  of: (view) => ({ characters: characters(view), seat: view['seat'] ?? null, amounts: amounts(view) }),
  call: (seat, of, say) => {
    const character = (of['characters'] as (string | null)[])[seat];
    return character ? say(`character-${character}`) : null;
  },
  before: ['event-embodied'],
  action: (action, of, say) => {
    const tag = String(action.row[0]);
    const [first, second] = elements(action, of);
    if (!SPLIT.includes(tag) || !first || !second) return null;
    const whole = (of['amounts'] as Record<string, number>)[String(action.values['card'] ?? tag)] ?? 0;
    const rest = whole - Number(action.values['first'] ?? 0);
    const values = { ...action.values, first_element: first, second: rest, second_element: second };
    // What a card will ask for later is not known yet.
    return say(`board-action-${tag}${rest < 0 || !whole ? '-rest' : ''}`, values);
  },
};
