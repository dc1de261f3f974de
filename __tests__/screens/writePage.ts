import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Screen } from './screen';
import {
  COMMITTED_FOLDERS,
  FOLDER,
  hasSize,
  getPictureName,
  SCREENS,
  type Scheme,
  type Size,
} from './screens';

const PAGE = 'reports/screens.md';

const HEAD = `# Screens

Every screen and state worth seeing, at a desk (1440 × 900) and on a phone (390 × 844). \`npm run screenshots\`
wrote this page (docs/screens.md).
`;

/** Widths on the page, in CSS pixels, large enough to recognise the screen. A click shows the whole picture. */
const WIDTHS = { desk: 560, phone: 150 } as const satisfies Record<Size, number>;

function formatCell(screen: Screen, size: Size, scheme: Scheme): string {
  if (!hasSize(screen, size)) return '';
  const file = path.posix.relative('reports', `${FOLDER}/${getPictureName(screen, size, scheme)}`);
  return `<img src="${file}" width="${WIDTHS[size]}" alt="">`;
}

function formatRows(screen: Screen): string[] {
  const schemes: Scheme[] = screen.isDark ? ['light', 'dark'] : ['light'];
  return schemes.map((scheme) => {
    const title = scheme === 'dark' ? 'The same in the dark' : screen.title;
    return `| ${title} | ${formatCell(screen, 'desk', scheme)} | ${formatCell(screen, 'phone', scheme)} |`;
  });
}

const formatSection = ([part, screens]: [string, readonly Screen[]]): string =>
  [
    '',
    `## ${part}`,
    '',
    '|   | Desk | Phone |',
    '|---|---|---|',
    ...screens.flatMap(formatRows),
    '',
  ].join('\n');

/** Removes pictures of screens that no longer exist. */
async function removeOthers(): Promise<void> {
  const screens = Object.values(SCREENS).flat();
  const sizes: Size[] = ['desk', 'phone'];
  const schemes: Scheme[] = ['light', 'dark'];
  const known = screens.flatMap((screen) =>
    sizes.flatMap((size) => schemes.map((scheme) => getPictureName(screen, size, scheme))),
  );
  for (const file of await readdir(FOLDER)) {
    if (file.endsWith('.webp') && !known.includes(file)) await rm(path.join(FOLDER, file));
  }
}

// The page of all pictures, from the list of the screens.
const text = HEAD + Object.entries(SCREENS).map(formatSection).join('');
const style = await resolveConfig(PAGE);
await writeFile(PAGE, await format(text, { ...style, parser: 'markdown' }));
await removeOthers();
for (const folder of COMMITTED_FOLDERS)
  for (const file of await readdir(folder)) {
    // A run may have taken only some of the screens.
    const isTaken = file.endsWith('.webp') && existsSync(`${FOLDER}/${file}`);
    if (isTaken) await copyFile(`${FOLDER}/${file}`, `${folder}/${file}`);
  }
