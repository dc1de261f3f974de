/**
 * WEATHER-10: whatever goes wrong before anything is painted, a sentence stands in place of a blank page (`#failed`
 * in index.html). It is there only while nothing else is: global.css sees to that.
 */
export function watchStart(): void {
  const showFailure = () => (document.documentElement.dataset.failed = '');
  // A file that does not come tells its own element alone.
  addEventListener('error', showFailure, true);
  addEventListener('unhandledrejection', showFailure);
}
