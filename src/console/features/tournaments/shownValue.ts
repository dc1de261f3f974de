import type { FieldName } from '../../../domain/tournamentFields';
import { loadedOf, type TournamentValues } from '../../../domain/values';
import { shownField } from './shownField';

/** One value of a form as it is read. */
export const shownValue = (name: FieldName, values: TournamentValues): string =>
  shownField(name, loadedOf(values)[name]);
