/** This browser's push subscription: its maker's service carries messages to it while no page is open. */

/** Where the built service worker lies. */
export const WORKER = '/service-worker.js';

/** Whether this browser can, at this address: only https and the machine itself are trusted with it. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const known = await navigator.serviceWorker.getRegistration('/');
  return (await known?.pushManager.getSubscription()) ?? null;
}

/** Subscribe with the server's key, after a press of a button only; a subscription with another key gives way. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const known = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await known.pushManager.subscribe(wish);
  } catch (error) {
    const before = await known.pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return known.pushManager.subscribe(wish);
  }
}
