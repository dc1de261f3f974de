import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/fixtures';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { expectNothingSideways } from './support/rendering';
import { createTournamentSeed } from './support/roster';
import { createScoreDesk, getNumberButton, openPad } from './support/scorePage';

test.use({
  tournaments: createSeeds([createTournamentSeed(0)]),
  // The tests modify style sheets in transit, which the security policy would block.
  bypassCSP: true,
});

/** Removes features newer than Chrome 76 and Safari 13. */
function removeNewerParts(): void {
  const remove = (owner: object, ...names: string[]) =>
    names.forEach((name) => Reflect.deleteProperty(owner, name));
  remove(window, 'DecompressionStream', 'TextDecoderStream', 'structuredClone', 'WeakRef');
  remove(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed');
  remove(String.prototype, 'at', 'replaceAll');
  remove(Object, 'hasOwn', 'groupBy');
  remove(Promise, 'any', 'withResolvers');
  remove(AbortSignal, 'timeout', 'any');
  remove(SubmitEvent.prototype, 'submitter');
  remove(Blob.prototype, 'stream', 'arrayBuffer', 'text');
  for (const { prototype } of [Element, Document, DocumentFragment])
    remove(prototype, 'replaceChildren', 'ariaInvalid');
  remove(MediaQueryList.prototype, 'addEventListener');
}

const OLD_LAYOUT = /@supports not \(inset:\s*0\)/g;
const NEWER_SELECTOR = /:has\(|:is\(|:focus-visible/;
const NEWER_VALUE =
  /(?<!min)\bmax\(|\b(min|clamp)\(|dvh|cqh|:clip|:anywhere|^(inset|(padding|margin)-(inline|block)):/;

/** Reduces a style sheet to the rules that an older browser understands. */
const readAsOlder = (css: string): string =>
  css.replace(OLD_LAYOUT, '@media all').replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector, body) =>
    NEWER_SELECTOR.test(selector)
      ? ''
      : `${selector}{${body
          .split(';')
          .filter((one: string) => !NEWER_VALUE.test(one.trim()))
          .join(';')}}`,
  );

/** Opens a page as an old screen would. */
async function openAsOlder(page: Page, path: string): Promise<void> {
  await page.addInitScript(removeNewerParts);
  await page.route(/\/(live|score)\/[\w-]{22}(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(
        /<style\b([^>]*)>([^]*?)<\/style>/g,
        (_, attributes, css) => `<style${attributes}>${readAsOlder(css)}</style>`,
      ),
    });
  });
  await page.goto(path);
}

test('SEEN-75: an old screen follows the board, on which everything fits', async ({
  page,
  club,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const desk = createLivePageDesk(club);
  const path = await desk.open(createNames(12));
  await desk.startRound();
  await openAsOlder(page, `${path}?tv`);
  await expect(page.getByText(/^обновлено в/)).toHaveCount(1);
  await page.evaluate(() => (document.body.dataset.loaded = 'once'));
  await desk.score(1, 15, 9);
  await expect(page.locator('.pair b')).toHaveText(['15', '9']);
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
  await expect(page.locator('.clock')).toBeVisible();
  await expect(page.locator('.until')).toBeHidden();
  const courts = await page.locator('.courts li').all();
  for (const court of courts) {
    const box = (await court.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(1080);
  }
  const sizes = await page
    .locator('.pair bdi, .courts h3')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(30);
  await expectNothingSideways(page);
});

test('SEEN-75: on an old phone a score is entered by the score link', async ({ page, club }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createLivePageDesk(club).open(createNames(8));
  const desk = createScoreDesk(club);
  await openAsOlder(page, await desk.open());
  await openPad(page, 2);
  await getNumberButton(page, 10).click();
  await expect(page.getByText('Записано: 10:14')).toBeVisible();
  await expect.poll(() => desk.readResult(2)).toMatchObject({ a: 10, b: 14 });
  await expectNothingSideways(page);
});
