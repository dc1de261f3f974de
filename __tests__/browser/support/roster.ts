import type { Locator, Page } from '@playwright/test';
import type { Entry, EntryState } from '../../../src/domain/play/model/entry';
import { formatFullName } from '../../../src/domain/play/people/names';
import type { Club, Seed } from './club';
import { addDaysToToday } from './days';
import { rememberSession } from './fixtures';
import { createOtherDesk } from './otherDesk';

/** Id of the first tournament in the database. */
export const FIRST = 1;

const PLAYERS: [string, number, string][] = [
  ['Анна Крылова', 3.5, '+7 (916) 204-18-73'],
  ['Дмитрий Лунёв', 4, '+7 (903) 551-40-26'],
  ['Елена Сафонова', 3, '+7 (926) 718-93-04'],
  ['Игорь Ветров', 3.5, '+7 (985) 330-62-17'],
  ['Мария Орлова', 3, '+7 (985) 330-62-18'],
  ['Павел Зимин', 3.5, '+7 (917) 642-05-91'],
  ['Светлана Рябова', 2.5, '+7 (909) 126-77-38'],
  ['Артём Климов', 4, '+7 (925) 803-14-65'],
  ['Константин Белов', 3.5, '+7 (916) 440-27-10'],
  ['Наталья Дёмина', 3, '+7 (903) 218-66-52'],
  ['Ольга Тихомирова', 2.5, '+7 (926) 905-31-84'],
];

/** A tournament some days from now with that many applications. */
export const createTournamentSeed = (count: number, changes: Seed = {}, days = 3): Seed => ({
  date: addDaysToToday(days),
  start_time: '19:00',
  end_time: '20:45',
  level_from: 2.5,
  level_to: 4,
  applications: PLAYERS.slice(0, count).map(([name, level, contact_phone], index) => ({
    name,
    level,
    contact_phone,
    user_id: 1000 + index,
    created_at: new Date(Date.UTC(2026, 4, 3, 9, index)).toISOString(),
  })),
  ...changes,
});

/** A tournament at the start of today: its play starts without a question at any hour (PLAY-63). */
export const createTodaysSeed = (count: number, changes: Seed = {}): Seed =>
  createTournamentSeed(count, { start_time: '00:00', end_time: '01:45', ...changes }, 0);

export const getPlayUrl = (id = FIRST): string => `/tournaments/${id}/play`;

export async function openRoster(page: Page, club: Club, id = FIRST): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto(`${getPlayUrl(id)}/roster`);
  await getRosterSection(page, 'Основной состав').waitFor();
}

/** Leaves a play for the list; the browser's Back returns to the play. */
export async function leaveForList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Назад к турнирам' }).click();
  await page.getByRole('table', { name: 'Турниры' }).waitFor();
}

export const getRosterSection = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${title}`) });

/** A player's row in any part of the roster. */
export const getEntryRow = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: /^(Основной состав|Лист ожидания|На проверке|Отказались)/ })
    .getByRole('listitem')
    .filter({ hasText: name });

export const listNames = (page: Page, title: string): Promise<string[]> =>
  getRosterSection(page, title)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('button')!.textContent));

export const getArrivedCheckbox = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Пришёл: ${name}` });

/** The mark of a paid fee. The words «перевод» and «нал.» are also on the buttons of an unpaid row. */
export const getPaymentMark = (
  page: Page,
  payment: 'наличные' | 'перевод',
  name: string,
): Locator => page.getByRole('button', { name: `Снять оплату (${payment}): ${name}` });

/** Opens a player's menu. @returns its entries */
export async function openActions(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  const items = page.getByRole('menu', { name: `Действия: ${name}` }).getByRole('menuitem');
  await items.first().waitFor();
  return items;
}

/** Chooses an entry of a player's menu, behind «Ещё» if needed. */
export async function chooseAction(page: Page, name: string, entry: string): Promise<void> {
  const items = await openActions(page, name);
  if (!(await items.allTextContents()).includes(entry))
    await items.filter({ hasText: /^Ещё$/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Opens the folded settings. */
export async function openSettings(page: Page): Promise<Locator> {
  const settings = page.getByRole('region', { name: 'Настройки' });
  await settings.getByText(/изменить$/).click();
  return settings;
}

/** The list of warnings above the roster. */
export const getTroubles = (page: Page): Locator =>
  page.getByRole('list', { name: 'Обратите внимание' });

/** Opens the dialog that offers players to be invited. */
export async function openInvite(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Пригласить' }).click();
  return page.getByRole('dialog', { name: 'Пригласить игроков' });
}

export async function readEntry(club: Club, name: string): Promise<Entry> {
  const { entries } = await createOtherDesk(club).read();
  return entries.find((entry) => formatFullName(entry) === name)!;
}

export const changeEntryElsewhere = (club: Club, name: string, to: Partial<EntryState>) =>
  createOtherDesk(club).mark(name.split(' ')[0]!, to);

/** The field that adds players: known ones, new ones, or a list. */
export const getAddField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Добавить игрока' });

/** Enters a new player's name and opens the form for it. @returns the form */
export async function openNewPlayer(page: Page, name: string): Promise<Locator> {
  await getAddField(page).fill(name);
  await page.getByRole('option', { name: 'Новый игрок' }).click();
  return page.getByRole('form', { name: 'Новый игрок' });
}

/** Pastes a list into the field, as from a chat. @returns the dialog with its lines */
export async function pasteList(page: Page, text: string): Promise<Locator> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await getAddField(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  return page.getByRole('dialog', { name: 'Вставить список' });
}

/** Opens the dialog for lists, which keeps what was pasted before. */
export async function openPasteDialog(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Вставить список' }).click();
  return page.getByRole('dialog', { name: 'Вставить список' });
}
