import type { Locator, Page } from '@playwright/test';
import type { Club } from './support/club';
import { inDays, typed } from './support/days';
import {
  deletionOf,
  fillTournament,
  mainButton,
  openDeletion,
  openDetail,
  openEdit,
  retype,
  searchBox,
} from './support/desk';
import { hold } from './support/faults';
import { expect, rememberSession, test } from './support/fixtures';
import { takePicture } from './support/looks';
import { expectNoShift, expectStill, watchShifts } from './support/shifts';
import { listHeading, loginHeading, signIn } from './support/signing';

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

const EVENING = {
  organizer_name: 'Пётр Ёлкин',
  date: inDays(7),
  start_time: '18:00',
  end_time: '20:00',
};
const FEW = [EVENING, { ...EVENING, organizer_name: 'Ольга Петрова' }, { date: inDays(-7) }];
const MANY = Array.from({ length: 60 }, (_, index) => ({
  organizer_name: `Организатор ${index + 1}`,
  date: inDays(index - 10),
  applications: Array.from({ length: index % 3 }, () => ({})),
}));
const LENGTHS = { few: FEW, many: MANY, no: [] };

const PATHS = [
  '/season',
  '/trash',
  '/subscription',
  '/import',
  '/tournaments?view=month&type=Мексикано',
  '/tournaments?period=coming&type=Мексикано&open=14',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name });
const note = (page: Page) => page.getByText('Загрузка турниров...', { exact: true });
/** What comes last by itself. */
const background = (page: Page) => page.getByText('Найти или сделать');
const ROWS = 'tbody';

/** Opens a screen of somebody who is signed in. */
async function open(page: Page, club: Club, path: string): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto(path);
}

