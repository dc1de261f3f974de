import { useSyncExternalStore } from 'react';

/** Media queries that change the page's colours, in addition to the chosen theme (COMFORT-1). */
const QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

function subscribe(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const queries = QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    theme.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** A text that changes when the page's colours may have changed, so that canvases are redrawn. */
export const usePageColorsKey = (): string =>
  useSyncExternalStore(subscribe, () =>
    [
      document.documentElement.dataset.theme,
      ...QUERIES.map((query) => matchMedia(query).matches),
    ].join(),
  );
