import type { Part, Scale } from './measure';
import { NAMES } from './parts';
import { readMachine } from './report/machine';
import { judgeComparison, withPart } from './report/results';
import { readResults, writeResults } from './report/store';
import { buildSummary } from './report/summary';

/** Measures the requested parts, prints each result and stores it. */
export async function measureParts(
  parts: readonly Part[],
  wanted: readonly string[],
  scale: Scale,
): Promise<void> {
  for (const { name, measure } of parts.filter((part) => wanted.includes(part.name))) {
    process.stderr.write(`${name}…\n`);
    const machine = await readMachine();
    const since = performance.now();
    const comparisons = (await measure(scale)).map(judgeComparison);
    for (const comparison of comparisons) process.stdout.write(`${buildSummary(comparison)}\n`);
    process.stderr.write(`${name}: ${Math.round((performance.now() - since) / 1_000)} s\n`);
    const part = { name, date: new Date().toISOString(), ...scale, machine, comparisons };
    await writeResults(withPart(readResults(), part, NAMES));
  }
}
