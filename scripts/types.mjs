import path from 'node:path';
import { EXIT, runMain, runTool, log } from './lib/run.mjs';
import { listFiles } from './lib/stamp.mjs';

/** Each folder with a tsconfig.json is checked, so that none can be forgotten. */
await runMain(async () => {
  const folders = listFiles('.').filter((file) => path.basename(file) === 'tsconfig.json');
  const check = (/** @type {string} */ file) => {
    const name = path.dirname(file).replaceAll(path.sep, '-');
    const info = ['--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`];
    return runTool('typescript-native:tsc', ['--project', file, ...info]);
  };
  const codes = await Promise.all(folders.map(check));
  const failed = folders.filter((_, index) => codes[index] !== 0);
  if (failed.length === 0) return;
  log(`Типы не сходятся: ${failed.join(', ')}`);
  return EXIT.failed;
});
