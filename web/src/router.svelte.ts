/** Addresses: the kinds of page, moved between without reloading. */
import { addressOf, isOfSite, shownAt, siteRoot } from './local/addresses.ts';

/** A site of plain files has its own form of each address; every other build leaves that out. */
const isSite = import.meta.env.MODE === 'site';
const shown = (address: string): URL => (isSite ? shownAt(new URL(address)) : new URL(address));

export type Route =
  | { page: 'lobby'; setup: string | null }
  | { page: 'games'; open: string | null }
  | { page: 'challenges'; id: string | null }
  | { page: 'credits' }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'lab'; game: string | null }
  | { page: 'lost' }
  | { page: 'mail'; stop: string | null }
  | { page: 'table'; id: string; join: string | null; at: number | null }
  | { page: 'learn'; game: string; course: string | null }
  | { page: 'rules'; game: string; section: string | null };

export function parse(url: URL): Route {
  const [first, second, third, ...more] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'puzzles' && !more.length) {
    if (second === undefined || third === undefined) return { page: 'puzzles', game: second ?? null };
    return { page: 'puzzle', game: second, id: third };
  }
  if (third !== undefined) return { page: 'lost' };
  if (first === 'lab') return { page: 'lab', game: second ?? null };
  if (first === undefined) return { page: 'lobby', setup: url.searchParams.get('set-up') };
  if (second === undefined) {
    if (first === 'games') return { page: first, open: url.searchParams.get('open') };
    if (first === 'challenges') return { page: first, id: null };
    if (first === 'credits') return { page: first };
    if (first === 'mail') return { page: 'mail', stop: url.searchParams.get('stop') };
    return { page: 'lost' };
  }
  if (first === 't') {
    const at = url.searchParams.get('at');
    const number = at === null || !/^\d+$/.test(at) ? null : Number(at);
    return { page: 'table', id: second, join: url.searchParams.get('join'), at: number };
  }
  if (first === 'challenges') return { page: 'challenges', id: second };
  if (first === 'learn') return { page: 'learn', game: second, course: url.searchParams.get('course') };
  if (first === 'rules') return { page: 'rules', game: second, section: url.hash.slice(1) || null };
  return { page: 'lost' };
}

class Router {
  route: Route = $state.raw({ page: 'lobby', setup: null });

  constructor() {
    this.route = parse(shown(location.href));
    addEventListener('popstate', () => (this.route = parse(shown(location.href))));
  }

  go(path: string): void {
    history.pushState(null, '', this.address(path));
    this.route = parse(shown(location.href));
    scrollTo(0, 0);
  }

  /** The address says something new, the page stays. */
  replace(path: string): void {
    history.replaceState(null, '', this.address(path));
    this.route = parse(shown(location.href));
  }

  /** The whole address of a path, to hand on; `origin` where others reach this page by another one. */
  address(path: string, origin = location.origin): string {
    return isSite ? addressOf(path, siteRoot()).href : origin + path;
  }

  /** For the whole page: follow links inside it without reloading. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    const { pathname, search, hash } = isSite && isOfSite(link, siteRoot()) ? shown(link.href) : link;
    if (pathname === shown(location.href).pathname && hash) return;
    event.preventDefault();
    this.go(pathname + search + hash);
  };
}

export const router = new Router();
