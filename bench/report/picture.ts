import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium, hasOwnDownload } from '../../scripts/lib/chromium.mjs';
import { withBrowser } from '../browser/chromium';

const FILE = 'docs/screenshots/bench.png';
const SECTION = '#first-row';
/** Hides the section's frame and all charts but the first, so that the picture is readable without zooming. */
const STYLE = `
  body { background: var(--surface); }
  main { padding: 0; }
  #first-row { margin: 0; padding: 24px 28px; border: 0; border-radius: 0; }
  #first-row figure { max-width: none; }
  #first-row .kind ~ .kind, #first-row h2 small { display: none; }
  #first-row .charts { grid-template-columns: 1fr; }`;

/** Takes a picture of the page's first section for the README, if a Chromium is installed. */
export async function takePicture(page: string): Promise<void> {
  if (!findChromium() && !(await hasOwnDownload())) return;
  await withBrowser(async (browser) => {
    const tab = await browser.newPage({
      viewport: { width: 900, height: 900 },
      deviceScaleFactor: 2,
      colorScheme: 'light',
    });
    await tab.goto(pathToFileURL(path.resolve(page)).href);
    await tab.addStyleTag({ content: STYLE });
    const section = tab.locator(SECTION);
    if ((await section.count()) > 0) await section.screenshot({ path: FILE });
  });
}
