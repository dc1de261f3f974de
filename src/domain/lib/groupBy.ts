/** Groups items by a key, and keeps the order of groups and items. */
export function groupBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Groups items by date, yyyy-MM-dd. */
export const groupByDate = <One extends { date: string }>(
  all: readonly One[],
): Map<string, One[]> => groupBy(all, ({ date }) => date);
