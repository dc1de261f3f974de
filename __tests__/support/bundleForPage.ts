import { build } from 'esbuild';
import path from 'node:path';

/**
 * A module with all that it imports as one script, which leaves its exports behind in a variable.
 * @param entry the module's file, from the project's folder
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
