import { toFormValues, type TournamentFormValues } from '../../../src/domain/tournament/formValues';
import { createTournament } from './samples';

/** What the form holds of a tournament that is opened, and what somebody has typed since. */
export const createValues = (
  changes: Partial<TournamentFormValues> = {},
): TournamentFormValues => ({
  ...toFormValues(createTournament()),
  ...changes,
});
