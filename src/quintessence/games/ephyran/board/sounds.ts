/** What the events of Ephyran sound like: nearly all of it is cards. */
import type { Sound } from '$table';

const CARDS = [
  ...['added', 'swapped', 'recovered', 'discarded', 'drew', 'took', 'set', 'laid', 'exchanged', 'fitted', 'kept'],
  ...['announced_exchange', 'announced_exchange_with_hand', 'announced_take', 'announced_steal', 'announced_destroy'],
  ...['played_twins', 'played_graeae', 'countered', 'removed', 'buried', 'revealed'],
];
const TOKENS = ['stole', 'token_lost', 'locked', 'unlocked'];

export const sounds: Record<string, Sound> = Object.fromEntries([
  ...CARDS.map((tag) => [tag, 'card'] as const),
  ...TOKENS.map((tag) => [tag, 'token'] as const),
  ['completed', 'building'] as const,
]);
