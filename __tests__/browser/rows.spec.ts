import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/everywhere';
import { addDaysToToday } from './support/days';
import {
  getDeletionDialog,
  getDetail,
  getEditDialog,
  getRow,
  getSearchBox,
  tabTo,
} from './support/consolePage';

test.describe('five rows', () => {
  test.use({
    tournaments: createSeeds([
      { organizer_name: 'Первая', date: addDaysToToday(2) },
      { organizer_name: 'Вторая', date: addDaysToToday(3) },
      { organizer_name: 'Третья', date: addDaysToToday(4) },
      { organizer_name: 'Прошлая', date: addDaysToToday(-2) },
      { organizer_name: 'Давняя', date: addDaysToToday(-3) },
    ]),
  });

  test('Tab, arrows and Enter open a row, Esc gives the focus back to it (LIST-8, DETAIL-1) @everywhere', async ({
    listPage,
  }) => {
    const { keyboard } = listPage;
    const row = (name: string) => getRow(listPage, name);
    await tabTo(listPage, row('Первая'));
    for (const name of ['Вторая', 'Третья', 'Прошлая', 'Давняя', 'Давняя']) {
      await keyboard.press('ArrowDown');
      await expect(row(name)).toBeFocused();
    }
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expect(row('Третья')).toBeFocused();
    await keyboard.press('Enter');
    await expect(getDetail(listPage)).toContainText('Третья');
    await keyboard.press('Escape');
    await expect(getDetail(listPage)).toHaveCount(0);
    await expect(row('Третья')).toBeFocused();
  });

  test('Enter on a row’s button opens its dialog, Esc leads back to the button (LIST-8, LIST-12) @everywhere', async ({
    listPage,
  }) => {
    const { keyboard } = listPage;
    const edit = getRow(listPage, 'Вторая').getByRole('button', { name: 'Редактировать' });
    const remove = getRow(listPage, 'Вторая').getByRole('button', { name: 'Удалить' });
    await tabTo(listPage, edit);
    await keyboard.press('Enter');
    await expect(getEditDialog(listPage)).toBeVisible();
    await expect(getDetail(listPage)).toHaveCount(0);
    await keyboard.press('Escape');
    await expect(getEditDialog(listPage)).toHaveCount(0);
    await expect(edit).toBeFocused();

    await keyboard.press('Tab');
    await expect(remove).toBeFocused();
    await keyboard.press('Space');
    await expect(getDeletionDialog(listPage)).toBeVisible();
    await keyboard.press('Escape');
    await expect(remove).toBeFocused();
  });

  test('after a delete the focus stays in the list (LIST-8, DELETE-2) @deep', async ({
    listPage,
  }) => {
    const { keyboard } = listPage;
    const removeByKeys = async (name: string) => {
      await tabTo(listPage, getRow(listPage, name).getByRole('button', { name: 'Удалить' }));
      await keyboard.press('Enter');
      await expect(getDeletionDialog(listPage)).toBeVisible();
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await expect(getRow(listPage, name)).toHaveCount(0);
    };
    await removeByKeys('Вторая');
    await expect(getRow(listPage, 'Третья')).toBeFocused();
    await removeByKeys('Третья');
    await expect(getRow(listPage, 'Прошлая')).toBeFocused();
    await removeByKeys('Давняя');
    await expect(getRow(listPage, 'Прошлая')).toBeFocused();
  });

  test('a mouse leaves the focus where it was, too (LIST-8) @deep', async ({ listPage }) => {
    await getRow(listPage, 'Третья').getByRole('cell').first().click();
    await getDetail(listPage).getByRole('button', { name: 'Закрыть', exact: true }).click();
    await expect(getRow(listPage, 'Третья')).toBeFocused();
  });
});

