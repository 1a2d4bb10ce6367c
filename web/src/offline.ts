/** Has the service worker keep the page, once it is loaded and nothing else is going on. */
const LATER = 3000;
/** A site of plain files may lie below any folder. */
const WORKER =
  import.meta.env.MODE === 'site' ? new URL('service-worker.js', document.baseURI).href : '/service-worker.js';

export function keepForOffline(): void {
  const isSpared = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSpared) return;
  const register = (): void => {
    navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => {
      // Without it the page needs the server, as it always did.
    });
  };
  const wait = (was: boolean): void =>
    void setTimeout(() => {
      const is = isBusy();
      if (was || is)
        wait(is); // a first table is opened as soon as it can be
      else later(register);
    }, LATER);
  wait(false);
}

const later = (act: () => void): void => void ('requestIdleCallback' in window ? requestIdleCallback(act) : act());

/** Python is still on its way to a table without a server: what is kept would be loaded beside it. */
const isBusy = (): boolean => document.documentElement.dataset['local'] === 'loading';
