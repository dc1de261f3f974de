import { act, screen, within } from '@testing-library/react';
import { button, fieldOf, fill, openNew } from '../support/consoleForms';
import { NOW } from '../support/serverSamples';

const DAY = 86_400_000;

/** The calendar of the create form, opened on a day of June 2026. */
async function openCalendar(today = 10) {
  const opened = await openNew();
  jest.setSystemTime(NOW + (today - 1) * DAY);
  // An open page notices the new day when it comes back to sight.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await opened.user.click(button('Выбрать дату'));
  const calendar = await screen.findByRole('dialog', { name: 'Календарь' });
  const day = (number: number) =>
    within(calendar).getByRole('button', { name: new RegExp(`(?<!\\d)${number} июня 2026`) });
  return { ...opened, calendar, day };
}

test('INPUT-1 it is Russian and begins on Monday', async () => {
  const { calendar } = await openCalendar();
  expect(within(calendar).getByText(/^июнь 2026/i)).toBeVisible();
  const weekdays = within(calendar)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent.toLowerCase().slice(0, 2));
  expect(weekdays).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
});

test('INPUT-1 RULE-13 days before the club’s today are disabled, today and later ones free', async () => {
  const { user, day } = await openCalendar();
  for (const past of [1, 8, 9]) expect(day(past)).toBeDisabled();
  for (const free of [10, 11, 30]) expect(day(free)).toBeEnabled();
  await user.click(day(9));
  expect(fieldOf('Дата')).toHaveValue('');
});

test('INPUT-1 a picked day is shown as dd.MM.yyyy, stored as yyyy-MM-dd, and the popup goes', async () => {
  const { user, day, club, submit } = await openCalendar(1);
  await user.click(day(15));
  expect(fieldOf('Дата')).toHaveValue('15.06.2026');
  expect(screen.queryByRole('dialog', { name: 'Календарь' })).toBeNull();
  await fill(user, {
    'Время начала': '1000',
    'Имя организатора': 'Вера',
    'Телефон организатора': '9161234567',
  });
  await submit();
  await screen.findByText('Турнир создан успешно!');
  expect(club.of('POST')[0]!.json).toMatchObject({ date: '2026-06-15' });
});

test('INPUT-1 it opens on the month of the date that was typed', async () => {
  const { user } = await openNew();
  await user.type(fieldOf('Дата'), '05.11.2026');
  await user.click(button('Выбрать дату'));
  const calendar = await screen.findByRole('dialog', { name: 'Календарь' });
  expect(within(calendar).getByText(/^ноябрь 2026/i)).toBeVisible();
});
