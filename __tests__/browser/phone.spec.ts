import type { Page } from '@playwright/test';
import { expect, skipInBrowser, createSeeds, test } from './support/everywhere';
import { waitUntilListening } from './support/commands';
import { addDaysToToday } from './support/days';
import {
  getDatePicker,
  getEditDialog,
  fillTournament,
  getMainButton,
  openDeletion,
  openDetail,
  openEdit,
  getRow,
  getSearchBox,
  searchFor,
  getMenuLink,
} from './support/consolePage';
import { expectNothingSideways, expectTargets, takePicture } from './support/rendering';

const LONG = 'Александра Константинопольская-Преображенская-Юрьева';
const SEASON = createSeeds([
  {
    organizer_name: 'Ольга Смирнова',
    date: addDaysToToday(3),
    end_time: '14:00',
    level_to: 4.5,
    applications: Array.from({ length: 12 }, (_, at) => ({ name: `Игрок ${at + 1}` })),
  },
  {
    organizer_name: LONG,
    date: addDaysToToday(4),
    entry_fee: 1_000_000,
    tournament_type: 'Американо',
  },
  { organizer_name: 'Анна Давняя', date: addDaysToToday(-40) },
]);

test.describe('a phone in one hand', () => {
  test.use({
    tournaments: SEASON,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  /** Expects the buttons in the lower half of the screen, which a thumb reaches. */
  async function expectWithinReach(page: Page, names: string[], scope = page.getByRole('main')) {
    for (const name of names) {
      const button = scope.getByRole('button', { name, exact: true });
      await expect(button, name).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())!.y, name).toBeGreaterThan(422);
    }
  }

  test('cards have all facts and buttons, and details and edit are within a thumb’s reach (LIST-2, LIST-8, SHELL-2, DETAIL-3, EDIT-9) @everywhere', async ({
    listPage,
  }) => {
    skipInBrowser('firefox', 'its driver has no fingers');
    const card = getRow(listPage, 'Ольга Смирнова');
    for (const text of ['Мексикано', '10:00 – 14:00', '2 - 4.5', '1 500 ₽', '+7 (916)', '12']) {
      await expect(card).toContainText(text);
    }
    await expect(card.getByRole('button')).toHaveCount(3);
    const box = (await card.boundingBox())!;
    expect(box.width).toBeGreaterThan(340);
    expect((await getRow(listPage, 'Александра').boundingBox())!.y).toBeGreaterThanOrEqual(
      box.y + box.height,
    );
    for (const name of ['Турниры', 'Создать турнир']) {
      expect((await getMenuLink(listPage, name).boundingBox())!.y).toBeGreaterThan(760);
    }
    await takePicture(listPage, 'phone-list');

    await card.getByText('Ольга Смирнова').tap();
    const detail = listPage.getByRole('dialog', { name: 'Детальная информация о турнире' });
    await expect(detail.getByRole('tab', { name: 'Участники (12)' })).toBeVisible();
    await expectWithinReach(listPage, ['Закрыть'], detail);
    await expectNothingSideways(listPage);
    await takePicture(listPage, 'phone-detail');
    await detail.getByText('Игрок 12').scrollIntoViewIfNeeded();
    await expect(detail.getByText('Игрок 12')).toBeInViewport();
    await detail.getByRole('button', { name: 'Закрыть', exact: true }).tap();

    await card.getByRole('button', { name: 'Редактировать' }).tap();
    const edit = getEditDialog(listPage);
    await takePicture(listPage, 'phone-edit');
    await expectWithinReach(listPage, ['Отмена', 'Сохранить изменения'], edit);
    await expectNothingSideways(listPage);
    await edit.getByLabel('Взнос').fill('2500');
    await edit.getByText('Просмотр').tap();
    await takePicture(listPage, 'phone-review');
    await edit.getByRole('button', { name: 'Сохранить изменения' }).tap();
    await expect(card).toContainText('2 500 ₽');
  });

  test('a tournament is created from the bottom bar (SHELL-2, CREATE-6, CREATE-11) @everywhere', async ({
    listPage,
  }) => {
    skipInBrowser('firefox', 'its driver has no fingers');
    await getMenuLink(listPage, 'Создать турнир').tap();
    await expect(getMenuLink(listPage, 'Создать турнир')).toHaveAttribute('aria-current', 'page');
    await takePicture(listPage, 'phone-create');
    await fillTournament(listPage, { name: 'Мария Лебедева' });
    await getMainButton(listPage, 'Создать турнир').scrollIntoViewIfNeeded();
    await takePicture(listPage, 'phone-create-foot');
    await expectWithinReach(listPage, ['Создать турнир', 'Сбросить']);
    await getMainButton(listPage, 'Создать турнир').tap();
    await expect(listPage.getByText('Турнир создан успешно!')).toBeVisible();
    await expect(getRow(listPage, 'Мария Лебедева')).toBeVisible();
  });

  test('every target is at least 44 px (LIST-2, LIST-12) @deep', async ({ listPage }) => {
    const body = listPage.locator('body');
    await expectTargets(body, 44);
    await listPage.getByRole('button', { name: 'Учётная запись' }).tap();
    await expect(listPage.getByRole('button', { name: 'Выйти' })).toBeVisible();
    await expectTargets(body, 44);
    await listPage.keyboard.press('Escape');
    await openDetail(listPage, 'Ольга Смирнова');
    await expectTargets(listPage.getByRole('dialog'), 44);
    await listPage.keyboard.press('Escape');
    await openEdit(listPage, 'Ольга Смирнова');
    await expectTargets(getEditDialog(listPage), 44);
    await listPage.keyboard.press('Escape');
    await openDeletion(listPage, 'Ольга Смирнова');
    await expectTargets(listPage.getByRole('dialog'), 44);
    await listPage.keyboard.press('Escape');
    await getMenuLink(listPage, 'Создать турнир').tap();
    await expect(listPage.getByLabel('Дата')).toBeVisible();
    await expectTargets(body, 44);
    await listPage.getByRole('button', { name: 'Выбрать дату' }).tap();
    await takePicture(listPage, 'phone-calendar');
    await expectTargets(getDatePicker(listPage), 44);
  });
});

