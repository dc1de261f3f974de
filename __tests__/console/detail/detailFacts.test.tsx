import '../../support/consoleOwnHost';
import { screen, waitFor, within } from '@testing-library/react';
import { openClub } from '../../support/consoleClub';
import { openDetail, readFact } from '../../support/consoleList';
import { findRow, openConsole } from '../../support/consoleScreens';
import { stopClock } from '../../support/consolePatience';

test('the details show an open level, and say that there are no applications (DETAIL-2, DETAIL-3)', async () => {
  const { user } = await openConsole({
    tournaments: [{ levelFrom: 3, levelTo: null, endTime: null }],
  });
  const detail = await openDetail(user, /Анна Соколова/);
  expect(readFact(detail, 'Уровень игроков')).toBe('3+');
  expect(readFact(detail, 'Время')).toBe('10:00');
  expect(within(detail).getByRole('tab', { name: 'Участники (0)' })).toBeVisible();
  expect(within(detail).getByText('Пока нет заявок')).toBeVisible();
});

const UNTIDY = {
  id: 41,
  tournament_type: 'Кинг-корт',
  date: '2026-06-20',
  start_time: '10:00:00',
  end_time: '12:30:00',
  level_from: '2.5',
  entry_fee: '1500.00',
  organizer_name: 'Прямо с Сервера',
  organizer_phone: '79161234567',
  created_at: 'позавчера',
  updated_at: '2026-05-01T22:30:00+00:00',
};

/** Opens the list as another host sends it. */
async function openRows(...rows: readonly unknown[]) {
  stopClock();
  const club = await openClub();
  club.answer('GET /api/tournaments', (response) => response.end(JSON.stringify(rows)));
  return openConsole({ club });
}

test('facts that another host sends in another form are shown in the usual one (WIRE-6, FORMAT-2, FORMAT-4)', async () => {
  const { user } = await openRows(UNTIDY);
  const tidy = await findRow(/Прямо с Сервера/);
  for (const text of ['10:00 – 12:30', '2.5+', '+7 (916) 123-45-67', 'Кинг-корт']) {
    expect(tidy).toHaveTextContent(text);
  }
  const detail = await openDetail(user, /Прямо с Сервера/);
  expect(readFact(detail, 'Взнос')).toBe('1 500 ₽');
  expect(readFact(detail, 'Создан')).toBe('позавчера');
  expect(readFact(detail, 'Обновлён')).toBe('02 мая 2026');
  expect(within(detail).getByText('Пока нет заявок')).toBeVisible();
});

test('a broken row is shown as far as it can be, and breaks neither list nor details (WIRE-7, FORMAT-2)', async () => {
  const { user } = await openRows(
    { id: 42, date: 'скоро', organizer_name: 'Почти Пустая', applications: 'нет' },
    { id: 43, date: '2026-02-30', start_time: 9, entry_fee: 'даром', applications: [null, {}, 5] },
    null,
    'строка',
  );
  expect(await findRow(/Почти Пустая/)).toHaveTextContent('скоро');
  expect(await findRow(/2026-02-30/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await openDetail(user, /Почти Пустая/);
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const broken = await openDetail(user, /2026-02-30/);
  expect(within(broken).getByRole('tab', { name: 'Участники (1)' })).toBeVisible();
});

test('a row without a number can be read, and has no buttons (WIRE-7, FORMAT-4)', async () => {
  await openRows(UNTIDY, {
    organizer_name: 'Без Номера',
    date: '2026-06-21',
    organizer_phone: '+44 20 7946 0958',
  });
  const nameless = await findRow(/Без Номера/);
  expect(nameless).toHaveTextContent('+44 20 7946 0958');
  expect(within(nameless).queryByRole('button')).toBeNull();
  expect(within(await findRow(/Прямо с Сервера/)).getAllByRole('button')).not.toHaveLength(0);
});
