import { request } from '@playwright/test';
import { expect, test } from './support/fixtures';

type Manifest = { icons: { src: string; sizes: string; type: string; purpose?: string }[] };

test('COMFORT-74: the browser finds nothing that is in the way of installing the console', async ({
  listPage: page,
}) => {
  const devTools = await page.context().newCDPSession(page);
  const { data, errors } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data!)).toMatchObject({
    name: 'Теннисный клуб',
    short_name: 'Турниры',
    lang: 'ru',
    display: 'standalone',
    start_url: '/',
  });
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  const inTheWay = installabilityErrors.map(({ errorId }) => errorId);
  // Playwright's window is private, which Chromium reports as the only reason against installing.
  expect(inTheWay.filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('COMFORT-74: every picture of the manifest is there, in the size that it says', async ({
  page,
  club,
}) => {
  const api = await request.newContext({ baseURL: club.url });
  const manifest = (await (await api.get('/manifest.webmanifest')).json()) as Manifest;
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512', 'any']),
  );
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  await page.goto('/');
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await api.get(src);
    expect(answer.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  await api.dispose();
});
