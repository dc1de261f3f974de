import { addDaysToToday, formatDate } from './support/days';
import {
  getDeletionDialog,
  openDeletion,
  openDetail,
  openEdit,
  retype,
} from './support/consolePage';
import { holdRequests } from './support/faults';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/rendering';
import { chooseMore } from './support/savedFile';
import { expectStill } from './support/shifts';
import { getLastToLoad, getButton, MANY_TOURNAMENTS, testOnEachScreen } from './support/stillness';

/** The list below the dialog may move: a message about a slow server appears above it (COMFORT-75). */
const LIST = 'table, table *';

testOnEachScreen((name) => {
  test.describe('with a list', () => {
    test.use({ tournaments: async ({}, use) => use(MANY_TOURNAMENTS) });

    test(`SPEED-10, COMFORT-33: the details keep place and size in both tabs, while the history loads, and from one to the next${name === 'phone' ? ' @deep' : ''}`, async ({
      listPage: page,
    }) => {
      await expect(getLastToLoad(page)).toBeAttached();
      const dialog = await openDetail(page, 'Организатор 14');
      const tab = (name: string | RegExp) => dialog.getByRole('tab', { name });
      const keeps = [
        dialog,
        tab(/^Участники/),
        dialog.getByRole('heading').first(),
        getButton(dialog, 'Закрыть').last(),
        getButton(dialog, 'Ещё'),
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
        await chooseMore(dialog, 'История');
        await expect(dialog.getByText('Загрузка истории...')).toBeInViewport();
      };
      const open = async () => {
        release();
        await expect(dialog.getByText('Записей пока нет')).toBeInViewport();
        await takePicture(page, `still-${name}-history`);
      };
      await takePicture(page, `still-${name}-detail`);
      await expectStill(page, wait, { keeps, pushes: LIST });
      await expectStill(page, open, { keeps, pushes: LIST });
      await expectStill(page, () => tab(/^Участники/).click(), { keeps, pushes: LIST });
      const next = async () => {
        await page.keyboard.press('ArrowDown');
        await expect(dialog.getByText('Организатор 15').last()).toBeVisible();
      };
      await expectStill(page, next, {
        keeps: keeps.slice(0, -1),
        pushes: `dialog *, ${LIST}`,
      });
    });

    test('SPEED-10: the edit dialog keeps place and size in both modes, with an overlap and a failure @deep', async ({
      listPage: page,
      troubles,
    }) => {
      troubles.expect(/status of 500/, /updateTournament: 500/);
      const dialog = await openEdit(page, 'Организатор 14');
      const field = (label: string) => dialog.getByLabel(label, { exact: true });
      const save = getButton(dialog, 'Сохранить изменения');
      const keeps = [dialog, dialog.getByRole('radiogroup'), getButton(dialog, 'Отмена'), save];
      const fields = [
        field('Время начала'),
        field('Минимальный уровень'),
        field('Имя организатора'),
      ];
      await takePicture(page, `still-${name}-edit`);
      const showOverlap = async () => {
        await retype(field('Дата'), formatDate(addDaysToToday(4)).replaceAll('.', ''));
        await expect(dialog.getByText('В это время уже идёт')).toBeVisible();
        await takePicture(page, `still-${name}-edit-overlap`);
      };
      await field('Дата').focus();
      await expectStill(page, showOverlap, { keeps: [...keeps, ...fields], pushes: LIST });
      const review = async () => {
        await dialog.getByLabel('Просмотр').check();
        await expect(dialog.getByText('Стало:').first()).toBeAttached();
        await takePicture(page, `still-${name}-review`);
      };
      await expectStill(page, review, { keeps, pushes: LIST });
      const back = async () => {
        await dialog.getByRole('radio', { name: 'Редактирование' }).check();
        await expect(field('Дата')).toBeVisible();
      };
      await expectStill(page, back, { keeps, pushes: LIST });
      const held = await holdRequests(page, 'PUT');
      const send = async () => {
        await save.click();
        await expect(getButton(dialog, 'Сохранение...')).toBeVisible();
      };
      await expectStill(page, send, { keeps: keeps.slice(0, 3), pushes: LIST });
      const fail = async () => {
        held.release((route) => route.fulfill({ status: 500, body: '' }));
        await expect(dialog.getByRole('alert').filter({ hasText: 'Ошибка' })).toBeVisible();
        await takePicture(page, `still-${name}-edit-failure`);
      };
      await expectStill(page, fail, { keeps: [...keeps.slice(0, 3), ...fields], pushes: LIST });
    });

    test('SPEED-10: a deletion that fails moves nothing @deep', async ({
      listPage: page,
      troubles,
    }) => {
      troubles.expect(/status of 500/, /deleteTournament: 500/);
      await openDeletion(page, 'Организатор 14');
      const dialog = getDeletionDialog(page);
      const held = await holdRequests(page, 'DELETE');
      held.release((route) => route.fulfill({ status: 500, body: '' }));
      const fail = async () => {
        await getButton(dialog, 'Удалить').click();
        await expect(dialog.getByRole('alert')).toHaveText(/Ошибка/);
        await takePicture(page, `still-${name}-delete-failure`);
      };
      await expectStill(page, fail, {
        keeps: [getButton(dialog, 'Отмена'), dialog.getByRole('heading')],
        pushes: LIST,
      });
    });
  });
});
