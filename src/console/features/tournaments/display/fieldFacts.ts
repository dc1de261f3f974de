import { formatLevelRange } from '../../../../domain/fields/level';
import { formatTimeRange } from '../../../../domain/dates/time';
import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
  type LoadedFields,
} from '../../../../domain/tournament/tournamentFields';
import { formatField } from './formatField';

/** The text of one field, or of two related fields. */
type Fact = { fields: readonly FieldName[]; format: (values: LoadedFields) => string };

const createFact = (name: FieldName): Fact => ({
  fields: [name],
  format: (values) => formatField(name, values[name]),
});

const FACTS = {
  'Тип турнира': createFact('tournament_type'),
  Дата: createFact('date'),
  Время: {
    fields: ['start_time', 'end_time'],
    format: ({ start_time, end_time }) => formatTimeRange(start_time, end_time),
  },
  'Уровень игроков': {
    fields: ['level_from', 'level_to'],
    format: ({ level_from, level_to }) => formatLevelRange(level_from, level_to),
  },
  Взнос: createFact('entry_fee'),
  Организатор: createFact('organizer_name'),
  Телефон: createFact('organizer_phone'),
} as const satisfies Readonly<Record<string, Fact>>;

const inFacts: ReadonlySet<FieldName> = new Set(
  Object.values<Fact>(FACTS).flatMap(({ fields }) => fields),
);

const buildTexts = <Label extends string>(
  facts: Readonly<Record<Label, Fact>>,
  values: LoadedFields,
) =>
  Object.fromEntries(
    Object.entries<Fact>(facts).map(([label, { format }]) => [label, format(values)]),
  ) as Record<Label, string>;

/** Texts of the fields by label (DETAIL-2, EDIT-3). */
export const buildFieldFacts = (values: LoadedFields) => buildTexts(FACTS, values);

const OTHER_FACTS = Object.fromEntries(
  FIELD_NAMES.filter((name) => !inFacts.has(name)).map((name) => [
    TOURNAMENT_FIELDS[name].label,
    createFact(name),
  ]),
);

/** Texts of the fields that FACTS lacks, each under its own label. */
export const buildOtherFacts = (values: LoadedFields): Record<string, string> =>
  buildTexts(OTHER_FACTS, values);
