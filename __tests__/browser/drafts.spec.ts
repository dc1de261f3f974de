import type { Page } from '@playwright/test';
import { formatBasicAuth } from '../support/formatBasicAuth';
import { WIRE_TROUBLES } from './support/faults';
import { expect, createSeeds, test } from './support/everywhere';
import {
  fillTournament,
  getMainButton,
  openEdit,
  getRow,
  getOrganizerField,
} from './support/consolePage';
import {
  killSessionUnheard,
  getSignInHeading,
  openSignedIn,
  getSignInDialog,
  signIn,
} from './support/signIn';
import { expectTyped, fillIn } from './support/tournamentForm';
import { USERNAME } from './support/club';

test.use({
  tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова', entry_fee: 1500 }]),
});

const getDrafts = (page: Page) => page.getByRole('region', { name: 'Черновики' });
const listDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('club.draft.')));
const getForm = (page: Page) => page.getByRole('main');

test('COMFORT-20: a reload brings the draft back, and saving ends it @everywhere', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await expect(getDrafts(page)).toHaveCount(0);
  await fillIn(getForm(page));
  await getForm(page).getByLabel('Повторять еженедельно').selectOption('2 раза');
  await page.reload();
  await expect(getDrafts(page)).toHaveText(/Есть черновик от \d{1,2}.[а-я]+, \d\d:\d\d/);
  await expect(getOrganizerField(page)).toHaveValue('');

  await getDrafts(page).getByRole('button', { name: 'Продолжить' }).click();
  await expectTyped(getForm(page));
  await expect(getForm(page).getByLabel('Повторять еженедельно')).toHaveValue('2');
  await expect(getForm(page).getByLabel('Тип турнира')).toBeFocused();
  await expect(getDrafts(page)).toHaveCount(0);
  await getMainButton(page, 'Создать 2 турнира').click();
  await expect(getRow(page, /Пётр Ёлкин/)).toHaveCount(2);
  expect(await listDraftKeys(page)).toEqual([]);
});

test('COMFORT-20: «Удалить черновик» and «Сбросить» discard it', async ({ page, club }) => {
  await openSignedIn(page, club, '/tournaments/new');
  await getOrganizerField(page).fill('Пётр Ёлкин');
  await expect.poll(() => listDraftKeys(page)).toHaveLength(1);
  await getMainButton(page, 'Сбросить').click();
  expect(await listDraftKeys(page)).toEqual([]);

  await getOrganizerField(page).fill('Пётр Ёлкин');
  await page.reload();
  await getDrafts(page).getByRole('button', { name: 'Удалить черновик' }).click();
  await expect(getDrafts(page)).toHaveCount(0);
  expect(await listDraftKeys(page)).toEqual([]);
  await page.reload();
  await expect(getOrganizerField(page)).toBeVisible();
  await expect(getDrafts(page)).toHaveCount(0);
});

test('COMFORT-20: the draft of an edit puts what was changed over the tournament as it is now @deep', async ({
  listPage: page,
  club,
}) => {
  const dialog = await openEdit(page, 'Ольга Смирнова');
  await dialog.getByLabel('Взнос').fill('2500');
  await expect.poll(() => listDraftKeys(page)).toHaveLength(1);
  const { status } = await fetch(`${club.url}/api/tournaments/1`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: formatBasicAuth(USERNAME, club.session!.token),
    },
    body: JSON.stringify({ organizerName: 'Ольга Орлова' }),
  });
  expect(status).toBe(200);
  // The page's address opens the dialog again after the reload.
  await page.reload();
  await getDrafts(page).getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog.getByLabel('Взнос')).toHaveValue('2500');
  await expect(getOrganizerField(page)).toHaveValue('Ольга Орлова');
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getRow(page, 'Ольга Орлова')).toContainText(/2.500/);
  expect(await listDraftKeys(page)).toEqual([]);
});

