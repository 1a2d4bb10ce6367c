/** The system's own notice that it is one's turn, for whoever looks at something else. It tells nothing of the game. */
import { settings } from '../settings.svelte.ts';

/** Whether this browser can, at this address: only https and the machine itself are trusted with it. */
export const canNotify = (): boolean =>
  isSecureContext && 'Notification' in window && Notification.permission !== 'denied';

/** Ask the browser, after a press of a button only. */
export async function askToNotify(): Promise<boolean> {
  settings.notices = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  settings.keep();
  return settings.notices;
}

/** Say something, once for each table; whoever looks at the page needs none. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  const wish = { body, tag: `quintessence-${table}`, icon: '/favicon.svg' };
  try {
    const notice = new Notification(title, wish);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones let only a service worker do this; where there is one, it does.
    await navigator.serviceWorker?.getRegistration().then((found) => found?.showNotification(title, wish));
  }
}
