/** The rules as a page: anchors for every §, marks of rulings folded away, places for drawn examples, a search. */

/** "§7.2" becomes the anchor "s7.2". */
export function anchor(section: string): string {
  return section.replace('§', 's');
}

/** How the page says what a mark means. */
export interface Meaning {
  /** What opens the marks of a section. */
  why: string;
  /** What each kind of mark says. */
  ours: string;
  printed: string;
  reconstructed: string;
}

/** Give an id to each heading, paragraph, list item or table cell that begins with a §. */
export function anchored(html: string): string {
  const known = new Set<string>();
  const plain = html
    .replaceAll('<th></th>', '<td></td>') // an empty corner of a table heads nothing
    .replace(/<em>(\[[^\]<]*\])<\/em>/g, '<span class="ruling">$1</span>');
  return plain.replace(
    /<(h[1-6]|p|li|td)>(\s*(?:<strong>|<em>|<code>)?\s*)(§\s?[\d.]*\d)/g,
    (all, tag: string, lead: string, section: string) => {
      const id = anchor(section.replace(/\s/g, ''));
      if (known.has(id)) return all;
      known.add(id);
      return `<${tag} id="${id}">${lead}${section}`;
    },
  );
}

const MARK = /\s*<span class="ruling">\[([^\]<]*)\]<\/span>/g;
/** The paragraph that says what the marks mean keeps them. */
const EXPLAINS = /^<p><strong>(How to read the marks|(?:Comment l|L)ire les (?:marques|renvois))/;

/** The marks of each section in one place at its end, folded away. What stands before the first chapter explains them. */
export function folded(html: string, meaning: Meaning): string {
  const start = Math.max(0, html.indexOf('<h2'));
  const sections = html.slice(start).split(/(?=<h[23][ >])/);
  return html.slice(0, start) + sections.map((section) => foldedSection(section, meaning)).join('');
}

interface Marked {
  /** The sentence that bears the mark. */
  said: string;
  mark: string;
}

function foldedSection(section: string, meaning: Meaning): string {
  const marks: Marked[] = [];
  const plain = section.replace(/<(p|li)(?: [^>]*)?>(?:(?!<\/?(?:p|li|[uo]l)[ >])[\s\S])*/g, (passage) => {
    if (EXPLAINS.test(passage)) return passage;
    for (const found of passage.matchAll(MARK))
      marks.push({ said: sentence(passage.slice(0, found.index).replace(MARK, '')), mark: found[1] ?? '' });
    return passage.replace(MARK, '');
  });
  return marks.length ? `${plain.trimEnd()}\n${details(marks, meaning)}\n` : section;
}

/** The last sentence of a passage, short enough to be recognised. */
function sentence(passage: string): string {
  const text = passage.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  const last =
    text
      .split(/(?<=[.!?])\s/u)
      .at(-1)
      ?.trim() ?? '';
  return last.length > 90 ? `${last.slice(0, 84).replace(/\s\S*$/, '')} …` : last;
}

const OURS = /(?<!\p{L})(ours|nôtre|de nous)(?!\p{L})/u;
const RECONSTRUCTED = /reconstitué|reconstructed/u;

function details(marks: Marked[], meaning: Meaning): string {
  const lines = marks.flatMap(({ said, mark }) =>
    mark.split(/\s*;\s*/).map((part) => {
      const numbers = part.split(/,\s*/).filter((one) => /\d/.test(one));
      const kind = OURS.test(part) ? 'ours' : RECONSTRUCTED.test(part) ? 'reconstructed' : 'printed';
      return `<li><q>${said}</q> ${numbers.map((one) => `<b>${one}</b> `).join('')}${meaning[kind]}</li>`;
    }),
  );
  return `<details class="marks"><summary>${meaning.why}</summary><ul>${lines.join('')}</ul></details>`;
}

/** The chapters: each anchored heading of the second level. */
export function contents(html: string): [string, string][] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, title]) => [
    id ?? '',
    (title ?? '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', '’'),
  ]);
}

/** Text as it is searched: without accents, capitals and typographic signs. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Whether a passage has every word that is looked for. */
export function matches(passage: string, query: string): boolean {
  const text = plainText(passage);
  return plainText(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Where the words of a query stand in a piece of text. */
export function hitsIn(text: string, query: string): [number, number][] {
  const folded = [...Array(text.length).keys()].map((at) => plainText(text.charAt(at)).charAt(0) || ' ').join('');
  const found: [number, number][] = [];
  for (const word of plainText(query).split(' ').filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.push([at, at + word.length]);
  return found;
}
