import type { ValueName } from '../../../domain/fields';
import { formatLevel, formatMoney, NOTHING, shown } from '../../../domain/format';
import { formatLongDate } from '../../../domain/longDate';
import { requestOf, type TournamentValues } from '../../../domain/values';

/** One value of a form as it is read. */
export function shownValue(name: ValueName, values: TournamentValues): string {
  if (name === 'date') return shown(values.date, formatLongDate);
  if (name === 'entry_fee') return formatMoney(requestOf(values).entryFee);
  if (name === 'level_from' || name === 'level_to') {
    return formatLevel(values[name] === '' ? null : Number(values[name]));
  }
  return values[name] || NOTHING;
}
