/**
 * Addresses on a host of plain files: there is one page, and what it shows is behind a question mark.
 *
 * `/t/abc?at=3#end` of the page is `?/t/abc&at=3#end` of the site, below any folder, and no host has to know of it.
 */

/** What an address of the site shows, as an address of the page. */
export function shownAt(address: URL): URL {
  const { origin, search, hash } = address;
  if (!search.startsWith('?/')) return new URL(`/${search}${hash}`, origin);
  const [path = '/', ...asked] = search.slice(1).split('&');
  return new URL(`${path}${asked.length ? `?${asked.join('&')}` : ''}${hash}`, origin);
}

/** The address of the site, below its root, that shows a path of the page. */
export function addressOf(path: string, root: URL): URL {
  const { pathname, search, hash } = new URL(path, root.origin);
  const asked = pathname === '/' && !search ? '' : `?${pathname}${search.replace('?', '&')}`;
  return new URL(`${root.pathname}${asked}${hash}`, root);
}

/** Whether an address is the site's already, and not a path of the page. */
export const isOfSite = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, root: URL): boolean =>
  pathname === root.pathname && (root.pathname !== '/' || search.startsWith('?/'));

/** The folder that the site is in. */
export const siteRoot = (): URL => new URL('.', document.baseURI);
