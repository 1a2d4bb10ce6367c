import { expect, it } from 'vitest';
import { aimOf } from '../src/table/aid.ts';

it('the aim is the first paragraph of the aid, on one line', () => {
  expect(aimOf('Bring down\nboth Trees.\n\n| a | b |\n')).toBe('Bring down both Trees.');
  expect(aimOf('')).toBe('');
});
