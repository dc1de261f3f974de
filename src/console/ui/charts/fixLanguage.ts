/**
 * uPlot passes the browser's language to Intl when it loads. On a system without a language, WebKit returns «C», which
 * Intl does not accept.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang });
}
