import { countSentBytes } from './support/countSentBytes';
import { expect, rememberSession, test } from './support/fixtures';
import { stopTime } from './support/stillTime';

const KB = 1_000;
const FIRST_SCREENS_MAX = 125 * KB;
const FORM_MAX = 65 * KB;
const PLAY_MAX = 60 * KB;

const sumOf = async (urls: Iterable<string>): Promise<number> =>
  (await Promise.all([...urls].map(countSentBytes))).reduce((sum, bytes) => sum + bytes, 0);

test('sign-in and list, then the create form, and the play, stay within their bytes', async ({
  club,
  page,
}) => {
  const html = await (await fetch(club.url)).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
  const first = new Set(assets.map(([, path]) => club.url + path!));
  expect(first.size).toBe(3);
  expect(await sumOf([`${club.url}/`, ...first])).toBeLessThanOrEqual(FIRST_SCREENS_MAX);

  // The clock stops before files are loaded ahead, so that only the form's own files count.
  await rememberSession(page, club.session!);
  await stopTime(page);
  const form = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) form.add(request.url());
  });
  await page.goto('/tournaments/new');
  await page.clock.runFor(500);
  await expect(page.getByLabel('Дата', { exact: true })).toBeVisible();
  for (const url of first) expect(form.delete(url), url).toBe(true);
  expect(await sumOf(form)).toBeLessThanOrEqual(FORM_MAX);

  const play = page.waitForRequest(/\/assets\/play\.\w+\.js$/);
  await page.goto('/tournaments/1/play');
  expect(await countSentBytes((await play).url())).toBeLessThanOrEqual(PLAY_MAX);
});
