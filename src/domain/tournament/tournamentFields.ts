import type { ServerFeature } from '../protocol/serverFeatures';
import { LEVEL_MIN } from '../fields/level';
import { TOURNAMENT_TYPES } from './tournamentTypes';

/** Kinds of fields; `fieldKinds.ts` has the rules of each kind. */
export type FieldKind = 'type' | 'date' | 'time' | 'endTime' | 'level' | 'fee' | 'name' | 'phone';
type NumberKind = 'level' | 'fee';

export type TournamentFieldSpec = {
  /** Name in requests (WIRE-3). */
  requestName: string;
  /** Label of the form's field (CREATE-13). */
  label: string;
  /** Name within a sentence: «Осталось: дата, время начала» (CREATE-6). */
  nameInSentence: string;
  kind: FieldKind;
  /** True when the value may be null, which means «not given». */
  isOptional: boolean;
  /** Initial text in the create form (CREATE-3). */
  initial: string;
  /** Name of the field's column in a file (COMFORT-40). */
  columnName: string;
  /**
   * The server's feature for a field beyond those of WIRE-3. Hosts without the feature are never sent the field. A
   * request to the club's server may omit it, which means null.
   */
  feature?: ServerFeature;
};

/**
 * The fields of a tournament by their names in API and database, in the form's order (CREATE-4, WIRE-2). Forms,
 * requests, responses, SQL, files and the import are derived from this object. docs/architecture.md lists the further
 * steps for a new field.
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
/** Name of a field in API, database and form (CREATE-4). */
export type FieldName = keyof Fields;
/** Name of a field in requests (WIRE-3). */
export type RequestFieldName = Fields[FieldName]['requestName'];

type Value<Name extends FieldName> = Fields[Name]['kind'] extends NumberKind ? number : string;
type OrNull<Name extends FieldName> = Fields[Name]['isOptional'] extends true ? null : never;

/** Stored values: dates yyyy-MM-dd, times HH:MM, fees in whole roubles. */
export type StoredFields = { [Name in FieldName]: Value<Name> | OrNull<Name> };
/** Loaded values; an invalid number from the server is null (WIRE-7). */
export type LoadedFields = {
  [Name in FieldName]: Value<Name> | OrNull<Name> | (Value<Name> extends number ? null : never);
};
type FeaturedName = {
  [Name in FieldName]: Fields[Name] extends { feature: ServerFeature } ? Name : never;
}[FieldName];
/** Sent values (WIRE-3). A field that only some hosts support may be missing. */
export type RequestFields = {
  [Name in Exclude<FieldName, FeaturedName> as Fields[Name]['requestName']]:
    Value<Name> | OrNull<Name>;
} & { [Name in FeaturedName as Fields[Name]['requestName']]?: Value<Name> | OrNull<Name> };

export const TOURNAMENT_FIELDS: Readonly<
  Record<FieldName, TournamentFieldSpec & { requestName: RequestFieldName }>
> = fields;
export const FIELD_NAMES = Object.keys(fields) as readonly FieldName[];
export const REQUEST_FIELD_NAMES = FIELD_NAMES.map((name) => TOURNAMENT_FIELDS[name].requestName);

/** The fields in every request for a new tournament (WIRE-3). */
export const REQUIRED_FIELDS = FIELD_NAMES.map((name) => TOURNAMENT_FIELDS[name])
  .filter(({ feature }) => !feature)
  .map(({ requestName }) => requestName);

export const mapFields = <Result>(
  createValue: (name: FieldName, field: TournamentFieldSpec) => Result,
): Record<FieldName, Result> =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, createValue(name, TOURNAMENT_FIELDS[name])]),
  ) as Record<FieldName, Result>;

/** Names of the fields within a sentence (CREATE-6). */
export const FIELD_LABELS_IN_SENTENCES = mapFields((_, { nameInSentence }) => nameInSentence);
