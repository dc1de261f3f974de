import { act, screen, within } from '@testing-library/react';
import { dialogOf, openConsole } from '../support/consoleScreens';
import { expectTrouble } from '../support/consoleTroubles';

const TOURNAMENTS = [
  { organizerName: 'Анна', tournamentType: 'Американо', date: '2026-06-05' },
  { organizerName: 'Вера' },
];

async function openDelete(tournaments = TOURNAMENTS) {
  const opened = await openConsole({ tournaments });
  const row = await screen.findByRole('row', { name: /Анна/ });
  await opened.user.click(within(row).getByRole('button', { name: 'Удалить' }));
  const dialog = await dialogOf('Удалить турнир');
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { ...opened, dialog, button };
}

test('DELETE-1 INPUT-4 title, message, what is meant, and two buttons', async () => {
  const { dialog, club } = await openDelete();
  expect(dialog).toHaveTextContent('Вы уверены, что хотите удалить турнир "Американо"?');
  expect(dialog).toHaveTextContent('05.06.2026 пт, 10:00 – 13:30 · Анна');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Удалить', 'Отмена']));
  expect(club.of('DELETE')).toEqual([]);
});

test('DELETE-1 «Отмена» and Esc send nothing', async () => {
  const { user, button, club } = await openDelete();
  expect(button('Отмена')).toHaveFocus();
  await user.click(button('Отмена'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const row = screen.getByRole('row', { name: /Анна/ });
  await user.click(within(row).getByRole('button', { name: 'Удалить' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(club.of('DELETE')).toEqual([]);
});

test('DELETE-2 the tournament leaves the list at once, and the server', async () => {
  const { user, button, club } = await openDelete();
  const release = club.hold('GET');
  await user.click(button('Удалить'));
  expect(await screen.findByRole('row', { name: /Вера/ })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull();
  release();
  const { json } = await club.call('GET', '/api/tournaments');
  expect((json as { id: number }[]).map(({ id }) => id)).toEqual([2]);
});

test('DELETE-2 the last one leaves the empty list', async () => {
  const { user, button } = await openDelete([TOURNAMENTS[0]!]);
  await user.click(button('Удалить'));
  expect(await screen.findByText('Турниров пока нет')).toBeVisible();
});

test('DELETE-2 ERR-2 a failure keeps the dialog, says why, and is logged; the next press tries again', async () => {
  const { user, button, dialog, club } = await openDelete();
  expectTrouble(/^deleteTournament: 500.*База занята/s);
  club.answer('DELETE', (response) => response.writeHead(500).end('{"message":"База занята."}'));
  await user.click(button('Удалить'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('База занята.');
  expect(button('Удалить')).toBeEnabled();
  club.relayAgain();
  await user.click(button('Удалить'));
  expect(await screen.findByRole('row', { name: /Вера/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull();
});

test('DELETE-2 one that somebody else has deleted meanwhile counts as deleted', async () => {
  const { user, button, club } = await openDelete();
  expectTrouble(/^deleteTournament: 404/);
  await club.call('DELETE', '/api/tournaments/1');
  await user.click(button('Удалить'));
  expect(await screen.findByRole('row', { name: /Вера/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull();
});

test('DELETE-3 while deleting the buttons are disabled; ten clicks and Enter send one request', async () => {
  const { user, button, dialog, club } = await openDelete();
  const release = club.hold('DELETE');
  const press = button('Удалить');
  press.focus();
  act(() => {
    for (let time = 0; time < 10; time++) press.click();
  });
  await user.keyboard('{Enter}');
  await user.dblClick(press);
  expect(button('Удалить')).toBeDisabled();
  expect(button('Отмена')).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  release();
  expect(await screen.findByRole('row', { name: /Вера/ })).toBeVisible();
  expect(club.of('DELETE')).toHaveLength(1);
});
