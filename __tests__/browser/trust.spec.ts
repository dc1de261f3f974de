import { expect, createSeeds, test } from './support/everywhere';
import {
  getDeletionDialog,
  getEditDialog,
  getMainButton,
  openDeletion,
  openEdit,
  getRow,
} from './support/consolePage';
import { fillIn } from './support/tournamentForm';
import { changeTournamentElsewhere } from './support/signIn';

const OLGA = 'Ольга Смирнова';

test.use({ tournaments: createSeeds([{ organizer_name: OLGA, entry_fee: 1500 }]) });

test('changes that another user saved meanwhile are shown, and chosen field by field (TRUST-40, TRUST-41) @everywhere @brief', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  const dialog = await openEdit(listPage, OLGA);
  await dialog.getByLabel('Взнос, ₽').fill('2500');
  await dialog.getByLabel('Имя организатора').fill('Ольга Кузнецова');
  await changeTournamentElsewhere(club, {
    entryFee: 900,
    organizerName: 'Ольга Орлова',
    startTime: '12:00',
  });
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();

  await expect(dialog.getByText('Пока вы редактировали, турнир изменили')).toBeVisible();
  await expect(dialog.getByText('Время начала: 10:00 12:00')).toBeVisible();
  await expect(dialog.getByText(/^Последнее изменение: .+ · admin$/)).toBeVisible();
  await expect(dialog.getByText('Осталось выбрать: взнос, имя организатора.')).toBeVisible();
  const goOn = dialog.getByRole('button', { name: 'Продолжить редактирование' });
  const fee = dialog.getByRole('group', { name: 'Взнос, ₽' });
  await fee.getByLabel(/^У вас: 2.500/).check();
  await expect(goOn).toBeDisabled();
  await expect(dialog.getByText('Осталось выбрать: имя организатора.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Сохранить изменения' })).toBeDisabled();
  const name = dialog.getByRole('group', { name: 'Имя организатора' });
  await name.getByLabel('Сейчас сохранено: Ольга Орлова').check();
  await expect(dialog.getByText('Всё выбрано.')).toBeVisible();
  await goOn.click();

  await expect(dialog.getByLabel('Взнос, ₽')).toHaveValue('2500');
  await expect(dialog.getByLabel('Имя организатора')).toHaveValue('Ольга Орлова');
  await expect(dialog.getByLabel('Время начала')).toHaveValue('12:00');
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditDialog(listPage)).toHaveCount(0);
  await expect(getRow(listPage, 'Ольга Орлова')).toContainText(/12:00.*2.500/);
});

test('a deletion that was overtaken shows what is there now, and asks again (TRUST-42)', async ({
  listPage,
  club,
  troubles,
}) => {
  troubles.expect(/412/);
  const dialog = await openDeletion(listPage, OLGA);
  await changeTournamentElsewhere(club, { organizerName: 'Анна Громова' });
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Турнир успели изменить');
  await expect(dialog).toContainText('Анна Громова');
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(getDeletionDialog(listPage)).toHaveCount(0);
  await expect(listPage.getByText('Турниров пока нет')).toBeVisible();
});

test('an answer that was lost after the tournament was made makes no second one (TRUST-43) @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/POST|Failed to load resource|createTournament/);
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await fillIn(listPage.getByRole('main'));
  await listPage.route(
    '**/api/tournaments',
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  await getMainButton(listPage, 'Создать турнир').click();
  await expect(listPage.getByRole('main').getByRole('alert')).toContainText('Нет связи');
  await getMainButton(listPage, 'Создать турнир').click();
  await expect(listPage.getByText('Турнир создан успешно!')).toBeVisible();
  await expect(listPage).toHaveURL(/\/tournaments$/);
  await expect(getRow(listPage, 'Пётр Ёлкин')).toHaveCount(1);
});