for (const [name, viewport] of [
  ['320 px wide', { width: 320, height: 640 }],
  ['at 400 %', { width: 360, height: 225 }],
] as const) {
  test.describe(name, () => {
    test.use({ tournaments: SEASON, viewport });

    test(`nothing lies sideways, and everything is usable, ${name} (LIST-2, DETAIL-1, EDIT-1, CREATE-1) @everywhere @deep`, async ({
      listPage,
    }) => {
      const { keyboard } = listPage;
      const look = async (what: string) => {
        await takePicture(listPage, `${viewport.width}-${what}`);
        await expectNothingSideways(listPage);
      };
      await look('list');
      // Search hits of an earlier search would cover the row.
      await waitUntilListening(listPage);
      await getSearchBox(listPage).fill('никого');
      await expect(listPage.getByText('Турниры не найдены')).toBeVisible();
      await look('nothing-found');
      await searchFor(listPage, 'александра');
      await expect(listPage.getByRole('row', { name: /\+7/ })).toHaveCount(1);
      await openDetail(listPage, 'Александра');
      await look('detail');
      await keyboard.press('Escape');
      const edit = await openEdit(listPage, 'Александра');
      await look('edit');
      const save = edit.getByRole('button', { name: 'Сохранить изменения' });
      await save.scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
      await edit.getByLabel('Взнос').fill('-5');
      await edit.getByLabel('Взнос').press('Enter');
      await expect(edit.getByText('Взнос не может быть отрицательным')).toBeVisible();
      await look('edit-error');
      await edit.getByLabel('Взнос').fill('700');
      await edit.getByLabel('Имя организатора').fill(LONG.replaceAll('-', 'и').slice(0, 50));
      await edit.getByText('Просмотр').click();
      await look('review');
      await keyboard.press('Escape');
      await look('leaving');
      await listPage.getByRole('button', { name: 'Не сохранять' }).click();
      const deletion = await openDeletion(listPage, 'Александра');
      await look('delete');
      await deletion.getByRole('button', { name: 'Удалить' }).scrollIntoViewIfNeeded();
      await expect(deletion.getByRole('button', { name: 'Удалить' })).toBeInViewport({
        ratio: 1,
      });
      await deletion.getByRole('button', { name: 'Отмена' }).click();
      await getMenuLink(listPage, 'Создать турнир').click();
      await expect(listPage.getByLabel('Дата')).toBeVisible();
      await listPage.getByLabel('Имя организатора').press('Enter');
      await expect(listPage.getByText('Дата обязательна')).toBeVisible();
      await look('create');
      await listPage.getByRole('button', { name: 'Выбрать дату' }).click();
      await expect(getDatePicker(listPage)).toBeInViewport({ ratio: 1 });
      await look('calendar');
      await keyboard.press('Escape');
      await fillTournament(listPage);
      await getMainButton(listPage, 'Создать турнир').click();
      await expect(listPage.getByText('Турнир создан успешно!')).toBeVisible();
      await look('created');
    });
  });
}
