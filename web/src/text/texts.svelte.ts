/** The page's language: switched at once, each language and game loaded when it is first needed. */
import { settings, type Language } from '../settings.svelte.ts';
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

/** The words that come with replaced data of a game: only the server has them, and mostly there are none. */
async function replaced(language: Language, slug: string): Promise<string> {
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(slug)}/words/${language}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

async function load(language: Language, slug: string | null): Promise<Texts> {
  const game = slug
    ? [
        replaced(language, slug),
        source(boards, `/${slug}/board/text/${language}.ftl`),
        source(games, `/${slug}/text/${language}.ftl`),
      ]
    : [];
  return new Texts(
    language,
    await Promise.all([...game, source(own, `/${language}.ftl`), source(common, `/${language}.ftl`)]),
  );
}

const shelf = new Map<string, Promise<Texts>>();

class Words {
  /** The sentences in use; replaced when the language or the game changes. */
  texts: Texts = $state.raw(new Texts('en', []));
  /** The game whose words are in use, if any was looked at. */
  slug: string | null = $state(null);
  private wanted: string | null = null;

  /** Change the language, the game whose words are needed, or both; what is shown stays until the new words are here. */
  async use(language: Language, slug: string | null): Promise<void> {
    this.wanted = slug ?? this.wanted;
    const game = this.wanted;
    const texts = await this.of(language, game);
    await null; // whoever asks while drawing must not find the words changed under its hands
    if (settings.language !== language) return;
    this.texts = texts;
    this.slug = game;
    document.documentElement.lang = language;
  }

  /** The words of a game beside the one in use: for pages that tell of several. */
  of(language: Language, slug: string | null): Promise<Texts> {
    const name = `${language}/${slug ?? ''}`;
    const texts = shelf.get(name) ?? load(language, slug);
    shelf.set(name, texts);
    return texts;
  }

  async game(slug: string): Promise<void> {
    await this.use(settings.language, slug);
  }
}

export const words = new Words();

/** The sentence of a key, in the language in use. */
export function say(code: string, values: Record<string, string | number | boolean | null> = {}): string {
  return words.texts.say(code, values);
}
