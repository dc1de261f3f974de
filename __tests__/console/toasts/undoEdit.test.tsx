import '../../support/consoleOwnHost';
import { screen, waitFor } from '@testing-library/react';
import { fillFields, openEdit } from '../../support/consoleForms';
import { findToast } from '../../support/consoleList';
import { findRow } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

const findButton = (name: string) => screen.findByRole('button', { name });

test('COMFORT-31: an edit is not undone once the tournament has changed again, and the list shows it', async () => {
  const { club, user, save } = await openEdit({ tournaments: [{}] });
  expectTrouble(/^updateTournament: 412/);
  await fillFields(user, { 'Взнос, ₽': '2500' });
  await save();
  await user.hover(await findToast(/^Изменения сохранены/));
  await club.call('DELETE', '/api/tournaments/1');
  await club.call('POST', '/api/tournaments/1/restore');
  await user.click(await findButton('Отменить'));
  expect(
    await findToast(/^Изменения не отменены: турнир с тех пор изменили ещё раз\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(await findRow(/2\s500\s₽/)).toBeVisible();
});

test('COMFORT-31: old values that the rules refuse by now end in the server’s words', async () => {
  const { user, save } = await openEdit({ tournaments: [{ date: '2026-05-12' }] });
  expectTrouble(/^updateTournament: 422/);
  await fillFields(user, { Дата: '20062026' });
  await save();
  await user.hover(await findToast(/^Изменения сохранены/));
  await user.click(await findButton('Отменить'));
  expect(await findToast(/^Изменения не отменены.*Дата не может быть в прошлом/)).toBeVisible();
  expect(await findRow(/20\.06\.2026/)).toBeVisible();
  await user.click(await findButton('Скрыть сообщение'));
  await waitFor(() => expect(screen.queryByText(/Изменения не отменены/)).toBeNull());
});

test('COMFORT-31: an edit that changed nothing says nothing', async () => {
  const { club, store, save } = await openEdit({ tournaments: [{}] });
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await club.settle();
  expect(store.getState().toasts).toEqual({ current: null });
  expect(screen.queryByText('Изменения сохранены')).toBeNull();
});
