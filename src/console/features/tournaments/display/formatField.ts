import { MISSING_FACT_TEXT, formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import { formatLongDate } from '../../../../domain/dates/longDate';
import { formatFee } from '../../../../domain/fields/money';
import { TOURNAMENT_FIELDS, type FieldName } from '../../../../domain/tournament/tournamentFields';
import {
  toLoadedFromForm,
  type TournamentFormValues,
} from '../../../../domain/tournament/formValues';

/** A field's value as text. Null and an empty text are formatted as «not given». */
export function formatField(name: FieldName, value: string | number | null): string {
  const { kind } = TOURNAMENT_FIELDS[name];
  const amount = value === null || value === '' ? null : Number(value);
  if (kind === 'fee') return formatFee(amount);
  if (kind === 'level') return formatLevel(amount);
  const text = String(value ?? '');
  return kind === 'date' ? formatOrRaw(text, formatLongDate) : text || MISSING_FACT_TEXT;
}

export const formatFormField = (name: FieldName, values: TournamentFormValues): string =>
  formatField(name, toLoadedFromForm(values)[name]);
