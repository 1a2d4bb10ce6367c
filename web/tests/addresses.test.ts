import { describe, expect, it } from 'vitest';
import { addressOf, isOfSite, shownAt } from '../src/local/addresses.ts';

const PATHS = [
  '/',
  '/games',
  '/t/a-b_c',
  '/t/abc?at=3',
  '/?set-up=ephyran',
  '/rules/erythro#s4.2',
  '/games?open=t1&x=%26#a',
];

describe('addresses on a host of plain files', () => {
  it('are one page below any folder, and show what they did', () => {
    for (const folder of ['http://x/', 'http://x/quintessence/']) {
      const root = new URL(folder);
      for (const path of PATHS) {
        const address = addressOf(path, root);
        expect(address.pathname).toBe(root.pathname);
        expect(shownAt(address).href).toBe(new URL(path, 'http://x').href);
      }
    }
    expect(addressOf('/t/abc?at=3#end', new URL('http://x/q/')).href).toBe('http://x/q/?/t/abc&at=3#end');
  });

  it('are told apart from paths of the page', () => {
    const at = (address: string, root: string): boolean => isOfSite(new URL(address), new URL(root));
    expect(at('http://x/q/?/t/abc', 'http://x/q/')).toBe(true);
    expect(at('http://x/q/', 'http://x/q/')).toBe(true);
    expect(at('http://x/t/abc', 'http://x/q/')).toBe(false);
    expect(at('http://x/?/t/abc', 'http://x/')).toBe(true);
    expect(at('http://x/?set-up=ephyran', 'http://x/')).toBe(false);
  });
});
