import { formatLevelRange } from '../../../../domain/fields/level';
import { formatTimeRange } from '../../../../domain/dates/time';
import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
  type LoadedFields,
} from '../../../../domain/tournament/tournamentFields';
import { formatField } from './formatField';

/** What one field says, or two that belong together. */
type Fact = { fields: readonly FieldName[]; text: (values: LoadedFields) => string };

const factOf = (name: FieldName): Fact => ({
  fields: [name],
  text: (values) => formatField(name, values[name]),
});

const FACTS = {
  'Тип турнира': factOf('tournament_type'),
  Дата: factOf('date'),
  Время: {
    fields: ['start_time', 'end_time'],
    text: ({ start_time, end_time }) => formatTimeRange(start_time, end_time),
  },
  'Уровень игроков': {
    fields: ['level_from', 'level_to'],
    text: ({ level_from, level_to }) => formatLevelRange(level_from, level_to),
  },
  Взнос: factOf('entry_fee'),
  Организатор: factOf('organizer_name'),
  Телефон: factOf('organizer_phone'),
} as const satisfies Readonly<Record<string, Fact>>;

const inFacts: ReadonlySet<FieldName> = new Set(
  Object.values<Fact>(FACTS).flatMap(({ fields }) => fields),
);

const textsOf = <Label extends string>(
  facts: Readonly<Record<Label, Fact>>,
  values: LoadedFields,
) =>
  Object.fromEntries(
    Object.entries<Fact>(facts).map(([label, { text }]) => [label, text(values)]),
  ) as Record<Label, string>;

/** DETAIL-2, EDIT-3: what the fields say, by label and in words. */
export const buildFieldFacts = (values: LoadedFields) => textsOf(FACTS, values);

const OTHER_FACTS = Object.fromEntries(
  FIELD_NAMES.filter((name) => !inFacts.has(name)).map((name) => [
    TOURNAMENT_FIELDS[name].label,
    factOf(name),
  ]),
);

/** The fields that are not among those facts, each under its own label. */
export const buildOtherFacts = (values: LoadedFields): Record<string, string> =>
  textsOf(OTHER_FACTS, values);
