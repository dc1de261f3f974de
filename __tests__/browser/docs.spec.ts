import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/fixtures';
import { expectNothingSideways } from './support/rendering';

async function openDocs(page: Page): Promise<void> {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API теннисного клуба' })).toBeVisible();
}

const callOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Each article is made of the same parts: the colours of all take a quarter of a minute. */
const keepEveryTenth = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((all) => all.forEach(({ style }, at) => (style.display = at % 10 ? 'none' : '')));

test('API-2: the page tells a developer what each call takes and answers @deep', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await openDocs(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Создать турнир' }).click();
  const call = callOf(page, 'Создать турнир');
  await expect(call).toBeInViewport();
  await expect(call.getByText('/api/tournaments', { exact: true })).toBeVisible();
  await expect(call.getByText(/^curl -X POST "\$CLUB\/api\/tournaments"/)).toBeVisible();
  await expect(call.getByRole('row', { name: /^422/ })).toContainText('Нарушено правило');
  await call.getByRole('link', { name: 'TournamentRequest' }).click();
  const fields = callOf(page, 'TournamentRequest');
  await expect(fields).toBeInViewport();
  await expect(fields.getByRole('row', { name: /^entryFee/ })).toContainText('от 0 до 1 000 000');
  await expect(fields.getByRole('row', { name: /^tournamentType/ })).toContainText('«Американо»');
  expect(new Set(requests)).toEqual(new Set([new URL(page.url()).origin]));
  await expectAccessible(page, 'docs', { isWithoutColours: true });
  await keepEveryTenth(page);
  await expectAccessible(page, 'docs-colours');
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('API-2: the page is readable in the dark @deep', async ({ page }) => {
    await openDocs(page);
    await keepEveryTenth(page);
    await expectAccessible(page, 'docs-dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('API-2: the page fits a phone @deep', async ({ page }) => {
    await openDocs(page);
    await expectNothingSideways(page);
  });
});
