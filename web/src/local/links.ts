/** Links of the page on a site of plain files: opened elsewhere or copied they are the site's, and records are saved. */
import type { Transport } from '../wire/transport.ts';
import { addressOf, isOfSite, siteRoot } from './addresses.ts';

const API = '/api';

export function mendLinks(transport: Transport): void {
  for (const touch of ['pointerover', 'focusin'] as const) document.addEventListener(touch, mend, { passive: true });
  document.addEventListener('click', (event) => void save(event, transport));
}

const linkOf = (event: Event): HTMLAnchorElement | null => (event.target as Element | null)?.closest?.('a') ?? null;

/** A path of the page becomes the site's address before anyone can open or copy it. */
function mend(event: Event): void {
  const link = linkOf(event);
  const path = link?.getAttribute('href');
  if (!link || !path?.startsWith('/') || path.startsWith(API)) return;
  const root = siteRoot();
  if (isOfSite(link, root)) return;
  const { pathname, search, hash } = addressOf(path, root);
  link.setAttribute('href', pathname + search + hash);
}

/** What a server would send as a file. */
async function save(event: Event, transport: Transport): Promise<void> {
  const link = linkOf(event);
  const path = link?.getAttribute('href');
  if (!link?.hasAttribute('download') || !path?.startsWith(API)) return;
  event.preventDefault();
  const { status, text } = await transport.request('GET', path.slice(API.length));
  if (status !== 200) return;
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  file.download = link.download;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
}
