import type { ValueName } from '../../../domain/fields';
import { requestOf, type TournamentValues } from '../../../domain/values';
import { shownField } from './shownField';

/** One value of a form as it is read. */
export function shownValue(name: ValueName, values: TournamentValues): string {
  return shownField(name, name === 'entry_fee' ? requestOf(values).entryFee : values[name]);
}
