import { describe, expect, it } from 'vitest';
import { anchored } from '../src/pages/rules.ts';

describe('the rules page', () => {
  it('gives each § an anchor, once', () => {
    expect(anchored('<h2>§7 Earth</h2><p><strong>§7.2</strong> Lay.</p><p>§7.2 again</p>')).toBe(
      '<h2 id="s7">§7 Earth</h2><p id="s7.2"><strong>§7.2</strong> Lay.</p><p>§7.2 again</p>',
    );
  });
});
