import { screen } from '@testing-library/react';
import { validateClubHours } from '../../../src/domain/tournament/clubHours';
import { flushActions } from '../../support/consolePatience';
import { getField, fillFields, GIVEN, openCreateForm } from '../../support/consoleForms';
import { expectTrouble } from '../../support/consoleTroubles';
import { TOURNAMENT } from '../../support/serverSamples';

/** Makes the rules accept everything, so that the check on submit runs. */
jest.mock('../../../src/console/features/tournaments/form/useTournamentRules', () => {
  const validate = () => ({});
  return { useTournamentRules: () => validate };
});

test.each([
  ['an end before the start', { startTime: '12:00', endTime: '11:00' }, /end is not after/],
  ['an end at the start', { startTime: '12:00', endTime: '12:00' }, /end is not after/],
  ['a start below the minimum', { startTime: '07:59', endTime: null }, /before the club opens/],
  ['an end hour above 23', { startTime: '12:00', endTime: '24:00' }, /after the club closes/],
  ['times within the hours', { startTime: '08:00', endTime: '23:59' }, null],
  ['no end', { startTime: '23:00', endTime: null }, null],
])('CREATE-12 %s', (_, times, problem) => {
  const found = validateClubHours({ ...TOURNAMENT, ...times });
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeNull();
});

test.each([
  ['1000', '0930', /end is not after the start/],
  ['0700', '', /start is before the club opens/],
])(
  'CREATE-12 from %s to «%s» nothing is sent, and only the console says why',
  async (from, to, why) => {
    const { user, club, submit } = await openCreateForm();
    expectTrouble(why);
    await fillFields(user, { ...GIVEN, 'Время начала': from, 'Время окончания': to });
    await submit();
    await flushActions();
    expect(club.listSent('POST')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Турнир создан успешно!')).toBeNull();
    expect(getField('Имя организатора')).toHaveValue('Вера Орлова');
  },
);
