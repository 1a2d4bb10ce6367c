// Before anything is drawn: the theme that was chosen last time, so that the page does not flash.
try {
  const kept = JSON.parse(localStorage.getItem('quintessence.settings') || '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // Without storage the system's theme is used.
}
