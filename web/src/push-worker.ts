/** The push part of a service worker: `import './push-worker.ts'` registers its handlers. It stores nothing. */

/** What the server sends, and all of it: the game's name, "your turn", and the table's path. */
interface Told {
  game: string;
  text: string;
  link: string;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Extendable {
  data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wish: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: 'push', work: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', work: (event: Clicked) => void): void;
}

const scope = globalThis as unknown as Scope;

/** Only a table of this server is ever opened. */
const pathOf = (link: unknown): string => (typeof link === 'string' && /^\/t\/[\w-]+$/.test(link) ? link : '/');

async function show(told: Partial<Told>): Promise<void> {
  const path = pathOf(told.link);
  await scope.registration.showNotification(String(told.game ?? 'Quintessence'), {
    body: String(told.text ?? ''),
    tag: `quintessence-${path.slice(3)}`, // the same as the page's own notice of this table
    icon: '/favicon.svg',
    data: path,
  });
}

async function open(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find((page) => new URL(page.url).pathname === path);
  await (found ? found.focus() : scope.clients.openWindow(path));
}

scope.addEventListener('push', (event) => {
  let told: Partial<Told> = {};
  try {
    told = (event.data?.json() ?? {}) as Partial<Told>;
  } catch {
    // Not ours: the browser wants a notice all the same.
  }
  event.waitUntil(show(told));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data)));
});
