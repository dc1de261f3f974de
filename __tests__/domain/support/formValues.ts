import { toFormValues, type TournamentValues } from '../../../src/domain/tournament/formValues';
import { aTournament } from './samples';

/** What the form holds of a tournament that is opened, and what somebody has typed since. */
export const values = (changes: Partial<TournamentValues> = {}): TournamentValues => ({
  ...toFormValues(aTournament()),
  ...changes,
});