test.describe('a thousand rows', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `Игрок ${String(at + 1).padStart(4, '0')}`);
  test.use({
    tournaments: createSeeds(
      names.map((organizer_name, at) => ({
        organizer_name,
        // All coming tournaments are in one group, the one after this week (LIST-13).
        date: addDaysToToday(at < 500 ? at + 8 : -at),
      })),
    ),
  });

  /** Scrolls from top to bottom and collects all rows that become visible. */
  const scrollThrough = (page: Page) =>
    page.getByRole('main').evaluate(async (main) => {
      const seen = new Set<string>();
      let mostRendered = 0;
      let emptyPlaces = 0;
      const painted = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      main.scrollTop = 0;
      for (;;) {
        await painted();
        const rows = [...main.querySelectorAll('tbody tr:not([aria-hidden])')];
        mostRendered = Math.max(mostRendered, rows.length);
        const frame = main.getBoundingClientRect();
        for (const at of [0.25, 0.5, 0.75]) {
          const hit = document.elementFromPoint(
            frame.left + frame.width / 2,
            frame.top + frame.height * at,
          );
          if (!hit?.closest('tr[aria-rowindex]')) emptyPlaces += 1;
        }
        for (const row of rows) {
          const { top, bottom } = row.getBoundingClientRect();
          if (top >= frame.top - 1 && bottom <= frame.bottom + 1) seen.add(row.textContent);
        }
        const before = main.scrollTop;
        main.scrollBy({ top: frame.height / 2, behavior: 'instant' });
        if (main.scrollTop === before) break;
      }
      return { texts: [...seen].join('\n'), mostRendered, emptyPlaces };
    });

  test('each is reached by scrolling, with no more rendered than is in sight (LIST-9)', async ({
    listPage,
  }) => {
    const table = listPage.getByRole('table', { name: 'Турниры' });
    await expect(table).toHaveAttribute('aria-rowcount', '1003');
    const { texts, mostRendered, emptyPlaces } = await scrollThrough(listPage);
    expect(names.filter((name) => !texts.includes(name))).toEqual([]);
    expect(emptyPlaces).toBe(0);
    expect(mostRendered).toBeLessThan(60);
    await expect(getRow(listPage, 'Игрок 1000')).toHaveAttribute('aria-rowindex', '1003');

    await listPage.getByRole('main').hover();
    await listPage.mouse.wheel(0, -1_000_000);
    await expect(getRow(listPage, 'Игрок 0001')).toBeInViewport();
    await expect(getRow(listPage, 'Игрок 0001')).toHaveAttribute('aria-rowindex', '3');
  });

  test('far down, the dialog gives the focus back, and arrows continue (LIST-8, LIST-9) @deep', async ({
    listPage,
  }) => {
    const { keyboard } = listPage;
    await tabTo(listPage, getRow(listPage, 'Игрок 0001'));
    const row = getRow(listPage, 'Игрок 0061');
    for (let number = 2; number <= 61; number += 1) {
      await keyboard.press('ArrowDown');
      await expect(getRow(listPage, `Игрок ${String(number).padStart(4, '0')}`)).toBeFocused();
    }
    await expect(row).toBeInViewport();
    await keyboard.press('Enter');
    await expect(getDetail(listPage)).toContainText('Игрок 0061');
    await listPage.mouse.move(720, 860);
    await listPage.mouse.wheel(0, 20_000);
    await keyboard.press('Escape');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });

  test('another page begins at its top (LIST-9, CREATE-1) @deep', async ({ listPage }) => {
    await listPage.setViewportSize({ width: 1100, height: 500 });
    await listPage.getByRole('link', { name: 'Создать турнир' }).click();
    await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeInViewport();
    await listPage.getByRole('link', { name: 'Турниры' }).click();
    await expect(getRow(listPage, 'Игрок 0001')).toBeVisible();
    await listPage.getByRole('main').hover();
    await listPage.mouse.wheel(0, 30_000);
    await expect(getRow(listPage, 'Игрок 0001')).toHaveCount(0);
    await listPage.getByRole('link', { name: 'Создать турнир' }).click();
    await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeInViewport();
  });

  test('the search answers at once among them (LIST-7, LIST-9) @deep', async ({ listPage }) => {
    await listPage.getByRole('main').hover();
    await listPage.mouse.wheel(0, 30_000);
    await getSearchBox(listPage).fill('игрок 0777');
    await expect(getRow(listPage, 'Игрок 0777')).toBeInViewport();
    await expect(listPage.getByRole('row', { name: /\+7/ })).toHaveCount(1);
    await getSearchBox(listPage).fill('');
    await expect(getRow(listPage, 'Игрок 0001')).toBeInViewport();
    await listPage.mouse.wheel(0, 1_000_000);
    await expect(getRow(listPage, 'Игрок 1000')).toBeInViewport();
    await getSearchBox(listPage).fill('игрок 09');
    await expect(getRow(listPage, 'Игрок 0900')).toBeInViewport();
  });
});
