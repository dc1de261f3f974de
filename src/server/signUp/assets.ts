import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '../../public/Document';

/** Written by the build (webpack.config.ts). */
const MANIFEST = 'public-pages.json';

/** As `npm run dev` names them. Without a build they are not there, and the pages work without their looks. */
const UNBUILT: PageAssets = { style: '/assets/page.css', css: null, script: '/assets/page.js' };

/** The public pages' style sheet and script, as the build that lies in a folder has them. */
export function readAssets(consoleFolder: string): PageAssets {
  const read = (file: string) => readFileSync(path.join(consoleFolder, file), 'utf8');
  try {
    const { style, script } = JSON.parse(read(MANIFEST)) as Pick<PageAssets, 'style' | 'script'>;
    return { style, css: read(style), script };
  } catch {
    return UNBUILT;
  }
}

/** What the policy of security allows as styles: the one that stands in the page, known by its hash, or our files. */
export function styleSource({ css }: PageAssets): string {
  if (css === null) return "'self'";
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
