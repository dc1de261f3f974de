import { fireEvent, screen } from '@testing-library/react';
import { openConsole } from '../../support/consoleScreens';

test('COMFORT-3: a year of too many digits, as browsers take it, is no day, and the page stays', async () => {
  const { user } = await openConsole({
    path: '/tournaments?period=range&from=2026-06-01',
    tournaments: [{}],
  });
  await user.click(await screen.findByRole('button', { name: /^Фильтры/ }));
  const from = await screen.findByLabelText('С даты');
  fireEvent.change(from, { target: { value: '20266-06-05' } });
  expect(await screen.findByRole('row', { name: /Анна/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сбросить фильтр: Период' })).toBeVisible();
  expect(from).toHaveValue('');
});
