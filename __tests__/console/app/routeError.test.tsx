import { screen } from '@testing-library/react';
import { openConsole } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

/** Fails as webpack's loader does when a file of the build is missing. */
jest.mock('../../../src/console/features/tournaments/form/NewTournamentScreen', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('ROUTE-5 a screen that does not load ends in a page that says so and reloads', async () => {
  const { user } = await openConsole();
  await screen.findByText('Турниров пока нет');
  expectTrouble(/Loading chunk 7 failed/);
  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(document.title).toBe('Unexpected Application Error!');
  expect(screen.getByText(/Перезагрузите страницу/)).toBeVisible();

  // jsdom cannot reload and reports that.
  expectTrouble(/Not implemented: navigation/);
  await user.click(screen.getByRole('button', { name: 'Перезагрузить' }));
});