for (const { name, viewport } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchShifts(page));

    for (const [length, tournaments] of Object.entries(LENGTHS)) {
      test.describe(`with ${length} rows`, () => {
        test.use({ tournaments: async ({}, use) => use(tournaments) });

        test('SPEED-10: nothing moves from loading to loaded', async ({ page, club }) => {
          await rememberSession(page, club.session!);
          const held = await hold(page, 'GET');
          await page.goto('/');
          await expect(note(page)).toBeVisible();
          await takePicture(page, `still-${name}-loading`);
          const load = async () => {
            held.release();
            await expect(note(page)).toBeHidden();
            await expect(background(page)).toBeAttached();
            await takePicture(page, `still-${name}-${length}`);
          };
          const keeps = [heading(page), searchBox(page)];
          if (length !== 'no') keeps.push(button(page, 'Фильтры'), page.locator('thead'));
          await expectStill(page, load, { keeps });
          await held.stop();
        });
      });
    }

    test('SPEED-10: nothing moves where the list is not loaded', async ({
      page,
      club,
      troubles,
    }) => {
      troubles.expect(/status of 500/, /listTournaments: 500/);
      await rememberSession(page, club.session!);
      const held = await hold(page, 'GET');
      await page.goto('/');
      await expect(note(page)).toBeVisible();
      const fail = async () => {
        held.release((route) => route.fulfill({ status: 500, body: '' }));
        await expect(button(page, 'Повторить')).toBeVisible();
        await takePicture(page, `still-${name}-error`);
      };
      await expectStill(page, fail, { keeps: [heading(page), searchBox(page)] });
    });

    test('SPEED-10: nothing moves at the sign-in', async ({ page, club, troubles }) => {
      troubles.expect(/status of 401/, /login/);
      await page.goto(club.url);
      await expect(loginHeading(page)).toBeVisible();
      const refuse = async () => {
        await signIn(page, 'admin', 'wrong');
        await expect(page.getByText('Неверное имя пользователя или пароль')).toBeVisible();
      };
      await expectStill(page, refuse, { keeps: [page.locator('form'), button(page, 'Войти')] });
      await signIn(page);
      await expect(listHeading(page)).toBeVisible();
      await expect(background(page)).toBeAttached();
      await expectNoShift(page);
    });

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

      test('SPEED-10, DESK-11: the details keep place and size in both tabs, while the history loads, and from one to the next', async ({
        listPage: page,
      }) => {
        await expect(background(page)).toBeAttached();
        const dialog = await openDetail(page, 'Организатор 14');
        const tab = (name: string | RegExp) => dialog.getByRole('tab', { name });
        const keeps = [
          dialog,
          tab('История'),
          dialog.getByRole('heading').first(),
          button(dialog, 'Закрыть').last(),
          button(dialog, 'Ещё'),
        ];
        let release = () => {};
        const isReleased = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/history', async (route) => {
          await isReleased;
          await route.continue();
        });
        const wait = async () => {
          await tab('История').click();
          await expect(dialog.getByText('Загрузка истории...')).toBeInViewport();
        };
        const open = async () => {
          release();
          await expect(dialog.getByText('Записей пока нет')).toBeInViewport();
          await takePicture(page, `still-${name}-history`);
        };
        await takePicture(page, `still-${name}-detail`);
        // A server that is slow to answer is told of above the list beneath (COMFORT-75).
        const pushes = 'table, table *';
        await expectStill(page, wait, { keeps, pushes });
        await expectStill(page, open, { keeps, pushes });
        await expectStill(page, () => tab(/^Участники/).click(), { keeps, pushes });
        const next = async () => {
          await page.keyboard.press('ArrowDown');
          await expect(dialog.getByText('Организатор 15').last()).toBeVisible();
        };
        await expectStill(page, next, {
          keeps: keeps.slice(0, -1),
          pushes: 'dialog *, table, table *',
        });
      });

      test('SPEED-10: the edit dialog keeps place and size in both modes, with a clash and a failure', async ({
        listPage: page,
        troubles,
      }) => {
        troubles.expect(/status of 500/, /updateTournament: 500/);
        const dialog = await openEdit(page, 'Организатор 14');
        const field = (label: string) => dialog.getByLabel(label, { exact: true });
        const save = button(dialog, 'Сохранить изменения');
        const keeps = [dialog, dialog.getByRole('radiogroup'), button(dialog, 'Отмена'), save];
        const fields = [
          field('Время начала'),
          field('Минимальный уровень'),
          field('Имя организатора'),
        ];
        await takePicture(page, `still-${name}-edit`);
        const clash = async () => {
          await retype(field('Дата'), typed(inDays(4)).replaceAll('.', ''));
          await expect(dialog.getByText('В это время уже идёт')).toBeVisible();
          await takePicture(page, `still-${name}-edit-clash`);
        };
        await field('Дата').focus();
        await expectStill(page, clash, { keeps: [...keeps, ...fields] });
        const review = async () => {
          await dialog.getByLabel('Просмотр').check();
          await expect(dialog.getByText('Стало:').first()).toBeAttached();
          await takePicture(page, `still-${name}-review`);
        };
        await expectStill(page, review, { keeps });
        const back = async () => {
          await dialog.getByRole('radio', { name: 'Редактирование' }).check();
          await expect(field('Дата')).toBeVisible();
        };
        await expectStill(page, back, { keeps });
        const held = await hold(page, 'PUT');
        const send = async () => {
          await save.click();
          await expect(button(dialog, 'Сохранение...')).toBeVisible();
        };
        await expectStill(page, send, { keeps: keeps.slice(0, 3) });
        const fail = async () => {
          held.release((route) => route.fulfill({ status: 500, body: '' }));
          await expect(dialog.getByRole('alert').filter({ hasText: 'Ошибка' })).toBeVisible();
          await takePicture(page, `still-${name}-edit-failure`);
        };
        await expectStill(page, fail, { keeps: [...keeps.slice(0, 3), ...fields] });
      });

      test('SPEED-10: a deletion that fails moves nothing', async ({
        listPage: page,
        troubles,
      }) => {
        troubles.expect(/status of 500/, /deleteTournament: 500/);
        await openDeletion(page, 'Организатор 14');
        const dialog = deletionOf(page);
        const held = await hold(page, 'DELETE');
        held.release((route) => route.fulfill({ status: 500, body: '' }));
        const fail = async () => {
          await button(dialog, 'Удалить').click();
          await expect(dialog.getByRole('alert')).toHaveText(/Ошибка/);
          await takePicture(page, `still-${name}-delete-failure`);
        };
        await expectStill(page, fail, {
          keeps: [button(dialog, 'Отмена'), dialog.getByRole('heading')],
        });
      });

      test('SPEED-10: a field of the create form stays whatever is said around it', async ({
        page,
        club,
        troubles,
      }) => {
        troubles.expect(/status of 500/, /createTournament: 500/);
        await open(page, club, '/tournaments/new');
        await expect(button(page, 'Подставить')).toBeVisible();
        await expect(background(page)).toBeAttached();
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
        // Going from field to field scrolls: only what the browser counts is looked at.
        await expectStill(page, errors);
        const fill = async () => {
          await fillTournament(page, { date: typed(inDays(4)), start: '1000' });
          await expect(page.getByText('В это время уже идёт')).toBeVisible();
          await expect(page.getByText('Всё заполнено')).toBeVisible();
        };
        await expectStill(page, fill);
        await takePicture(page, `still-${name}-create-clash`);
        const usual = () => button(page, 'Подставить').click();
        await expectStill(page, usual);
        await expectStill(page, () => button(page, 'Вернуть').click());
        await expectStill(page, () => field('Тип турнира').selectOption('Американо'));
        const held = await hold(page, 'POST');
        const send = async () => {
          await mainButton(page, 'Создать турнир').click();
          await expect(mainButton(page, 'Создание...')).toBeVisible();
        };
        await expectStill(page, send, { keeps: [button(main, 'Сбросить')] });
        const fail = async () => {
          held.release((route) => route.fulfill({ status: 500, body: '' }));
          await expect(main.getByRole('alert').filter({ hasText: 'Ошибка' })).toBeVisible();
          await takePicture(page, `still-${name}-create-failure`);
        };
        await expectStill(page, fail, {
          keeps: [button(main, 'Сбросить'), field('Имя организатора')],
        });
      });

      test('SPEED-10: a series grows downwards, and stays while it is created', async ({
        page,
        club,
      }) => {
        await open(page, club, '/tournaments/new');
        await expect(button(page, 'Подставить')).toBeVisible();
        await fillTournament(page, { date: typed(inDays(200)), start: '1000' });
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
        const held = await hold(page, 'POST');
        const send = async () => {
          await mainButton(page, 'Создать 3 турнира').click();
          await expect(main.getByText('создание...', { exact: true })).toBeVisible();
        };
        await expectStill(page, send, { keeps: [repeats, button(main, 'Сбросить')] });
        held.release();
        await expect(page.getByText(/успешно/)).toBeVisible();
      });

      test('SPEED-10: nothing moves while a screen is opened', async ({ page, club }) => {
        await rememberSession(page, club.session!);
        for (const path of PATHS) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(heading(page)).toBeVisible();
            await expect(background(page)).toBeAttached();
            await takePicture(page, `still-${name}-${path.replace(/\W/g, '')}`);
            await expectNoShift(page);
          });
        }
      });
    });
  });
}
