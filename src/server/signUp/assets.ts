import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '../../public/Document';

/** Written by the build (webpack.config.ts). */
const MANIFEST = 'public-pages.json';

/** A script with its style sheet, one for each kind of page. */
type PageKind = 'page' | 'livePage' | 'liveBoard';

/** As `npm run dev` names them. Without a build they are not there, and the pages work without their looks. */
const unbuilt = (kind: PageKind): PageAssets => ({
  style: `/assets/${kind}.css`,
  css: null,
  script: `/assets/${kind}.js`,
});

/** A public page's style sheet and script, as the build that lies in a folder has them. */
export function readAssets(consoleFolder: string, kind: PageKind = 'page'): PageAssets {
  const read = (file: string) => readFileSync(path.join(consoleFolder, file), 'utf8');
  try {
    const files = JSON.parse(read(MANIFEST)) as Record<PageKind, Omit<PageAssets, 'css'>>;
    return { ...files[kind], css: read(files[kind].style) };
  } catch {
    return unbuilt(kind);
  }
}

/** What the policy of security allows as styles: those that stand in the page, known by their hashes, or our files. */
export const styleSource = (...sheets: readonly PageAssets[]): string =>
  sheets
    .map(({ css }) =>
      css === null ? "'self'" : `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    )
    .join(' ');
