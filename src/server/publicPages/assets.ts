import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '../../public/Document';

/** Written by the build (webpack.config.ts). */
const MANIFEST = 'public-pages.json';

/** Entries of the console's build: those of signing up, of looking on, and of entering scores. */
export type BuildEntry = 'page' | 'livePage' | 'liveBoard' | 'score';

/** As `npm run dev` names them. Without a build they are not there, and the pages work without their looks. */
const getUnbuiltAssets = (entry: BuildEntry): PageAssets => ({
  style: `/assets/${entry}.css`,
  css: null,
  script: `/assets/${entry}.js`,
});

/** The style sheet and the script of some public pages, as the build that lies in a folder has them. */
export function readAssets(consoleFolder: string, entry: BuildEntry): PageAssets {
  const read = (file: string) => readFileSync(path.join(consoleFolder, file), 'utf8');
  try {
    const manifest = JSON.parse(read(MANIFEST)) as Record<BuildEntry, Omit<PageAssets, 'css'>>;
    const { style, script } = manifest[entry];
    return { style, css: read(style), script };
  } catch {
    return getUnbuiltAssets(entry);
  }
}

/** The `style-src` of the security policy: sheets that stand in the page, by their hashes, or our own files. */
export const buildCspStyleSource = (...sheets: readonly PageAssets[]): string =>
  sheets
    .map(({ css }) =>
      css === null ? "'self'" : `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    )
    .join(' ');
