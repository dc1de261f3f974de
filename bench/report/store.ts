import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Results } from './results';
import { writeReportFile } from './writeReportFile';

const FILE = 'reports/bench.json';

/** The results of earlier runs. */
export const readResults = (): Results =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : { parts: [] };

/** Rounds to five significant digits. */
const roundValue = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;

export async function writeResults(results: Results): Promise<void> {
  const options = await resolveConfig(FILE);
  const text = JSON.stringify(results, roundValue);
  writeReportFile(FILE, await format(text, { ...options, filepath: FILE }));
}
