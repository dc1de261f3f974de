const isCode = ({ name, entryType }: PerformanceEntry): boolean =>
  entryType === 'navigation' || /\.(js|css)$/.test(name);

/**
 * The bytes, compressed as they came, of the page, its scripts and its styles.
 * @param before only of what was asked for before then, ms since navigation began
 */
export const countCodeBytes = (before: number): number =>
  performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((entry) => isCode(entry) && entry.startTime < before)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
