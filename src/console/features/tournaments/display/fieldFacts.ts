import { NOTHING, shown } from '../../../../domain/format';
import { formatLevelRange } from '../../../../domain/level';
import { formatLongDate } from '../../../../domain/longDate';
import { formatFee } from '../../../../domain/money';
import { formatTimeRange } from '../../../../domain/time';
import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
  type LoadedFields,
} from '../../../../domain/tournamentFields';
import { shownField } from './shownField';

/** DETAIL-2, EDIT-3: what the fields say, in words, two of them in one fact where they belong together. */
export const fieldFacts = (fields: LoadedFields) => ({
  'Тип турнира': fields.tournament_type || NOTHING,
  Дата: shown(fields.date, formatLongDate),
  Время: formatTimeRange(fields.start_time, fields.end_time),
  'Уровень игроков': formatLevelRange(fields.level_from, fields.level_to),
  Взнос: formatFee(fields.entry_fee),
  Организатор: fields.organizer_name || NOTHING,
  Телефон: fields.organizer_phone || NOTHING,
});

const TOLD: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['tournament_type', 'date', 'start_time', 'end_time', 'level_from', 'level_to'] as const),
  ...(['entry_fee', 'organizer_name', 'organizer_phone'] as const),
]);

/** The fields that are not among those facts, each under its own label. */
export const otherFacts = (fields: LoadedFields): Record<string, string> =>
  Object.fromEntries(
    FIELD_NAMES.filter((name) => !TOLD.has(name)).map((name) => [
      TOURNAMENT_FIELDS[name].label,
      shownField(name, fields[name]),
    ]),
  );
