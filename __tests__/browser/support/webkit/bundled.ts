import { build } from 'esbuild';
import path from 'node:path';

const ENTRY = path.resolve('__tests__/browser/support/webkit/inPage.ts');

let made: Promise<string> | undefined;

/** inPage.ts as one script that leaves `inPage` behind. */
export function bundled(): Promise<string> {
  made ??= build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inPage',
    minify: true,
    target: 'safari17',
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]!.text);
  return made;
}
