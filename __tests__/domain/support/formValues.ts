import { toFormValues, type TournamentFormValues } from '../../../src/domain/tournament/formValues';
import { createTournament } from './samples';

/** Values of the edit form for an opened tournament, with the changes typed into it. */
export const createValues = (
  changes: Partial<TournamentFormValues> = {},
): TournamentFormValues => ({
  ...toFormValues(createTournament()),
  ...changes,
});
