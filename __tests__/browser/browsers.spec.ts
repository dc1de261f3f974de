import { fillTournament, getMainButton, openEdit, getRow } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { openSeason, getSlider } from './support/season';
import { openSignedIn } from './support/signIn';

test.use({ tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова' }]) });

const OUTDATED = 'Этот браузер устарел.';

test('CREATE-2: a press into the fee selects its 0, and what is typed takes its place @everywhere @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await fillTournament(page, { name: 'Анна Громова' });
  const fee = page.getByLabel('Взнос');
  await fee.click();
  await page.keyboard.type('1500');
  await expect(fee).toHaveValue('1500');
  // A second click places the caret.
  await fee.click();
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  await expect(fee).toHaveValue('15000');
  await getMainButton(page, 'Создать турнир').click();
  await expect(getRow(page, 'Анна Громова')).toContainText(/15\s000\s₽/);
});

test('CREATE-13: the line between two groups of fields lies above the name of the second @everywhere @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  const first = page.getByRole('group', { name: 'Формат и время' });
  const name = page.getByText('Уровень и взнос', { exact: true });
  await expect(name).toBeVisible();
  const line = await first.evaluate((group) => {
    const { borderBottomWidth } = getComputedStyle(group);
    return { width: borderBottomWidth, bottom: group.getBoundingClientRect().bottom };
  });
  expect(line.width).toBe('1px');
  expect(line.bottom).toBeLessThan((await name.boundingBox())!.y);
});

test('ROUTE-7: a browser that is too old says so, and where its code does not run as well', async ({
  page,
  club,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Имя пользователя')).toBeVisible();
  await expect(page.getByText(OUTDATED)).toBeHidden();

  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('light-dark(#000', 'not-yet(#000');
    await route.fulfill({ response, body: text });
  });
  await page.reload();
  await expect(page.getByText(OUTDATED)).toBeVisible();
  await expect(page.getByText(OUTDATED)).toContainText('Chrome 123, Firefox 128, Safari 17.5');

  await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
  await page.goto(club.url);
  await expect(page.getByText(OUTDATED)).toBeVisible();
  await expect(page.getByLabel('Имя пользователя')).toHaveCount(0);
});

test('COMFORT-91: where the browser’s language is «C», which is none, the charts are there @deep', async ({
  page,
  club,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C', configurable: true }),
  );
  await openSeason(page, club);
  await expect(getSlider(page, /Турниры/)).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('COMFORT-40: the first entry of a menu has the focus at once @deep', async ({
    listPage,
  }) => {
    await listPage.getByRole('button', { name: 'Ещё', exact: true }).press('Enter');
    await expect(listPage.getByRole('menuitem').first()).toBeFocused();
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('EDIT-1: a keyboard that lies over the page leaves the buttons of a dialog to be seen', async ({
    listPage,
  }) => {
    const edit = await openEdit(listPage, 'Ольга Смирнова');
    const save = edit.getByRole('button', { name: 'Сохранить изменения' });
    await expect(save).toBeInViewport({ ratio: 1 });
    // On an iPhone the keyboard shrinks only the visual viewport.
    const show = (height: number) =>
      listPage.evaluate((seen) => {
        Object.defineProperty(visualViewport, 'height', { value: seen, configurable: true });
        visualViewport!.dispatchEvent(new Event('resize'));
      }, height);
    await show(500);
    await expect.poll(async () => (await save.boundingBox())!.y).toBeLessThan(500 - 44);
    await show(844);
    await expect.poll(async () => (await save.boundingBox())!.y).toBeGreaterThan(700);
  });
});

const SCREENS = {
  '/tournaments': 'Турниры',
  '/tournaments/new': 'Создать турнир',
  '/import': 'Импорт турниров',
};

for (const width of [390, 768]) {
  test.describe(`${width} px wide, with a finger`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test(`no field has a text so small that a phone enlarges the page under it, ${width} px wide${width === 768 ? ' @deep' : ''}`, async ({
      listPage,
    }) => {
      for (const [path, name] of Object.entries(SCREENS)) {
        await listPage.goto(path);
        await expect(listPage.getByRole('heading', { level: 1, name })).toBeVisible();
        const fields = listPage.locator('input, select, textarea').filter({ visible: true });
        await expect(fields).not.toHaveCount(0);
        const small = await fields.evaluateAll((found) =>
          found
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML),
        );
        expect(small, path).toEqual([]);
      }
    });
  });
}
