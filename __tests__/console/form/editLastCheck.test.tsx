import { screen, within } from '@testing-library/react';
import { flushActions } from '../../support/consolePatience';
import { getField, fillFields, openEdit } from '../../support/consoleForms';

/** Makes the rules accept everything, so that the check on submit runs. */
jest.mock('../../../src/console/features/tournaments/form/useTournamentRules', () => {
  const validate = () => ({});
  return { useTournamentRules: () => validate };
});

test('EDIT-4 the check of the end runs again on saving: nothing is sent, and the dialog says why', async () => {
  const { user, club, dialog, save } = await openEdit({ tournaments: [{}] });
  await fillFields(user, { 'Время окончания': '0930' });
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Время окончания должно быть больше времени начала',
  );
  await flushActions();
  expect(club.listSent('PUT')).toEqual([]);
  expect(getField('Время окончания')).toHaveValue('09:30');

  await fillFields(user, { 'Время окончания': '1400' });
  await save();
  expect(await screen.findByRole('row', { name: /10:00 – 14:00/ })).toBeVisible();
});
