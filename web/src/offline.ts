/** Has the service worker keep the page, once it is loaded and nothing else is going on. */
const LATER = 3000;

export function keepForOffline(): void {
  const isSpared = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSpared) return;
  const register = (): void => {
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {
      // Without it the page needs the server, as it always did.
    });
  };
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(register) : register()), LATER);
}
