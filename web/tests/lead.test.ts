import { describe, expect, it } from 'vitest';
import { leader } from '../src/table/lead.ts';

describe('the lead', () => {
  it('is one seat’s alone, or nobody’s', () => {
    expect(leader([3, 7, 5])).toBe(1);
    expect(leader([7, 3, 7, 5])).toBeNull();
    expect(leader([0, 0])).toBeNull();
    expect(leader([-4, -2])).toBeNull();
    expect(leader([])).toBeNull();
  });
});
