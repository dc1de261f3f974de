import type { Locator, Page } from '@playwright/test';
import { addDaysToToday } from './days';
import { expect, createSeeds } from './everywhere';
import { waitForFrame } from './rendering';

/** The command box (COMFORT-80). */
export const getBox = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Найти или сделать' });
export const getBoxField = (page: Page): Locator =>
  getBox(page).getByRole('combobox', { name: 'Найти или сделать' });
export const getKeysDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Клавиши' });
/** Opens the list of keys by the box. */
export async function openKeys(page: Page): Promise<Locator> {
  await openBox(page, 'клавиши');
  await expect(getChosenOffer(page)).toContainText('Клавиши');
  await page.keyboard.press('Enter');
  await expect(getKeysDialog(page)).toBeVisible();
  return getKeysDialog(page);
}
/** Opens the box from a phone's bar, which may have no search (DESK-14). */
export const getBarIcon = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Найти или сделать/ });
/** The button in the account menu, open or not, or the icon in a phone's bar. */
export const getOpenButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Найти или сделать/, includeHidden: true });

/** Waits for the part that loads after the page has settled. Its listener is active one frame later. */
export async function waitUntilListening(page: Page): Promise<void> {
  await expect(getOpenButton(page)).toBeAttached();
  await waitForFrame(page);
}

/** Makes the letters work on this device (COMFORT-96), and waits until they do. */
export async function switchLettersOn(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('club.keys', 'all'));
  await page.reload();
  await waitUntilListening(page);
}

export async function openBox(page: Page, text = ''): Promise<Locator> {
  await waitUntilListening(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(getBoxField(page)).toBeFocused();
  if (text) await getBoxField(page).pressSequentially(text);
  return getBox(page);
}

export const getOffers = (page: Page, group: string): Locator =>
  getBox(page).getByRole('group', { name: group }).getByRole('option');

export const getChosenOffer = (page: Page): Locator =>
  getBox(page).getByRole('option', { selected: true });

/** Hits under the search of the top bar (DESK-40). */
export const getHits = (page: Page): Locator => page.getByRole('listbox', { name: 'Подсказки' });
export const getHit = (page: Page, text: string | RegExp): Locator =>
  getHits(page).getByRole('option', { name: text });

/** Presses a key as on a keyboard with a Russian layout. */
export const pressRussian = (page: Page, code: string, key: string): Promise<void> =>
  page.evaluate(
    (init) => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
    },
    { code, key },
  );

const player = { name: 'Иван Игроков', contact_phone: '+7 (903) 222-33-44' };
/** A list for the box: with a player, and with more upcoming tournaments than it offers at first. */
export const COMMANDS_LIST = createSeeds([
  { organizer_name: 'Ольга Смирнова', date: addDaysToToday(3), applications: [player] },
  { organizer_name: 'Семён Ёлкин', date: addDaysToToday(1), tournament_type: 'Американо' },
  { organizer_name: 'Анна Давняя', date: addDaysToToday(-40) },
  ...Array.from({ length: 5 }, (_, at) => ({
    organizer_name: `Вера ${at}`,
    date: addDaysToToday(10 + at),
  })),
]);
