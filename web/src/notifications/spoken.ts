/** The language in which the server was last asked to write; nothing where it was not asked at all. */
const KEY = 'quintessence.notified';

export function noteLanguage(language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
  } catch {
    // Without storage it is told anew whenever the settings are opened.
  }
}

export function notedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
