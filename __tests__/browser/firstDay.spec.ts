import { expect, test } from './support/fixtures';
import { PASSWORD, USERNAME } from './support/club';

test.use({ isProcess: true });

test('the first start leads to the first tournament, which survives a power cut (LIST-5, CREATE-11) @deep', async ({
  page,
  club,
}) => {
  await page.goto('/');
  await page.getByLabel('Имя пользователя').fill(USERNAME);
  await page.getByLabel('Пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();

  await expect(page.getByText('Турниров пока нет')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Создать турнир' }).click();

  await page.getByLabel('Дата').pressSequentially('05062099');
  await page.getByLabel('Время начала').pressSequentially('930');
  await page.getByLabel('Имя организатора').fill('Ольга Смирнова');
  await page.getByLabel('Телефон организатора').pressSequentially('89161234567');
  await page.getByRole('main').getByRole('button', { name: 'Создать турнир' }).click();

  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments$/);
  const row = page.getByRole('row', { name: /Ольга Смирнова/ });
  await expect(row).toContainText('05.06.2099');
  await expect(row).toContainText('09:30');

  await club.stop('SIGKILL');
  await club.startAgain();
  await page.reload();
  await expect(row).toContainText('+7 (916) 123-45-67');
});
