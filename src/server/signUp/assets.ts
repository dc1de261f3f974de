import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '../../public/Document';

/** Written by the build (webpack.config.ts). */
const MANIFEST = 'public-pages.json';

/** As `npm run dev` names them. Without a build they are not there, and the pages work without their looks. */
const UNBUILT: PageAssets = { style: '/assets/page.css', script: '/assets/page.js' };

/** The paths of the public pages' style sheet and script, as the build that lies in a folder names them. */
export function readAssets(consoleFolder: string): PageAssets {
  try {
    return JSON.parse(readFileSync(path.join(consoleFolder, MANIFEST), 'utf8')) as PageAssets;
  } catch {
    return UNBUILT;
  }
}
