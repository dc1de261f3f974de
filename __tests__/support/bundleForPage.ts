import { build } from 'esbuild';
import path from 'node:path';

/**
 * Bundles a module with its imports as one script, which stores its exports in a global variable.
 * @param entry the module's file, relative to the project
 */
export async function bundleForPage(entry: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    minify: true,
    target: 'safari17',
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}
