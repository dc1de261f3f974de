import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '../../public/Document';
import { buildContentSecurityPolicy } from '../plugins/securityHeaders';

/** Folder of the built files (webpack.config.ts). */
const FOLDER = 'assets/public';
/** File with the build's list of files of each entry. */
const MANIFEST = '../../public-pages.json';
/** The build's entry whose script is inlined into the pages. */
const GUARD = 'guard';

/** The build's entries: sign-up, live page, board, and score page. */
type BuildEntryName = 'page' | 'livePage' | 'liveBoard' | 'score';

/** Returns the names under `npm run dev`. Without a build the files are missing, and the pages work without a style. */
const getUnbuiltAssets = (entry: BuildEntryName): PageAssets => ({
  style: `/${FOLDER}/${entry}.css`,
  css: null,
  script: `/${FOLDER}/${entry}.js`,
  guard: null,
});

type BuiltFiles = Record<BuildEntryName | typeof GUARD, { style: string; script: string | null }>;

/** Reads the names and texts of a public page's style sheet and scripts from the build in a folder. */
export function readPageAssets(consoleFolder: string, entry: BuildEntryName): PageAssets {
  const read = (file: string) => readFileSync(path.join(consoleFolder, FOLDER, file), 'utf8');
  try {
    const files = JSON.parse(read(MANIFEST)) as BuiltFiles;
    const { style, script } = files[entry];
    return {
      style: `/${FOLDER}/${style}`,
      css: read(style),
      script: script && `/${FOLDER}/${script}`,
      guard: read(files[GUARD].script!),
    };
  } catch {
    return getUnbuiltAssets(entry);
  }
}

const formatHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Builds the `style-src` of the security policy: hashes of inlined sheets, or the server's own files. */
const buildStyleSource = (sheets: readonly PageAssets[]): string =>
  sheets.map(({ css }) => (css === null ? "'self'" : formatHash(css))).join(' ');

/**
 * Builds the security policy of public pages.
 * @param sheets additional style sheets of the page
 * @param connections sources for requests of the scripts
 */
export const buildPagePolicy = (
  assets: PageAssets,
  { sheets = [], connections = "'self'" }: { sheets?: PageAssets[]; connections?: string } = {},
): string =>
  buildContentSecurityPolicy({
    scripts: assets.guard === null ? "'self'" : `'self' ${formatHash(assets.guard)}`,
    styles: buildStyleSource([assets, ...sheets]),
    connections,
  });
