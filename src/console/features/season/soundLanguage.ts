/**
 * uPlot hands the browser's language to Intl as soon as it is loaded. On a system without a language
 * WebKit has «C» there, which Intl refuses.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang });
}
