import { useSyncExternalStore } from 'react';

/** What else than the chosen theme (COMFORT-1) gives the page other colours. */
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

/** A text that is another one whenever the page's colours may be others: what is painted is painted anew. */
export const useLook = (): string =>
  useSyncExternalStore(subscribe, () =>
    [
      document.documentElement.dataset.theme,
      ...QUERIES.map((query) => matchMedia(query).matches),
    ].join(),
  );
