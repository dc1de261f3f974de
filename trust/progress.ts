import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Tally } from './part';

/** Progress of an interrupted part. */
export type Progress = { next: number; total: Tally; seconds: number };

const FOLDER = 'reports/trust';
const BEGIN: Progress = { next: 0, total: {}, seconds: 0 };

/** Creates the stored progress of a part at one scale. Its file exists until the part is complete. */
export function createProgressFile(name: string, steps: number) {
  const file = path.join(FOLDER, `${name}-${steps}.json`);
  return {
    read: (): Progress =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Progress) : BEGIN,
    write(progress: Progress) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, JSON.stringify(progress));
    },
    clear: () => rmSync(file, { force: true }),
  };
}
