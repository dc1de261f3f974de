/**
 * uPlot passes the browser's language to Intl when it is loaded. On a system without a language WebKit's is «C»,
 * which Intl does not accept.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang });
}
