import type { ValueName } from '../../../domain/fields';
import { formatFee, formatLevel, NOTHING, shown } from '../../../domain/format';
import { formatLongDate } from '../../../domain/longDate';

/** A field's value as it is read; null and the empty text are «not given». */
export function shownField(name: ValueName, value: string | number | null): string {
  const amount = value === null || value === '' ? null : Number(value);
  if (name === 'entry_fee') return formatFee(amount);
  if (name === 'level_from' || name === 'level_to') return formatLevel(amount);
  const text = String(value ?? '');
  return name === 'date' ? shown(text, formatLongDate) : text || NOTHING;
}
