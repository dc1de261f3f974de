import type { Page } from '@playwright/test';
import { addDaysToToday } from './support/days';
import { getSearchBox } from './support/consolePage';
import { holdRequests } from './support/faults';
import { expect, rememberSession, test } from './support/fixtures';
import { takePicture } from './support/rendering';
import { expectNoShift, expectStill } from './support/shifts';
import { getListHeading, getSignInHeading, signIn } from './support/signIn';
import {
  getLastToLoad,
  getButton,
  getHeading,
  MANY_TOURNAMENTS,
  testOnEachScreen,
} from './support/stillness';

const EVENING = {
  organizer_name: 'Пётр Ёлкин',
  date: addDaysToToday(7),
  start_time: '18:00',
  end_time: '20:00',
};
const FEW = [
  EVENING,
  { ...EVENING, organizer_name: 'Ольга Петрова' },
  { date: addDaysToToday(-7) },
];
const LENGTHS = { few: FEW, many: MANY_TOURNAMENTS, no: [] };

const PATHS = [
  '/season',
  '/trash',
  '/subscription',
  '/import',
  '/tournaments?view=month&type=Мексикано',
  '/tournaments?period=coming&type=Мексикано&open=14',
];

const getLoadingNote = (page: Page) => page.getByText('Загрузка турниров...', { exact: true });

testOnEachScreen((name) => {
  for (const [length, tournaments] of Object.entries(LENGTHS)) {
    test.describe(`with ${length} rows`, () => {
      test.use({ tournaments: async ({}, use) => use(tournaments) });

      test(`SPEED-10: nothing moves from loading to loaded${name === 'phone' || length !== 'many' ? ' @deep' : ''}`, async ({
        page,
        club,
      }) => {
        await rememberSession(page, club.session!);
        const held = await holdRequests(page, 'GET');
        await page.goto('/');
        await expect(getLoadingNote(page)).toBeVisible();
        await takePicture(page, `still-${name}-loading`);
        const load = async () => {
          held.release();
          await expect(getLoadingNote(page)).toBeHidden();
          await expect(getLastToLoad(page)).toBeAttached();
          await takePicture(page, `still-${name}-${length}`);
        };
        const keeps = [getHeading(page), getSearchBox(page)];
        if (length !== 'no') keeps.push(getButton(page, 'Фильтры'), page.locator('thead'));
        await expectStill(page, load, { keeps });
        await held.stop();
      });
    });
  }

  test('SPEED-10: nothing moves where the list is not loaded @deep', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/status of 500/, /listTournaments: 500/);
    await rememberSession(page, club.session!);
    const held = await holdRequests(page, 'GET');
    await page.goto('/');
    await expect(getLoadingNote(page)).toBeVisible();
    const fail = async () => {
      held.release((route) => route.fulfill({ status: 500, body: '' }));
      await expect(getButton(page, 'Повторить')).toBeVisible();
      await takePicture(page, `still-${name}-error`);
    };
    await expectStill(page, fail, { keeps: [getHeading(page), getSearchBox(page)] });
  });

  test(`SPEED-10: nothing moves at the sign-in${name === 'phone' ? ' @deep' : ''}`, async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/status of 401/, /login/);
    await page.goto(club.url);
    await expect(getSignInHeading(page)).toBeVisible();
    const refuse = async () => {
      await signIn(page, 'admin', 'wrong');
      await expect(page.getByText('Неверное имя пользователя или пароль')).toBeVisible();
    };
    await expectStill(page, refuse, { keeps: [page.locator('form'), getButton(page, 'Войти')] });
    await signIn(page);
    await expect(getListHeading(page)).toBeVisible();
    await expect(getLastToLoad(page)).toBeAttached();
    await expectNoShift(page);
  });

  test.describe('with a list', () => {
    test.use({ tournaments: async ({}, use) => use(MANY_TOURNAMENTS) });

    test('SPEED-10: nothing moves while a screen is opened @deep', async ({ page, club }) => {
      await rememberSession(page, club.session!);
      for (const path of PATHS) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(getHeading(page)).toBeVisible();
          await expect(getLastToLoad(page)).toBeAttached();
          await takePicture(page, `still-${name}-${path.replace(/\W/g, '')}`);
          await expectNoShift(page);
        });
      }
    });
  });
});
