import type { Locator, Page } from '@playwright/test';
import { inDays } from './days';
import { expect, seeded } from './everywhere';
import { nextFrame } from './looks';

/** The box to find and do (COMFORT-80). */
export const boxOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Найти или сделать' });
export const boxField = (page: Page): Locator =>
  boxOf(page).getByRole('combobox', { name: 'Найти или сделать' });
export const keysOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Клавиши' });
/** Opens the box from a phone's bar, where that has no search (DESK-14). */
export const barIcon = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Найти или сделать/ });
/** In the account menu, whether or not that is open, or the icon in a phone's bar. */
export const openButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Найти или сделать/, includeHidden: true });

/** Waits for what comes after the page has settled: nobody sees that it listens, a frame later. */
export async function listening(page: Page): Promise<void> {
  await expect(openButton(page)).toBeAttached();
  await nextFrame(page);
}

export async function openBox(page: Page, text = ''): Promise<Locator> {
  await listening(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(boxField(page)).toBeFocused();
  if (text) await boxField(page).pressSequentially(text);
  return boxOf(page);
}

/** What the box offers of a kind, as text. */
export const offered = (page: Page, group: string): Locator =>
  boxOf(page).getByRole('group', { name: group }).getByRole('option');

export const chosen = (page: Page): Locator => boxOf(page).getByRole('option', { selected: true });

/** What is offered under the search of the top bar (DESK-40). */
export const hitsOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Подсказки' });
export const hit = (page: Page, text: string | RegExp): Locator =>
  hitsOf(page).getByRole('option', { name: text });

/** Presses a key as a keyboard with a Russian layout does. */
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
/** A list for the box: with a player, and more ahead than it offers at first. */
export const COMMANDS_LIST = seeded([
  { organizer_name: 'Ольга Смирнова', date: inDays(3), applications: [player] },
  { organizer_name: 'Семён Ёлкин', date: inDays(1), tournament_type: 'Американо' },
  { organizer_name: 'Анна Давняя', date: inDays(-40) },
  ...Array.from({ length: 5 }, (_, at) => ({
    organizer_name: `Вера ${at}`,
    date: inDays(10 + at),
  })),
]);
