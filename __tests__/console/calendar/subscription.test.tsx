import { screen } from '@testing-library/react';
import { config } from '../../../src/console/config';
import { openConsole } from '../../support/consoleScreens';

test('COMFORT-48: the address begins with where people reach the console, if the page says so', async () => {
  jest.replaceProperty(config, 'features', ['calendar']);
  jest.replaceProperty(config, 'publicUrl', 'https://club.example.ru');
  const { user } = await openConsole({ path: '/subscription' });
  await user.click(await screen.findByRole('button', { name: 'Создать адрес' }));
  const address = await screen.findByRole('textbox', { name: 'Адрес подписки' });
  expect(address).toHaveDisplayValue(/^https:\/\/club\.example\.ru\/calendar\/[\w-]{43}\.ics$/);
});

test('SEEN-81: an address of this computer alone says what to set', async () => {
  jest.replaceProperty(config, 'features', ['calendar']);
  jest.replaceProperty(config, 'publicUrl', 'http://127.0.0.1:8080');
  const { user } = await openConsole({ path: '/subscription' });
  await user.click(await screen.findByRole('button', { name: 'Создать адрес' }));
  expect(await screen.findByText(/^Адрес 127\.0\.0\.1 открывается только/)).toBeVisible();
});
