import { updateRow } from './rows';
import { DESKTOP, PHONE } from './sizes';
import type { Tour } from './tour';

const MASKED = ['Дата', 'Время начала', 'Время окончания', 'Телефон организатора'];

/** Edits the guest's tournament while another user also changes it. */
export async function seeEdit(tour: Tour, file: string, id: number): Promise<void> {
  const { page, guest } = tour;
  await tour.getRow(1).getByRole('button', { name: 'Редактировать' }).click();
  await tour.getButton('Отмена').waitFor();
  await tour.see('edit');
  await tour.fill('Имя организатора', `${guest.name}!`);
  await tour.fill('Взнос, ₽', '100');
  await tour.see('edit, typed');
  await page.getByText('Просмотр', { exact: true }).click();
  await page.locator('ins').first().waitFor();
  await tour.see('review');
  updateRow(file, id, `${guest.text}?`);
  await tour.getButton('Сохранить изменения').click();
  await tour.getButton('Продолжить редактирование').waitFor();
  await tour.see('conflict');
  await tour.resize(PHONE);
  await tour.see('conflict on a phone');
  await tour.resize(DESKTOP);
  for (const choice of await page.getByLabel(/^У вас/).all()) await choice.check();
  await tour.getButton('Продолжить редактирование').click();
  const letThrough = await tour.refuse('PUT', 400);
  await page.getByText('Редактирование', { exact: true }).click();
  await tour.getButton('Сохранить изменения').click();
  await page.locator('dialog').getByRole('alert').first().waitFor();
  await tour.see('edit, refused');
  await letThrough();
  await tour.getButton('Отмена').click();
  // The message about the draft could be confused with a later message.
  await tour.getButton('Скрыть сообщение').click();
}

/** Deletes the guest's tournament while another user also changes it. */
export async function seeDeletion(tour: Tour): Promise<void> {
  const { page } = tour;
  await tour.getRow(1).getByRole('button', { name: 'Удалить' }).click();
  await tour.getButton('Отмена').waitFor();
  await tour.see('deletion');
  const confirm = page.locator('dialog').getByRole('button', { name: 'Удалить' });
  await confirm.click();
  await page.locator('dialog').getByRole('alert').waitFor();
  await tour.see('deletion, overtaken');
  const letThrough = await tour.refuse('DELETE', 409);
  await confirm.click();
  await page.locator('dialog').getByRole('alert').waitFor();
  await tour.see('deletion, refused');
  await letThrough();
  await tour.getButton('Отмена').click();
}

/** Creates a tournament with the guest's words. */
export async function seeCreation(tour: Tour): Promise<void> {
  const { page, guest } = tour;
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await tour.getButton('Сбросить').waitFor();
  for (const label of MASKED) await tour.fill(label, guest.text);
  const masked = await page.locator('form input:is([inputmode=numeric], [inputmode=tel])').all();
  for (const input of masked) {
    if (/[^\d\s.:+()-]/.test(await input.inputValue()))
      throw new Error(`Not masked: ${guest.text}`);
  }
  await tour.fill('Дата', '05.06.2098');
  await tour.fill('Время начала', '10:00');
  await tour.fill('Время окончания', '12:00');
  await tour.fill('Телефон организатора', '9161234567');
  await tour.fill('Имя организатора', guest.name);
  const submit = page.getByRole('main').getByRole('button', { name: 'Создать турнир' });
  const letThrough = await tour.refuse('POST', 400);
  await submit.click();
  await page.getByRole('main').getByRole('alert').first().waitFor();
  await tour.see('creation, refused');
  await letThrough();
  await tour.fill('Взнос, ₽', '200');
  await submit.click();
  await page.getByText('Турнир создан успешно!').waitFor();
  await tour.getButton('Создать ещё').waitFor();
  await tour.see('created');
  await page.getByRole('link', { name: 'Турниры' }).click();
  await tour.getRow(2).waitFor();
  await tour.see('list, created');
}
