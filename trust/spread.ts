import type { Tally } from './part';

/** One measured time as a count by whole milliseconds, which can be added up and resumed. */
export const createTime = (name: string, ms: number): Tally => ({
  [`${name} ${Math.round(ms)}`]: 1,
});

/** Upper bound in milliseconds for that share of the times; 0 when there are none. */
export function computeQuantile(tally: Tally, name: string, share: number): number {
  const counts = Object.entries(tally)
    .filter(([key]) => /^ \d+$/.test(key.slice(name.length)) && key.startsWith(name))
    .map(([key, count]) => ({ ms: Number(key.slice(name.length)), count }))
    .sort((one, other) => one.ms - other.ms);
  let left = share * counts.reduce((sum, { count }) => sum + count, 0);
  return counts.find(({ count }) => (left -= count) <= 0)?.ms ?? 0;
}
