/**
 * Shows a sentence instead of a blank page after any failure before the first paint (`#failed` in index.html).
 * global.css hides it once anything is painted (WEATHER-10).
 */
export function watchStart(): void {
  const showFailure = () => (document.documentElement.dataset.failed = '');
  // A file that fails to load reports this only to its own element.
  addEventListener('error', showFailure, true);
  addEventListener('unhandledrejection', showFailure);
}
