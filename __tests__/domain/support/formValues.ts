import { toFormValues, type TournamentValues } from '../../../src/domain/tournament/formValues';
import { createTournament } from './samples';

/** What the form holds of a tournament that is opened, and what somebody has typed since. */
export const createValues = (changes: Partial<TournamentValues> = {}): TournamentValues => ({
  ...toFormValues(createTournament()),
  ...changes,
});
