import type { BrowserContext, Page } from '@playwright/test';
import { openLinks } from '../support/links';
import { createOtherDesk } from '../support/otherDesk';
import {
  listNames,
  openRoster,
  openSettings,
  getEntryRow,
  getArrivedCheckbox,
} from '../support/roster';
import {
  getConsent,
  expect,
  getField,
  getSendButton,
  test,
  type SignUpDesk,
} from '../support/signUp';

const PLAYERS = [
  'Анна Крылова',
  'Дмитрий Лунёв',
  'Елена Сафонова',
  'Игорь Ветров',
  'Мария Орлова',
  'Павел Зимин',
  'Светлана Рябова',
  'Артём Климов',
  'Ольга Дронова',
  'Никита Басов',
  'Юлия Мельник',
  'Глеб Жуков',
  'Вера Ершова',
  'Тимур Ахметов',
];
const [ANNA, DMITRY] = PLAYERS as [string, string];
const [VERA, TIMUR] = PLAYERS.slice(12) as [string, string];

/**
 * Opens the chat's link on a phone and signs a player up.
 * @returns the address of the entry page
 */
async function signUp(phone: Page, desk: SignUpDesk, link: string, at: number): Promise<string> {
  const [given = '', family = ''] = PLAYERS[at]!.split(' ');
  await phone.goto(link);
  await getField(phone, 'Имя').fill(given);
  await getField(phone, 'Фамилия').fill(family);
  await getField(phone, 'Телефон').fill(`8 903 765 ${10 + at} 21`);
  await getConsent(phone).check();
  desk.passSeconds(20);
  await getSendButton(phone).click();
  await expect(phone.getByRole('heading', { name: /^Вы в / })).toBeVisible();
  return phone.url();
}

async function cancel(phone: Page, address: string): Promise<void> {
  await phone.goto(address);
  await phone.getByText('Отменить запись', { exact: true }).click();
  await phone.getByRole('button', { name: 'Отменить и освободить место' }).click();
  await expect(phone.getByRole('heading', { name: 'Запись отменена' })).toBeVisible();
}

const onPhone = async (context: BrowserContext): Promise<Page> => {
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  return phone;
};

test('ROSTER-7, ROSTER-10, ROSTER-11, APPLY-4, APPLY-8: three of fourteen sign up, two cancel, the desk ticks who came and paid, and prints the list', async ({
  page,
  context,
  club,
  desk,
}) => {
  await openRoster(page, club);
  await (await openSettings(page)).getByLabel('Мест', { exact: true }).selectOption('12');
  await expect(page.getByRole('region', { name: 'Основной состав' })).toContainText('0 из 12');
  const links = await openLinks(page);
  const link = await links.getByLabel('Ссылка на запись').inputValue();
  expect(link).toBe(club.url + desk.path);
  await links.getByRole('button', { name: 'Закрыть' }).click();

  const phone = await onPhone(context);
  const asAnna = await signUp(phone, desk, link, 0);
  await createOtherDesk(club).add(...PLAYERS.slice(1, 12));
  const asVera = await signUp(phone, desk, link, 12);
  await signUp(phone, desk, link, 13);
  await expect.poll(() => listNames(page, 'Основной состав')).toEqual(PLAYERS.slice(0, 12));
  await expect.poll(() => listNames(page, 'Лист ожидания')).toEqual([VERA, TIMUR]);

  await cancel(phone, asAnna);
  await phone.goto(asVera);
  await expect(phone.getByRole('heading', { name: 'Вы в основном составе' })).toBeVisible();
  await cancel(phone, asVera);
  await expect
    .poll(() => listNames(page, 'Основной состав'))
    .toEqual([...PLAYERS.slice(1, 12), TIMUR]);
  await expect(getEntryRow(page, TIMUR)).toContainText('сообщить');

  await getArrivedCheckbox(page, DMITRY).check();
  await page.getByRole('button', { name: `наличные: ${DMITRY}` }).click();
  await getArrivedCheckbox(page, TIMUR).check();
  await page.getByRole('button', { name: `перевод: ${TIMUR}` }).click();
  await expect(page.getByRole('region', { name: 'Как идут дела' })).toContainText(
    '12 играют · пришли 2 · оплатили 2',
  );

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const rows = page.getByRole('article').getByRole('row');
  await expect(rows.filter({ hasText: TIMUR })).toBeVisible();
  await expect(rows.filter({ hasText: ANNA })).toHaveCount(0);
});
