const isCode = ({ name, entryType }: PerformanceEntry): boolean =>
  entryType === 'navigation' || /\.(js|css)$/.test(name);

/**
 * Compressed bytes of the page, its scripts and its styles.
 * @param before counts only requests started before this time, in milliseconds since navigation
 */
export const countCodeBytes = (before: number): number =>
  performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((entry) => isCode(entry) && entry.startTime < before)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
