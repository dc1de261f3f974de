import type { Page } from '@playwright/test';
import type { Club } from './support/club';
import { addDaysToToday, formatDate } from './support/days';
import { fillTournament, getMainButton } from './support/consolePage';
import { holdRequests } from './support/faults';
import { expect, rememberSession, test } from './support/fixtures';
import { takePicture } from './support/rendering';
import { expectNoShift, expectStill } from './support/shifts';
import { getLastToLoad, getButton, MANY_TOURNAMENTS, testOnEachScreen } from './support/stillness';

/** Opens a screen with a session. */
async function open(page: Page, club: Club, path: string): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto(path);
}

testOnEachScreen((name) => {
  test.describe('with a list', () => {
    test.use({ tournaments: async ({}, use) => use(MANY_TOURNAMENTS) });

    test('SPEED-10: a field of the create form stays in place whatever messages appear around it @deep', async ({
      page,
      club,
      troubles,
    }) => {
      troubles.expect(/status of 500/, /createTournament: 500/);
      await open(page, club, '/tournaments/new');
      await expect(getButton(page, 'Подставить')).toBeVisible();
      await expect(getLastToLoad(page)).toBeAttached();
      await expectNoShift(page);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const main = page.getByRole('main');
      await takePicture(page, `still-${name}-create`);
      await field('Имя организатора').focus();
      const errors = async () => {
        await field('Дата').focus();
        for (let fields = 0; fields < 7; fields += 1) await page.keyboard.press('Tab');
        await field('Имя организатора').focus();
        await expect(page.getByText('Дата обязательна')).toBeVisible();
      };
      // Moving between fields scrolls, so the test checks only shifts that the browser counts.
      await expectStill(page, errors);
      const fill = async () => {
        await fillTournament(page, { date: formatDate(addDaysToToday(4)), start: '1000' });
        await expect(page.getByText('В это время уже идёт')).toBeVisible();
        await expect(page.getByText('Всё заполнено')).toBeVisible();
      };
      await expectStill(page, fill);
      await takePicture(page, `still-${name}-create-clash`);
      const usual = () => getButton(page, 'Подставить').click();
      await expectStill(page, usual);
      await expectStill(page, () => getButton(page, 'Вернуть').click());
      await expectStill(page, () => field('Тип турнира').selectOption('Американо'));
      const held = await holdRequests(page, 'POST');
      const send = async () => {
        await getMainButton(page, 'Создать турнир').click();
        await expect(getMainButton(page, 'Создание...')).toBeVisible();
      };
      await expectStill(page, send, { keeps: [getButton(main, 'Сбросить')] });
      const fail = async () => {
        held.release((route) => route.fulfill({ status: 500, body: '' }));
        await expect(main.getByRole('alert').filter({ hasText: 'Ошибка' })).toBeVisible();
        await takePicture(page, `still-${name}-create-failure`);
      };
      await expectStill(page, fail, {
        keeps: [getButton(main, 'Сбросить'), field('Имя организатора')],
      });
    });

    test('SPEED-10: a series grows downwards, and stays while it is created @deep', async ({
      page,
      club,
    }) => {
      await open(page, club, '/tournaments/new');
      await expect(getButton(page, 'Подставить')).toBeVisible();
      await fillTournament(page, { date: formatDate(addDaysToToday(200)), start: '1000' });
      const main = page.getByRole('main');
      const repeats = page.getByLabel('Повторять еженедельно');
      await repeats.focus();
      const choose = async () => {
        await repeats.selectOption('3');
        await expect(main.getByText('Будет 3 турнира')).toBeVisible();
      };
      const submit = main.locator('button[type=submit]');
      await expectStill(page, choose, { keeps: [repeats, submit], pushes: 'aside' });
      await takePicture(page, `still-${name}-series`);
      const held = await holdRequests(page, 'POST');
      const send = async () => {
        await getMainButton(page, 'Создать 3 турнира').click();
        await expect(main.getByText('создание...', { exact: true })).toBeVisible();
      };
      await expectStill(page, send, { keeps: [repeats, getButton(main, 'Сбросить')] });
      held.release();
      await expect(page.getByText(/успешно/)).toBeVisible();
    });
  });
});
