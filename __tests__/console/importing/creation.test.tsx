import '../../support/consoleOwnHost';
import { screen, waitFor, within } from '@testing-library/react';
import { createCells, NAMES, openImport, ROWS } from '../../support/consoleImport';
import { waitToPass } from '../../support/consolePatience';
import { findDialog, findRow } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

async function expectEachOnce(): Promise<void> {
  for (const name of NAMES) expect(await findRow(new RegExp(name))).toBeVisible();
}

test('COMFORT-52: rows that overlap in time are marked at both, while both are ticked', async () => {
  const { user, getRow, findStatus } = await openImport([
    createCells({ Организатор: 'Вера Орлова', Дата: '06.06.2099' }),
    createCells({ Организатор: 'Олег Ким', Дата: '06.06.2099', Начало: '19:00', Окончание: '' }),
    createCells({ Организатор: 'Пётр Ёлкин', Дата: '06.06.2099', Начало: '20:00', Окончание: '' }),
    createCells({ Организатор: 'Пётр Ёлкин', Дата: '07.06.2099', Начало: '19:00' }),
  ]);
  expect(getRow(2)).toHaveTextContent(/В это же время в.строке 3: Мексикано, 19:00, Олег Ким/);
  expect(getRow(3)).toHaveTextContent(
    /В это же время в.строке 2: Мексикано, 18:00.–.20:00, Вера Орлова/,
  );
  for (const number of [4, 5]) expect(getRow(number)).not.toHaveTextContent(/В это же время/);
  await findStatus('Готово к созданию: 4');
  await user.click(screen.getByLabelText('Выбрать строку 3'));
  expect(getRow(2)).not.toHaveTextContent(/В это же время/);
});

test('COMFORT-52: the creation says how far it is, and can be stopped and continued', async () => {
  const { club, user, create, getBar, getRow, findStatus, countSent } = await openImport(ROWS);
  const release = club.hold('POST');
  await create();
  await findStatus('Создаётся 1 из 4');
  expect(getBar().getByRole('progressbar')).toBeVisible();
  expect(getRow(2)).toHaveTextContent('Создание...');
  await user.click(screen.getByRole('link', { name: 'Турниры' }));
  const question = await findDialog('Турниры ещё создаются');
  await user.click(within(question).getByRole('button', { name: 'Подождать' }));
  await user.click(screen.getByRole('button', { name: 'Остановить' }));
  release();
  await findStatus('Создано: 1, готово к созданию: 3');
  expect(countSent()).toBe(1);
  await create();
  await findStatus('Создано: 4');
});

test('COMFORT-52: a failed row says why and is sent again alone, with its own key', async () => {
  const { club, user, create, getRow, findStatus } = await openImport(ROWS);
  expectTrouble(/^createTournament: 500/);
  club.answer('POST', (response, { json }, letServer) => {
    if (!['Вера Орлова', 'Пётр Ёлкин'].includes(json.organizerName as string)) letServer();
    else response.writeHead(500).end('{"message":"Диск переполнен."}');
  });
  await create();
  await findStatus('Создано: 2, не удалось: 2');
  expect(getRow(2)).toHaveTextContent('Создан');
  expect(getRow(3)).toHaveTextContent('Не создан: Диск переполнен.');
  club.relayAgain();
  await create();
  await findStatus('Создано: 4');
  const keysOf = (name: string) =>
    club
      .listSent('POST')
      .filter(({ json }) => json.organizerName === name)
      .map(({ headers }) => headers['idempotency-key']);
  expect(NAMES.map((name) => keysOf(name).length)).toEqual([1, 2, 1, 2]);
  expect(new Set(keysOf('Вера Орлова')).size).toBe(1);
  expect(new Set(NAMES.flatMap(keysOf)).size).toBe(4);
  await user.click(screen.getByRole('button', { name: 'К списку турниров' }));
  await expectEachOnce();
});

test('COMFORT-52: an answer that was lost makes nothing twice', async () => {
  const { club, user, create, getRow, getCreationButton, findStatus } = await openImport(ROWS);
  expectTrouble(/^createTournament: FETCH_ERROR/);
  club.loseAnswerAfter('POST', 0);
  await create();
  // The console does not send the other rows, and no created row is lost.
  await waitFor(() => expect(getRow(2)).toHaveTextContent('Нет связи с сервером'));
  expect(getCreationButton()).toHaveTextContent(/^Создать 4.турнира$/);
  await create();
  await findStatus('Создано: 4');
  await user.click(screen.getByRole('button', { name: 'К списку турниров' }));
  await expectEachOnce();
});

test('COMFORT-52: a server that has no time is not asked for the rest', async () => {
  const { club, create, getRow, getCreationButton, findStatus, countSent } = await openImport(ROWS);
  expectTrouble(/^createTournament: 429/);
  club.answer('POST', (response) =>
    response.writeHead(429).end('{"message":"Слишком много запросов."}'),
  );
  await create();
  await waitFor(() => expect(getRow(2)).toHaveTextContent('Не создан: Слишком много запросов.'));
  expect(getCreationButton()).toHaveTextContent(/^Создать 4.турнира$/);
  expect(countSent()).toBe(1);
  club.relayAgain();
  await create();
  await findStatus('Создано: 4');
  expect(countSent()).toBe(5);
});

test('COMFORT-52: a refusal by the server is at its field until that is corrected', async () => {
  const { club, user, create, getRow, findStatus } = await openImport([ROWS[0]!]);
  expectTrouble(/^createTournament: 422/);
  const fieldErrors = { date: 'Дата не может быть в прошлом' };
  club.answer('POST', (response) =>
    response.writeHead(422).end(JSON.stringify({ message: 'Проверьте поля.', fieldErrors })),
  );
  await create();
  await waitToPass(() => expect(getRow(2)).toHaveTextContent('Дата не может быть в прошлом'));
  expect(getRow(2)).toHaveTextContent('Не создан: Проверьте поля.');
  club.relayAgain();
  await user.click(screen.getByRole('button', { name: 'Исправить строку 2' }));
  const date = within(screen.getByRole('group', { name: 'Строка 2' })).getByLabelText('Дата');
  await user.clear(date);
  await user.click(date);
  await user.paste('09.06.2099');
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  await create();
  await findStatus('Создано: 1');
});
