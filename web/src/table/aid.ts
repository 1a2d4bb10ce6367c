/** A game on one page, for the table: its aim, what each sign does, how it ends. It lies beside the rules. */

const files = import.meta.glob<string>('../../../src/quintessence/games/*/aid*.md', {
  query: '?raw',
  import: 'default',
});

/** The page as Markdown; nothing where a game has none. That of a game from outside lies beside its board. */
export async function loadAid(slug: string, language: string): Promise<string> {
  const names = Object.keys(files).filter((name) => name.includes(`/games/${slug}/`));
  if (!names.length) return (await fetched(slug, `aid.${language}.md`)) || fetched(slug, 'aid.md');
  const own =
    names.find((name) => name.endsWith(`aid.${language}.md`)) ?? names.find((name) => name.endsWith('aid.md'));
  return (await files[own ?? '']?.()) ?? '';
}

async function fetched(slug: string, name: string): Promise<string> {
  const answer = await fetch(`/boards/${encodeURIComponent(slug)}/${name}`).catch(() => null);
  return answer?.ok && !answer.headers.get('content-type')?.includes('html') ? answer.text() : '';
}

/** The aim: the first paragraph. */
export const aimOf = (aid: string): string => (aid.split('\n\n')[0] ?? '').replaceAll('\n', ' ').trim();

/** The aim within a sentence, after a colon: no capital. */
export const aimWithin = (aid: string): string => {
  const aim = aimOf(aid);
  return aim.charAt(0).toLowerCase() + aim.slice(1);
};

const key = (slug: string): string => `quintessence.${slug}.aim`;

/** Whether someone at this browser has acted in this game before. */
export function isKnown(slug: string): boolean {
  try {
    return localStorage.getItem(key(slug)) === 'known';
  } catch {
    return false;
  }
}

export function learn(slug: string): void {
  try {
    localStorage.setItem(key(slug), 'known');
  } catch {
    // Without storage the aim comes back with the next game.
  }
}

/** A head of a table with nothing beside it heads the whole table; an empty one heads nothing. */
export const headed = (html: string): string =>
  html.replace(/<th>([^<]+)<\/th>\s*<th><\/th>/g, '<th colspan="2">$1</th>').replaceAll('<th></th>', '<td></td>');
