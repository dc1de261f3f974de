import type { Samples } from '../measure';

/**
 * Measures several subjects in rounds, so that a disturbance affects all of them. Each is first equally often; a
 * warm-up round does not count.
 * @param measures each returns one value, or several values of the same time
 */
export async function measureInterleaved<Name extends string>(
  runs: number,
  measures: Readonly<Record<Name, () => Promise<number | readonly number[]>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round <= runs; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const values = [await measures[name]()].flat();
      if (round > 0) samples[name].push(...values);
    }
  }
  return samples satisfies Samples;
}
