import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file of reports/, a folder that a fresh clone lacks. */
export function writeReportFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
