import type { Locator, Page } from '@playwright/test';
import { formatDayAndMonth, addDaysToToday, formatDate } from './support/days';
import {
  getDetail,
  getFact,
  openDeletion,
  openDetail,
  getRow,
  watchWrites,
} from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { chooseMore } from './support/savedFile';

const OLGA = 'Ольга Смирнова';
const BROKEN = 'Старое Правило';
const COMING = { organizer_name: OLGA, tournament_type: 'Американо', date: addDaysToToday(1) };

test.use({
  tournaments: createSeeds([
    { ...COMING, start_time: '18:00', end_time: '20:00', level_from: 2, entry_fee: 1500 },
    // A phone that the rules no longer allow.
    { organizer_name: BROKEN, date: addDaysToToday(2), organizer_phone: '8 916 123' },
  ]),
});

const getCreatedToast = (page: Page): Locator =>
  page.getByText(`Турнир создан на\u00a0${formatDayAndMonth(addDaysToToday(8))}`);

async function repeat(page: Page, organizer: string): Promise<void> {
  const detail = await openDetail(page, organizer);
  await chooseMore(detail, 'Повторить через неделю');
}

test('DESK-20: «Повторить через неделю» creates the copy at one press @everywhere', async ({
  listPage: page,
}) => {
  await repeat(page, OLGA);
  await expect(getCreatedToast(page)).toBeVisible();
  await expect(getDetail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/tournaments$/);
  await expect(getRow(page, OLGA)).toHaveCount(2);
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect(getFact(getDetail(page), 'Дата')).toContainText(
    formatDate(addDaysToToday(8)).slice(0, 2),
  );
  await expect(getDetail(page).getByText('18:00 – 20:00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/tournaments$/);
});

test('DESK-20: «Отменить» deletes the copy, which can be restored', async ({ listPage: page }) => {
  const writes = watchWrites(page);
  await repeat(page, OLGA);
  await expect(getCreatedToast(page)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Турнир удалён')).toBeVisible();
  await expect(getRow(page, OLGA)).toHaveCount(1);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(getRow(page, OLGA)).toHaveCount(2);
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/tournaments',
    'DELETE /api/tournaments/3',
    'POST /api/tournaments/3/restore',
  ]);
  expect(writes[0]!.body).toMatchObject({
    date: addDaysToToday(8),
    startTime: '18:00',
    entryFee: 1500,
  });
});

test('DESK-20: a copy whose code does not come says so where it is seen @deep', async ({
  listPage: page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/);
  // The toasts' code loads with the first toast, so an earlier toast loads it here.
  const question = await openDeletion(page, BROKEN);
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Турнир удалён')).toBeVisible();
  const detail = await openDetail(page, OLGA);
  await page.route('**/assets/*', (route) => route.abort());
  await chooseMore(detail, 'Повторить через неделю');
  await expect(page.getByText(/Турнир не создан\. Проверьте подключение/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('DESK-20: the message has room for its text and both buttons @deep', async ({
    listPage: page,
  }) => {
    await repeat(page, OLGA);
    await expect(getCreatedToast(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Открыть' })).toBeInViewport({ ratio: 1 });
    await expectTargets(page.locator('body'), 44);
    await expectNothingSideways(page);
  });
});
