import { act, screen, within } from '@testing-library/react';
import { getButton, getField, openCreateForm } from '../../support/consoleForms';
import { NOW } from '../../support/serverSamples';

const DAY = 86_400_000;

/** Opens the calendar of the create form on the given day of June 2026. */
async function openCalendar(today = 10) {
  const opened = await openCreateForm();
  jest.setSystemTime(NOW + (today - 1) * DAY);
  // An open page checks the date when it becomes visible again.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await opened.user.click(getButton('Выбрать дату'));
  const calendar = await screen.findByRole('dialog', { name: 'Календарь' });
  const day = (number: number) =>
    within(calendar).getByRole('button', { name: new RegExp(`(?<!\\d)${number} июня 2026`) });
  return { ...opened, calendar, day };
}

test('INPUT-1 RULE-13 days before the club’s today are disabled, today and later ones free', async () => {
  const { user, day } = await openCalendar();
  for (const past of [1, 8, 9]) expect(day(past)).toBeDisabled();
  for (const free of [10, 11, 30]) expect(day(free)).toBeEnabled();
  await user.click(day(9));
  expect(getField('Дата')).toHaveValue('');
});
