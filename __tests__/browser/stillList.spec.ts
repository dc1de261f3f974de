import { getSearchBox } from './support/consolePage';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/rendering';
import { expectStill } from './support/shifts';
import {
  getLastToLoad,
  getButton,
  getHeading,
  MANY_TOURNAMENTS,
  testOnEachScreen,
} from './support/stillness';

const ROWS = 'tbody';

testOnEachScreen((name) => {
  test.describe('with a list', () => {
    test.use({ tournaments: async ({}, use) => use(MANY_TOURNAMENTS) });

    test('SPEED-10: search, filters and calendar move nothing but the rows @deep', async ({
      listPage: page,
    }) => {
      await expect(getLastToLoad(page)).toBeAttached();
      const tools = getButton(page, /^Фильтры/);
      const keeps = [
        getHeading(page),
        tools,
        getButton(page.getByRole('main'), 'Ещё'),
        page.getByRole('radiogroup', { name: 'Вид' }),
      ];
      const top = page.locator('thead, .never');
      const search = async () => {
        await getSearchBox(page).fill('Организатор 1');
        await expect(page.getByText(/^Найдено/).first()).toBeVisible();
      };
      await expectStill(page, search, { keeps: [...keeps, top], pushes: ROWS });
      const clear = () => getSearchBox(page).fill('');
      await expectStill(page, clear, { keeps: [...keeps, top], pushes: ROWS });
      const open = async () => {
        await tools.click();
        await expect(page.getByLabel('Тип')).toBeVisible();
      };
      await expectStill(page, open, { keeps, pushes: 'table' });
      const choose = async () => {
        await page.getByLabel('Тип').selectOption('Мексикано');
        await expect(getButton(page, /^Сбросить фильтр/)).toBeVisible();
        await takePicture(page, `still-${name}-filters`);
      };
      await expectStill(page, choose, { keeps: [...keeps, top], pushes: ROWS });
      const reset = () => getButton(page, 'Сбросить все').click();
      await expectStill(page, reset, { keeps: [...keeps, top], pushes: ROWS });
      const close = () => tools.click();
      await expectStill(page, close, { keeps, pushes: 'table' });
      const month = async () => {
        await page.getByRole('radio', { name: 'Календарь' }).check();
        await expect(getButton(page, 'Следующий месяц')).toBeVisible();
        await takePicture(page, `still-${name}-month`);
      };
      await expectStill(page, month, { keeps });
      const buttons = [
        getButton(page, 'Предыдущий месяц'),
        getButton(page, 'Следующий месяц'),
        getButton(page, 'Сегодня').first(),
      ];
      for (let months = 0; months < 3; months += 1) {
        const next = () => getButton(page, 'Следующий месяц').click();
        await expectStill(page, next, {
          keeps: [...keeps, ...buttons],
          pushes: 'table, table ~ *, :has(> table) ~ *',
        });
      }
    });
  });
});
