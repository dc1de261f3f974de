/**
 * Shows a message instead of a blank page after a failure before the first paint (`#failed` in index.html). global.css
 * hides it once anything is painted (WEATHER-10).
 */
export function watchStart(): void {
  const showFailure = () => (document.documentElement.dataset.failed = '');
  // A file that fails to load fires an error event that does not bubble, so this listener captures.
  addEventListener('error', showFailure, true);
  addEventListener('unhandledrejection', showFailure);
}
