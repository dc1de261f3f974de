import { screen } from '@testing-library/react';
import { config } from '../../../src/console/config';
import { getButton, fillFields, GIVEN, openCreateForm } from '../../support/consoleForms';
import { expectTrouble } from '../../support/consoleTroubles';

afterEach(() => void jest.restoreAllMocks());

test('TRUST-43: the rest of a series, begun at the date whose answer was lost, makes nothing twice', async () => {
  jest.replaceProperty(config, 'features', ['idempotency-key']);
  const { club, user } = await openCreateForm();
  await fillFields(user, GIVEN);
  await user.selectOptions(screen.getByLabelText('Повторять еженедельно'), '3');
  expectTrouble(/^createTournament: FETCH_ERROR/);
  club.loseAnswerAfter('POST', 1);
  await user.click(getButton('Создать 3\u00a0турнира'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Создано 1 из 3.');
  club.relayAgain();
  await fillFields(user, { Дата: '27.06.2026' });
  await user.selectOptions(screen.getByLabelText('Повторять еженедельно'), '2');
  await user.click(getButton('Создать 2\u00a0турнира'));
  await screen.findByText('Создано успешно: 2 турнира!');
  const { json } = await club.call('GET', '/api/tournaments');
  expect((json as { date: string }[]).map(({ date }) => date).sort()).toEqual([
    '2026-06-20',
    '2026-06-27',
    '2026-07-04',
  ]);
});
