import { expectAccessible } from './support/expectAccessible';
import { getBoxField, getBox, waitUntilListening, getOffers } from './support/commands';
import { getDetail, getRow, getSearchBox } from './support/consolePage';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import { takePicture } from './support/rendering';
import { expectNoShift, watchShifts } from './support/shifts';

const VERA = { name: 'Вера Орлова', contact_phone: '+7 (916) 555-48-21' };
test.use({
  tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова', applications: [VERA] }]),
});

const ASK = 'Искать среди игроков';

test('LIST-6: a name that no organizer has is looked for among the players, or cleared', async ({
  listPage: page,
}) => {
  await waitUntilListening(page);
  await getSearchBox(page).fill('орлова');
  await getSearchBox(page).press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText('Турниры не найдены')).toBeVisible();
  await expect(main.getByText('Попробуйте изменить поисковый запрос')).toBeVisible();
  await expectAccessible(page, 'nothing-found-search');
  await takePicture(page, 'nothing-found');
  await main.getByRole('button', { name: ASK }).click();
  await expect(getBoxField(page)).toHaveValue('орлова');
  await expect(getOffers(page, 'Игроки')).toHaveText([/Вера Орлова/]);
  await page.keyboard.press('Enter');
  await expect(getDetail(page).locator('[aria-current]')).toContainText('Вера Орлова');
  await page.keyboard.press('Escape');
  await expect(getBox(page)).toHaveCount(0);

  await main.getByRole('button', { name: 'Очистить поиск' }).click();
  await expect(getSearchBox(page)).toHaveValue('');
  await expect(getSearchBox(page)).toBeFocused();
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments$/);
});

test('LIST-6: where filters alone hide all there is no text to look for @deep', async ({
  listPage: page,
}) => {
  await page.goto('/tournaments?type=Американо');
  await expect(page.getByText('Турниры не найдены')).toBeVisible();
  await waitUntilListening(page);
  await expect(page.getByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
  for (const name of [ASK, 'Очистить поиск'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('LIST-6, SPEED-10: the way to the players is there when the box is, and moves nothing @deep', async ({
  page,
  club,
}) => {
  await watchShifts(page);
  await rememberSession(page, club.session!);
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.goto('/tournaments?q=орлова', { waitUntil: 'commit' });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Найти или сделать')) await isHeld;
    await route.fulfill({ response });
  });
  const clear = page.getByRole('main').getByRole('button', { name: 'Очистить поиск' });
  await expect(clear).toBeVisible();
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0);
  goOn();
  await expect(page.getByRole('button', { name: ASK })).toBeVisible();
  await expectNoShift(page);
  // Requests for files loaded ahead are still open.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
