import { groupBy } from './groupBy';

/** What has a date (yyyy-MM-dd), by it, in the order given. */
export const groupByDate = <One extends { date: string }>(
  all: readonly One[],
): Map<string, One[]> => groupBy(all, ({ date }) => date);
