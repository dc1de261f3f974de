import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { holdRequests } from './support/faults';
import type { Club } from './support/club';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import {
  getCreationBar,
  createCells,
  getCreationButton,
  openFile,
  pasteRows,
} from './support/importing';
import { expectNothingSideways, expectTargets } from './support/rendering';

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Анна Громова', date: '2099-06-05', start_time: '18:00', end_time: '20:00' },
  ]),
});

const ROWS = [
  createCells(),
  createCells({ Тип: 'американо', Организатор: 'Вера Орлова', Начало: '19.00', Окончание: '' }),
  createCells({
    Дата: 'скоро',
    'Взнос, ₽': 'много',
    Организатор: 'Константин Константинопольский',
  }),
  createCells({ Организатор: 'Олег Ким', Дата: '7 июня 2099', 'Уровень до': '' }),
];

async function open(page: Page, club: Club): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto('/import');
  await expect(page.getByRole('heading', { name: 'Импорт турниров' })).toBeVisible();
}

/** Visits and checks every state of the import. */
async function visit(page: Page, suffix: string): Promise<void> {
  await expectAccessible(page, `import${suffix}`);
  await openFile(page, 'фото.csv', Buffer.from([0x89, 0x50, 0, 1]));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, `import-refused${suffix}`);
  await expectNothingSideways(page);

  await pasteRows(page, ROWS);
  await expectAccessible(page, `import-preview${suffix}`);
  await page.getByText('Импортируется столбцов').click();
  await expectAccessible(page, `import-columns${suffix}`);
  await expectNothingSideways(page);
  await page.getByText('Импортируется столбцов').click();
  await page.getByRole('button', { name: 'Исправить строку 4' }).click();
  await expect(page.getByRole('group', { name: 'Строка 4' }).getByLabel('Дата')).toBeFocused();
  await expectAccessible(page, `import-correcting${suffix}`);
  await expectNothingSideways(page);
  await page.keyboard.press('Escape');

  const held = await holdRequests(page, 'POST');
  await getCreationButton(page).click();
  await expect(getCreationBar(page).getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, `import-creating${suffix}`);
  held.release();
  await expect(getCreationBar(page).getByRole('status')).toContainText('Создано: 2');
  await expectAccessible(page, `import-created${suffix}`);
  await expectNothingSideways(page);
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page.getByRole('dialog', { name: 'Не все турниры созданы' })).toBeVisible();
  await expectAccessible(page, `import-leaving${suffix}`);
  await page.getByRole('button', { name: 'Вернуться к таблице' }).click();
}

test('COMFORT-50 COMFORT-51 COMFORT-52: the import keeps WCAG 2.2 AA in all its states, and nothing lies sideways @deep', async ({
  page,
  club,
}) => {
  await open(page, club);
  await visit(page, '');
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('COMFORT-50 COMFORT-51: a refused file and the preview keep WCAG 2.2 AA @deep', async ({
    page,
    club,
  }) => {
    await open(page, club);
    await openFile(page, 'фото.csv', Buffer.from([0x89, 0x50, 0, 1]));
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'import-refused-dark');
    await pasteRows(page, ROWS);
    await expectAccessible(page, 'import-preview-dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('COMFORT-50 COMFORT-51 COMFORT-52: the import keeps WCAG 2.2 AA in all its states, and nothing lies sideways @deep', async ({
    page,
    club,
  }) => {
    await open(page, club);
    await visit(page, '-phone');
    await expectTargets(page.getByRole('main'), 24);
  });
});

for (const width of [1280, 1024, 720]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 } });
    test(`COMFORT-51: the preview has room for all of a row${width !== 720 ? ' @deep' : ''}`, async ({
      page,
      club,
    }) => {
      await open(page, club);
      await pasteRows(page, ROWS);
      await expectNothingSideways(page);
      const name = page.getByRole('cell', { name: 'Вера Орлова' }).first();
      const { width: room } = (await name.boundingBox())!;
      expect(room).toBeGreaterThan(80);
    });
  });
}
