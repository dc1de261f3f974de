import { toFormValues, type TournamentFormValues } from '../../../src/domain/tournament/formValues';
import { createTournament } from './samples';

/** The form's values of an opened tournament, with the changes typed since. */
export const createValues = (
  changes: Partial<TournamentFormValues> = {},
): TournamentFormValues => ({
  ...toFormValues(createTournament()),
  ...changes,
});
