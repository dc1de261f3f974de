import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * Measures how often a disk can commit: appends pages to a file and waits for each to be written. Runs as a process of
 * its own. Arguments: the folder, and the duration in milliseconds.
 */
const [folder = '.', ms = '2000'] = process.argv.slice(2);
const PAGE = Buffer.alloc(4_096, 1);

const file = path.join(folder, 'syncs');
const handle = openSync(file, 'w');
const since = performance.now();
let count = 0;
while (performance.now() - since < Number(ms)) {
  writeSync(handle, PAGE);
  fdatasyncSync(handle);
  count++;
}
const seconds = (performance.now() - since) / 1_000;
closeSync(handle);
rmSync(file);
process.stdout.write(String(count / seconds));
