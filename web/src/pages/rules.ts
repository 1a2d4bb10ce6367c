/** Anchors for rules: every § that begins a heading, a paragraph or a list item can be linked to. */

/** "§7.2" becomes the anchor "s7.2". */
export function anchor(section: string): string {
  return section.replace('§', 's');
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
