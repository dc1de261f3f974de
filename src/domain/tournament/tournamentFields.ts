import type { ServerFeature } from '../protocol/serverFeatures';
import { LEVEL_MIN } from '../fields/level';
import { TOURNAMENT_TYPES } from './tournamentTypes';

/** What the value of a field is: `fieldKinds.ts` knows how each kind is read. */
export type FieldKind = 'type' | 'date' | 'time' | 'endTime' | 'level' | 'fee' | 'name' | 'phone';
type NumberKind = 'level' | 'fee';

export type TournamentFieldSpec = {
  /** WIRE-3: the name under which it is sent. */
  requestName: string;
  /** CREATE-13: its name over the form's field. */
  label: string;
  /** CREATE-6: its name within a sentence, «Осталось: дата, время начала». */
  nameInSentence: string;
  kind: FieldKind;
  /** Whether it may be null: «not given». */
  isOptional: boolean;
  /** CREATE-3: what the create form begins with. */
  initial: string;
  /** COMFORT-40: the name of its column in a file. */
  columnName: string;
  /**
   * The feature of the server that knows it, for a field beyond those of WIRE-3. A host without it
   * is never sent the field, and a request to ours may leave it out: it is null then.
   */
  feature?: ServerFeature;
};

/**
 * Everything that a tournament's own fields are, by the names of the wire and the database
 * (CREATE-4, WIRE-2), in the form's order. Forms, requests, answers, SQL, files and the import follow
 * this table; CONTRIBUTING.md says what a new field needs beside it.
 */
const fields = {
  tournament_type: {
    requestName: 'tournamentType',
    label: 'Тип турнира',
    nameInSentence: 'тип турнира',
    kind: 'type',
    isOptional: false,
    initial: TOURNAMENT_TYPES[0],
    columnName: 'Тип',
  },
  date: {
    requestName: 'date',
    label: 'Дата',
    nameInSentence: 'дата',
    kind: 'date',
    isOptional: false,
    initial: '',
    columnName: 'Дата',
  },
  start_time: {
    requestName: 'startTime',
    label: 'Время начала',
    nameInSentence: 'время начала',
    kind: 'time',
    isOptional: false,
    initial: '',
    columnName: 'Начало',
  },
  end_time: {
    requestName: 'endTime',
    label: 'Время окончания',
    nameInSentence: 'время окончания',
    kind: 'endTime',
    isOptional: true,
    initial: '',
    columnName: 'Окончание',
  },
  level_from: {
    requestName: 'levelFrom',
    label: 'Минимальный уровень',
    nameInSentence: 'минимальный уровень',
    kind: 'level',
    isOptional: false,
    initial: String(LEVEL_MIN),
    columnName: 'Уровень от',
  },
  level_to: {
    requestName: 'levelTo',
    label: 'Максимальный уровень',
    nameInSentence: 'максимальный уровень',
    kind: 'level',
    isOptional: true,
    initial: '',
    columnName: 'Уровень до',
  },
  entry_fee: {
    requestName: 'entryFee',
    label: 'Взнос, ₽',
    nameInSentence: 'взнос',
    kind: 'fee',
    isOptional: false,
    initial: '0',
    columnName: 'Взнос, ₽',
  },
  organizer_name: {
    requestName: 'organizerName',
    label: 'Имя организатора',
    nameInSentence: 'имя организатора',
    kind: 'name',
    isOptional: false,
    initial: '',
    columnName: 'Организатор',
  },
  organizer_phone: {
    requestName: 'organizerPhone',
    label: 'Телефон организатора',
    nameInSentence: 'телефон организатора',
    kind: 'phone',
    isOptional: false,
    initial: '',
    columnName: 'Телефон',
  },
} as const satisfies Record<string, TournamentFieldSpec>;

type Fields = typeof fields;
/** CREATE-4: a field by its name on the wire, in the database and in the form. */
export type FieldName = keyof Fields;
/** WIRE-3: a field by the name under which it is sent. */
export type RequestFieldName = Fields[FieldName]['requestName'];

type Value<Name extends FieldName> = Fields[Name]['kind'] extends NumberKind ? number : string;
type OrNull<Name extends FieldName> = Fields[Name]['isOptional'] extends true ? null : never;

/** As they are stored: dates yyyy-MM-dd, times HH:MM, fees in whole roubles. */
export type StoredFields = { [Name in FieldName]: Value<Name> | OrNull<Name> };
/** As they are loaded: a number that the server sent broken is null (WIRE-7). */
export type LoadedFields = {
  [Name in FieldName]: Value<Name> | OrNull<Name> | (Value<Name> extends number ? null : never);
};
type FeaturedName = {
  [Name in FieldName]: Fields[Name] extends { feature: ServerFeature } ? Name : never;
}[FieldName];
/** As they are sent (WIRE-3); what only some hosts know may be missing. */
export type RequestFields = {
  [Name in Exclude<FieldName, FeaturedName> as Fields[Name]['requestName']]:
    Value<Name> | OrNull<Name>;
} & { [Name in FeaturedName as Fields[Name]['requestName']]?: Value<Name> | OrNull<Name> };

export const TOURNAMENT_FIELDS: Readonly<
  Record<FieldName, TournamentFieldSpec & { requestName: RequestFieldName }>
> = fields;
export const FIELD_NAMES = Object.keys(fields) as readonly FieldName[];
export const REQUEST_FIELD_NAMES = FIELD_NAMES.map((name) => TOURNAMENT_FIELDS[name].requestName);

/** WIRE-3: those that every request for a new tournament has. */
export const REQUIRED_FIELDS = FIELD_NAMES.map((name) => TOURNAMENT_FIELDS[name])
  .filter(({ feature }) => !feature)
  .map(({ requestName }) => requestName);

/** Something of each field, by its name. */
export const mapFields = <Result>(
  createValue: (name: FieldName, field: TournamentFieldSpec) => Result,
): Record<FieldName, Result> =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, createValue(name, TOURNAMENT_FIELDS[name])]),
  ) as Record<FieldName, Result>;

/** CREATE-6: the fields' names within a sentence, by field. */
export const FIELD_LABELS_IN_SENTENCES = mapFields((_, { nameInSentence }) => nameInSentence);
