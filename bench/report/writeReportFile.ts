import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file into reports/. A fresh clone lacks this folder. */
export function writeReportFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
