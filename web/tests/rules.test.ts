import { describe, expect, it } from 'vitest';
import { around } from '../src/pages/examples.ts';
import { rulesPage } from '../src/pages/markdown.ts';
import { anchored, folded, matches } from '../src/pages/rules.ts';

const MEANING = { why: 'Why', ours: 'ours', printed: 'rulebook', reconstructed: 'rebuilt' };
const mark = (text: string): string => `<span class="ruling">[${text}]</span>`;

describe('the rules page', () => {
  it('gives each § an anchor, once', () => {
    expect(anchored('<h2>§7 Earth</h2><p><strong>§7.2</strong> Lay.</p><p>§7.2 again</p>')).toBe(
      '<h2 id="s7">§7 Earth</h2><p id="s7.2"><strong>§7.2</strong> Lay.</p><p>§7.2 again</p>',
    );
  });

  it('folds the marks of a section at its end, each with its sentence and what it means', () => {
    const html = `<h2>§1</h2><p>One is so ${mark('EW-01')}. Two too ${mark('EW-02, ours')}.</p><h2>§2</h2><p>Three</p>`;
    expect(folded(html, MEANING)).toBe(
      '<h2>§1</h2><p>One is so. Two too.</p>\n<details class="marks"><summary>Why</summary>' +
        '<ul><li><q>One is so</q> <b>EW-01</b> rulebook</li><li><q>Two too</q> <b>EW-02</b> ours</li></ul></details>\n' +
        '<h2>§2</h2><p>Three</p>',
    );
  });

  it('parts two rulings in one mark, and takes those of list items', () => {
    const html = `<h2>§1</h2><ul><li>One ${mark('ER-70; ER-84, de nous')}:<ul><li>Two ${mark('nôtre')}</li></ul></li></ul>`;
    const plain = folded(html, MEANING);
    expect(plain).toContain('<ul><li>One:<ul><li>Two</li></ul></li></ul>');
    expect(plain).toContain('<li><q>One</q> <b>ER-70</b> rulebook</li><li><q>One</q> <b>ER-84</b> ours</li>');
    expect(plain).toContain('<li><q>Two</q> ours</li>');
  });

  it('leaves the marks where they are explained', () => {
    const before = `<p><strong>Marks.</strong> ${mark('EW-09')} says</p>`;
    const later = `<p><strong>How to read the marks.</strong> ${mark('AU-33')} names</p>`;
    expect(folded(`${before}<h2>§1</h2>${later}`, MEANING)).toBe(`${before}<h2>§1</h2>${later}`);
  });

  it('keeps a place for each drawn example, with its caption', () => {
    expect(rulesPage('```example shield\nA *Shield*\nis lost.\n```', MEANING)).toBe(
      '<figure class="example" data-example="shield"><figcaption>A <em>Shield</em> is lost.</figcaption></figure>\n',
    );
  });

  it('finds passages by their words, without accents and capitals', () => {
    expect(matches('L’Écosystème perd sa Racine', 'racine ecosysteme')).toBe(true);
    expect(matches('L’Écosystème perd sa Racine', 'racine arbre')).toBe(false);
    expect(matches('l’Arbre', "l'arbre")).toBe(true);
  });
});

describe('a part of a board', () => {
  it('is all that is named, with what lies between', () => {
    const one = { left: 10, top: 10, right: 20, bottom: 20 };
    const other = { left: 40, top: 5, right: 50, bottom: 15 };
    expect(around([one, other], 2)).toEqual({ left: 8, top: 3, right: 52, bottom: 22 });
    expect(around([])).toBeNull();
  });
});
