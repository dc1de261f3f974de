import type { Tally } from './part';

/** Creates a count of one measured time, in whole milliseconds. Such counts can be added up and stored. */
export const createTime = (name: string, ms: number): Tally => ({
  [`${name} ${Math.round(ms)}`]: 1,
});

/** Returns an upper bound in milliseconds for that share of the times. 0 without times. */
export function computeQuantile(tally: Tally, name: string, share: number): number {
  const counts = Object.entries(tally)
    .filter(([key]) => /^ \d+$/.test(key.slice(name.length)) && key.startsWith(name))
    .map(([key, count]) => ({ ms: Number(key.slice(name.length)), count }))
    .sort((one, other) => one.ms - other.ms);
  let left = share * counts.reduce((sum, { count }) => sum + count, 0);
  return counts.find(({ count }) => (left -= count) <= 0)?.ms ?? 0;
}
