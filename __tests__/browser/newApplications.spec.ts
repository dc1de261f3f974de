import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { getDetail, openDeletion, openDetail, getRow } from './support/consolePage';
import { applyFor, openLive, SCREENS, setHidden } from './support/liveChanges';
import { expect, createSeeds, test } from './support/fixtures';

const OLGA = 'Ольга Смирнова';
const VERA = 'Вера Орлова';

test.use({
  tournaments: createSeeds([
    { organizer_name: OLGA, date: '2099-11-28', applications: [{}] },
    { organizer_name: VERA, date: '2099-12-05', tournament_type: 'Американо' },
  ]),
});

const getApplicationCount = (page: Page, name: string) =>
  getRow(page, name).getByRole('cell').nth(6);
const TITLE = 'Турниры · Теннисный клуб';

test('COMFORT-61: a new application is announced and marks its row until the details are opened', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  await applyFor(club, 1);
  const toasts = page.locator('[aria-live="polite"]').filter({ hasText: 'Новая заявка' });
  await expect(toasts).toHaveText('Новая заявка: Пётр Ершов, 28 ноября, МексиканоОткрыть');
  await expect(getApplicationCount(page, OLGA)).toHaveAccessibleName(
    /^Заявок: 2 \(из них 1\u00a0новая\)$/,
  );
  await applyFor(club, 1, 'Анна Соколова');
  await expect(getApplicationCount(page, OLGA)).toHaveAccessibleName(
    /^Заявок: 3 \(из них 2\u00a0новые\)$/,
  );
  await expect(page.getByText('Новых заявок: 2')).toBeVisible();
  await expect(getApplicationCount(page, VERA)).toHaveAccessibleName('0');
  await expect(page).toHaveTitle(TITLE);

  const detail = await openDetail(page, OLGA);
  await expect(detail).toContainText('Анна Соколова');
  await detail.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(getApplicationCount(page, OLGA)).toHaveAccessibleName('3');
});

test('COMFORT-61: an application that is seen at once in open details marks nothing @deep', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  const detail = await openDetail(page, OLGA);
  await applyFor(club, 1);
  await expect(detail).toContainText('Участники (2)');
  await detail.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(page.getByText('Новая заявка:')).toBeVisible();
  await expect(getApplicationCount(page, OLGA)).toHaveAccessibleName('2');
});

test('COMFORT-61: while the page is hidden, the title counts them on any screen; then they are announced together @deep', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  await setHidden(page, true);
  await applyFor(club, 1);
  await expect(page).toHaveTitle(`(1) ${TITLE}`);
  await applyFor(club, 2);
  await expect(page).toHaveTitle(`(2) ${TITLE}`);
  await page.getByRole('link', { name: 'Корзина' }).click();
  await expect(page).toHaveTitle(/^\(2\) Корзина/);
  await page.goBack();
  await expect(getRow(page, OLGA)).toBeVisible();
  await expect(page.getByText('Новых заявок')).toHaveCount(0);

  await setHidden(page, false);
  await expect(page.getByText('Новых заявок: 2')).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
  await expect(getApplicationCount(page, VERA)).toHaveAccessibleName(
    /^Заявок: 1 \(из них 1\u00a0новая\)$/,
  );
});

test('COMFORT-61, COMFORT-30: a new application is announced once a message that can be undone is gone @deep', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  const question = await openDeletion(page, VERA);
  await question.getByRole('button', { name: 'Удалить' }).click();
  // A pointer over the toast pauses its 10 s.
  await page.getByText('Турнир удалён').hover();
  await applyFor(club, 1);
  await expect(getApplicationCount(page, OLGA)).toHaveAccessibleName(
    /^Заявок: 2 \(из них 1\u00a0новая\)$/,
  );
  await expect(page.getByText('Турнир удалён')).toBeVisible();
  await page.getByRole('button', { name: 'Скрыть сообщение' }).click();
  await expect(page.getByText('Новая заявка: Пётр Ершов, 28 ноября, Мексикано')).toBeVisible();
});

test('COMFORT-61: the message of a new application opens the details at the player', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  await page.getByRole('link', { name: 'Корзина' }).click();
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  await applyFor(club, 1, 'Анна Соколова');
  await expect(page.getByText('Новая заявка: Анна Соколова, 28 ноября, Мексикано')).toBeVisible();
  await page.getByRole('button', { name: 'Открыть' }).click();
  const marked = getDetail(page).locator('[aria-current]');
  await expect(marked).toContainText('Анна Соколова');
  await expect(marked).toBeFocused();
  await expect(page).toHaveURL(/\/tournaments\?detail=1$/);
});

test('COMFORT-61: new applications of one tournament are opened together, and a name from right to left turns nothing @deep', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  // A name written from right to left.
  const name = 'דנה כהן';
  await applyFor(club, 1, name);
  const parts = page.locator('[aria-live] bdi');
  await expect(parts).toHaveText([name, '28 ноября', 'Мексикано']);
  await applyFor(club, 1);
  await expect(page.getByText('Новых заявок: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect(getDetail(page)).toContainText('Участники (3)');
  await page.keyboard.press('Escape');
  await applyFor(club, 2);
  await expect(page.getByText('Новых заявок: 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Открыть' })).toHaveCount(0);
});

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('COMFORT-61: the mark makes no row higher, and has no violations @deep', async ({
      page,
      club,
    }) => {
      await openLive(page, club);
      const before = await getRow(page, OLGA).boundingBox();
      await applyFor(club, 1);
      await expect(getApplicationCount(page, OLGA)).toHaveAccessibleName(
        /Заяв.*: 2 \(из них 1\u00a0новая\)$/,
      );
      expect((await getRow(page, OLGA).boundingBox())!.height).toBe(before!.height);
      await expect(page.getByText('Новая заявка')).toBeVisible();
      await expectAccessible(page, `new application, ${name}`);
    });
  });
}