test('COMFORT-20, EDIT-11: «Отмена» leaves a draft of an edit, and «Не сохранять» none @deep', async ({
  listPage: page,
}) => {
  const dialog = await openEdit(page, 'Ольга Смирнова');
  await dialog.getByLabel('Взнос').fill('2500');
  await expect.poll(() => listDraftKeys(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Не сохранять' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await listDraftKeys(page)).toEqual([]);

  await openEdit(page, 'Ольга Смирнова');
  await dialog.getByLabel('Взнос').fill('2600');
  // The test cancels before the pause after which a draft is stored automatically.
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Изменения не сохранены, но остались в черновике')).toBeVisible();
  await openEdit(page, 'Ольга Смирнова');
  await expect(dialog.getByLabel('Взнос')).toHaveValue('1500');
  await getDrafts(page).getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog.getByLabel('Взнос')).toHaveValue('2600');
});

test('COMFORT-20: two tabs keep two drafts, and both are offered @deep', async ({
  page,
  club,
  context,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  const other = await context.newPage();
  await other.goto('/tournaments/new');
  await getOrganizerField(page).fill('Пётр Ёлкин');
  await getOrganizerField(other).fill('Мария Лебедева');
  await expect.poll(() => listDraftKeys(page)).toHaveLength(2);
  await other.close();
  await page.reload();

  const goOn = getDrafts(page).getByRole('button', { name: 'Продолжить' });
  await expect(goOn).toHaveCount(2);
  await goOn.first().click();
  await expect(getOrganizerField(page)).not.toHaveValue('');
  const first = await getOrganizerField(page).inputValue();
  // Continuing the other draft keeps the values of the form on the screen.
  await goOn.first().click();
  await expect(getOrganizerField(page)).not.toHaveValue(first);
  const names = [first, await getOrganizerField(page).inputValue()];
  expect(names.sort()).toEqual(['Мария Лебедева', 'Пётр Ёлкин']);
  await expect(goOn).toHaveCount(1);
});

test('COMFORT-20: a session that ended keeps the draft, signing out takes it away', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const token = await openSignedIn(page, club, '/tournaments/new');
  await fillTournament(page, { name: 'Пётр Ёлкин' });
  await killSessionUnheard(page, club, token);
  await getMainButton(page, 'Создать турнир').click();
  await expect(getSignInDialog(page)).toBeVisible();
  await page.reload();
  await expect(getSignInHeading(page)).toBeVisible();
  await signIn(page);
  await getDrafts(page).getByRole('button', { name: 'Продолжить' }).click();
  await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');

  await page.getByRole('button', { name: 'Выйти' }).click();
  const question = page.getByRole('dialog', { name: 'Турнир не создан' });
  await expect(question).toContainText('При выходе черновик удалится с этого устройства.');
  await question.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  expect(await listDraftKeys(page)).toEqual([]);
  await signIn(page);
  await expect(getOrganizerField(page)).toHaveValue('');
  await expect(getDrafts(page)).toHaveCount(0);
});

test('COMFORT-20: a draft of another user, an old one and a broken one are not offered @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await getOrganizerField(page).fill('Пётр Ёлкин');
  await expect.poll(() => listDraftKeys(page)).toHaveLength(1);
  await page.goto('/tournaments');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('club.draft.'))!;
    const draft = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.removeItem(key);
    const put = (end: string, value: unknown) =>
      localStorage.setItem(`club.draft.new.${end}`, JSON.stringify(value));
    put('1', { ...draft, username: 'хозяйка' });
    put('2', { ...draft, savedAt: Date.now() - 31 * 86_400_000 });
    put('3', { ...draft, values: 'нет' });
    localStorage.setItem('club.draft.new.4', '{"username"');
  });
  await page.goto('/tournaments/new');
  await expect(getOrganizerField(page)).toBeVisible();
  await expect(getDrafts(page)).toHaveCount(0);
  expect(await listDraftKeys(page)).not.toContain('club.draft.new.2');
});

test('COMFORT-20: a browser that keeps nothing does not disturb the form, and the question says so @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await fillTournament(page);
  await page.getByRole('link', { name: 'Турниры' }).click();
  const question = page.getByRole('dialog', { name: 'Турнир не создан' });
  await expect(question).toContainText('всё введённое пропадёт');
  await question.getByRole('button', { name: 'Вернуться к правке' }).click();
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});

test('COMFORT-20 TRUST-43: a tournament whose answer was lost is not made twice from its draft @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES, /net::ERR/);
  await openSignedIn(page, club, '/tournaments/new');
  await fillIn(getForm(page));
  // The server handles the request, but its response is lost.
  await page.route('**/api/tournaments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByRole('alert')).toContainText('Нет связи с сервером');
  await page.unrouteAll();
  await page.reload();
  await getDrafts(page).getByRole('button', { name: 'Продолжить' }).click();
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await expect(getRow(page, /Пётр Ёлкин/)).toHaveCount(1);
});
