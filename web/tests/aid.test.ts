import { expect, it } from 'vitest';
import { aimOf, headed, within } from '../src/table/aid.ts';

it('the aim is the first paragraph of the aid, on one line', () => {
  expect(aimOf('Bring down\nboth Trees.\n\n| a | b |\n')).toBe('Bring down both Trees.');
  expect(aimOf('')).toBe('');
  expect(within('Bâtissez la cité.')).toBe('bâtissez la cité.');
});

it('a head with nothing beside it heads the whole table', () => {
  const row = (...heads: string[]): string => heads.map((head) => `<th>${head}</th>`).join('\n');
  expect(headed(row('In your turn', ''))).toBe('<th colspan="2">In your turn</th>');
  expect(headed(row('', 'What it does'))).toBe('<td></td>\n<th>What it does</th>');
  expect(headed(row('Sign', 'What it does'))).toBe(row('Sign', 'What it does'));
});
