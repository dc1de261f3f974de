/** What has a date (yyyy-MM-dd), by it, in the order given. */
export function groupByDate<One extends { date: string }>(all: readonly One[]): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const one of all) {
    const sameDay = found.get(one.date);
    if (sameDay) sameDay.push(one);
    else found.set(one.date, [one]);
  }
  return found;
}
