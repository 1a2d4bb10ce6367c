/** The page's language: switched at once, each language and game loaded when it is first needed. */
import { local } from '$local';
import { settings, type Language } from '../settings.svelte.ts';
import { Refused } from '../wire/refused.ts';
import { transport } from '../wire/transport.ts';
import { Texts } from './bundle.ts';

type Load = () => Promise<string>;
const own = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }) as Record<string, Load>;
const common = import.meta.glob<string>('../../../src/quintessence/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;
const games = import.meta.glob<string>('../../../src/quintessence/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;
const boards = import.meta.glob<string>('../../../src/quintessence/games/*/board/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;

const sources = new Map<string, Promise<string>>();

function source(files: Record<string, Load>, ending: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  if (!path) return Promise.resolve('');
  const known = sources.get(path);
  if (known) return known;
  const loading = files[path]?.() ?? Promise.resolve('');
  sources.set(path, loading);
  return loading;
}

async function fetched(url: string): Promise<string> {
  try {
    const answer = await fetch(url);
    return answer.ok && !answer.headers.get('content-type')?.includes('html') ? await answer.text() : '';
  } catch {
    return '';
  }
}

async function told(path: string): Promise<string> {
  const { status, text } = await transport.request('GET', path).catch(() => ({ status: 0, text: '' }));
  return status === 200 ? text : '';
}

/** A game's words that only the server has: those of replaced data, and all of a game that is not built in. */
function served(language: Language, slug: string, variant: string): Promise<string> {
  const asked = new URLSearchParams();
  if (variant) asked.set('variant', variant);
  if (!isBuiltIn(slug)) asked.set('own', '1');
  // Where there is no server there are no other data than a variant's: no words wait for Python to start.
  if (local && !variant) return Promise.resolve('');
  return told(`/games/${encodeURIComponent(slug)}/words/${language}${asked.size ? `?${asked}` : ''}`);
}

const isBuiltIn = (slug: string): boolean => Object.keys(games).some((name) => name.includes(`/games/${slug}/`));

/** What the board says itself; one from outside has its words beside it. */
function spoken(language: Language, slug: string): Promise<string> {
  if (!isBuiltIn(slug)) return fetched(`/boards/${encodeURIComponent(slug)}/${language}.ftl`);
  return source(boards, `/${slug}/board/text/${language}.ftl`);
}

async function load(language: Language, slug: string | null, variant: string): Promise<Texts> {
  const game = slug
    ? [served(language, slug, variant), spoken(language, slug), source(games, `/${slug}/text/${language}.ftl`)]
    : [];
  // Where there is no server no sentence may speak of one: these stand before the page's.
  const more = local ? [local.words(language)] : [];
  return new Texts(
    language,
    await Promise.all([...more, ...game, source(own, `/${language}.ftl`), source(common, `/${language}.ftl`)]),
  );
}

const shelf = new Map<string, Promise<Texts>>();

class Words {
  /** The sentences in use; replaced when the language or the game changes. */
  texts: Texts = $state.raw(new Texts('en', []));
  /** The game whose words are in use, if any was looked at. */
  slug: string | null = $state(null);
  private wanted: { slug: string | null; variant: string } = { slug: null, variant: '' };

  /** Change the language, the game whose words are needed, or both; what is shown stays until the new words are here. */
  async use(language: Language, slug: string | null, variant = ''): Promise<void> {
    if (slug) this.wanted = { slug, variant };
    const { wanted } = this;
    const texts = await this.of(language, wanted.slug, wanted.variant);
    await null; // whoever asks while drawing must not find the words changed under its hands
    if (settings.language !== language) return;
    this.texts = texts;
    this.slug = wanted.slug;
    document.documentElement.lang = language;
  }

  /** The words of a game beside the one in use: for pages that show several. */
  of(language: Language, slug: string | null, variant = ''): Promise<Texts> {
    const name = `${language}/${slug ?? ''}/${variant}`;
    const texts = shelf.get(name) ?? load(language, slug, variant);
    shelf.set(name, texts);
    return texts;
  }

  async game(slug: string, variant = ''): Promise<void> {
    await this.use(settings.language, slug, variant);
  }
}

export const words = new Words();

/** The sentence of a key, in the language in use. */
export function say(code: string, values?: Record<string, string | number | boolean | null>): string {
  return words.texts.say(code, values);
}

/** Why something did not go: the server's reason in words, or what else went wrong. */
export const troubleText = (error: unknown, texts = words.texts): string =>
  error instanceof Refused ? texts.refusal(error.code, error.values) : String(error);
