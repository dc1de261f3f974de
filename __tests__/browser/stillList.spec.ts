import { searchBox } from './support/consolePage';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/looks';
import { expectStill } from './support/shifts';
import { background, button, heading, MANY, onEachScreen } from './support/still';

const ROWS = 'tbody';

onEachScreen((name) => {
  test.describe('with a list', () => {
    test.use({ tournaments: async ({}, use) => use(MANY) });

    test('SPEED-10: search, filters and calendar move nothing but the rows', async ({
      listPage: page,
    }) => {
      await expect(background(page)).toBeAttached();
      const tools = button(page, /^Фильтры/);
      const keeps = [
        heading(page),
        tools,
        button(page.getByRole('main'), 'Ещё'),
        page.getByRole('radiogroup', { name: 'Вид' }),
      ];
      const top = page.locator('thead, .never');
      const search = async () => {
        await searchBox(page).fill('Организатор 1');
        await expect(page.getByText(/^Найдено/).first()).toBeVisible();
      };
      await expectStill(page, search, { keeps: [...keeps, top], pushes: ROWS });
      const clear = () => searchBox(page).fill('');
      await expectStill(page, clear, { keeps: [...keeps, top], pushes: ROWS });
      const open = async () => {
        await tools.click();
        await expect(page.getByLabel('Тип')).toBeVisible();
      };
      await expectStill(page, open, { keeps, pushes: 'table' });
      const choose = async () => {
        await page.getByLabel('Тип').selectOption('Мексикано');
        await expect(button(page, /^Сбросить фильтр/)).toBeVisible();
        await takePicture(page, `still-${name}-filters`);
      };
      await expectStill(page, choose, { keeps: [...keeps, top], pushes: ROWS });
      const reset = () => button(page, 'Сбросить все').click();
      await expectStill(page, reset, { keeps: [...keeps, top], pushes: ROWS });
      const close = () => tools.click();
      await expectStill(page, close, { keeps, pushes: 'table' });
      const month = async () => {
        await page.getByLabel('Месяц').check();
        await expect(button(page, 'Следующий месяц')).toBeVisible();
        await takePicture(page, `still-${name}-month`);
      };
      await expectStill(page, month, { keeps });
      const buttons = [
        button(page, 'Предыдущий месяц'),
        button(page, 'Следующий месяц'),
        button(page, 'Сегодня').first(),
      ];
      for (let months = 0; months < 3; months += 1) {
        const next = () => button(page, 'Следующий месяц').click();
        await expectStill(page, next, {
          keeps: [...keeps, ...buttons],
          pushes: 'table, table ~ *, :has(> table) ~ *',
        });
      }
    });
  });
});
