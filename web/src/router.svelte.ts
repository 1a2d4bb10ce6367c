/** Addresses: the kinds of page, moved between without reloading. */

export type Route =
  | { page: 'lobby'; setup: string | null }
  | { page: 'games'; open: string | null }
  | { page: 'challenges'; id: string | null }
  | { page: 'credits' }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; game: string; id: string }
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
    this.route = parse(new URL(location.href));
    addEventListener('popstate', () => (this.route = parse(new URL(location.href))));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(new URL(location.href));
    scrollTo(0, 0);
  }

  /** The address says something new, the page stays. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.route = parse(new URL(location.href));
  }

  /** For the whole page: follow links inside it without reloading. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
