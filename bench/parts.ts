import { bytes } from './browser/parts/bytes';
import { dialog } from './browser/parts/dialog';
import { firstRow, firstRowSlow } from './browser/parts/firstRow';
import { keystroke } from './browser/parts/keystroke';
import { score } from './browser/parts/score';
import { scroll } from './browser/parts/scroll';
import { weight } from './browser/parts/weight';
import { writes } from './browser/parts/writes';
import type { Part } from './measure';
import { calendar } from './server/calendar';
import { largeLists } from './server/largeLists';
import { posts } from './server/posts';
import { reads } from './server/reads';
import { starts } from './server/starts';

/** Parts that measure pages in a browser. The parts share the pages. */
export const BROWSER_PARTS: readonly Part[] = [
  firstRow,
  firstRowSlow,
  keystroke,
  dialog,
  scroll,
  writes,
  bytes,
  weight,
  score,
];

/** Parts that measure a server without a browser. */
export const SERVER_PARTS: readonly Part[] = [reads, posts, largeLists, calendar, starts];

/** Names of the parts for the command line, in the order of the report. */
export const NAMES = [...BROWSER_PARTS, ...SERVER_PARTS].map(({ name }) => name);
