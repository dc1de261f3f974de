import { createTexts } from './rows';
import { DESKTOP, PHONE } from './sizes';
import type { Tour } from './tour';

/** Fields in a history, in its order. */
const FIELDS = ['tournament_type', 'date', 'start_time', 'organizer_name', 'organizer_phone'];

/** Puts the guest's words into a history and a trash, as another server might send them. */
async function answer({ page, guest }: Tour): Promise<void> {
  const { text, message } = guest;
  const changes = FIELDS.map((field) => ({ field, from: text, to: `${text}?` }));
  await page.route('**/history', (route) =>
    route.fulfill({
      json: [{ id: 1, at: text, username: text, kind: 'updated', version: 2, changes }],
    }),
  );
  await page.route('**/api/trash', (route) =>
    route.fulfill({ json: [{ ...createTexts(text), id: 77, deleted_at: text }] }),
  );
  await page.route('**/restore', (route) => route.fulfill({ status: 409, json: { message } }));
}

/** Visits the history in the guest's details, the trash with the guest's tournament, and a message. */
export async function seePast(tour: Tour): Promise<void> {
  const { page } = tour;
  await answer(tour);
  await tour.getRow(1).locator('td').nth(3).click();
  await page.locator('dialog').getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'История' }).click();
  await page.locator('dialog ins').first().waitFor();
  await tour.see('history');
  await tour.resize(PHONE);
  await tour.see('history on a phone');
  await tour.getButton('Закрыть').click();
  await page.getByRole('navigation').getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('link', { name: 'Корзина' }).click();
  await tour.getButton('Восстановить').waitFor();
  await tour.see('trash on a phone');
  await tour.getButton('Восстановить').click();
  await tour.getButton('Скрыть сообщение').waitFor();
  await tour.see('message on a phone');
  await tour.resize(DESKTOP);
  await tour.see('trash and message');
  await tour.getButton('Скрыть сообщение').click();
  await tour.getButton('Назад').click();
  await tour.getRow(1).waitFor();
}
