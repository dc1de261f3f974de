import { FIELD_OF, VALUE_NAMES, type ValueName } from './fields';
import type { RequestField, Tournament, TournamentRequest } from './tournament';
import { TOURNAMENT_TYPES, LEVEL_MIN } from './tournament';
import { REQUEST_FIELDS } from './rules';

/** What a form holds while it is being filled, as text: the empty text is «not given» (CREATE-4). */
export type TournamentValues = Record<ValueName, string>;

/** CREATE-3. */
export const DEFAULT_VALUES: TournamentValues = {
  tournament_type: TOURNAMENT_TYPES[0],
  date: '',
  start_time: '',
  end_time: '',
  level_from: String(LEVEL_MIN),
  level_to: '',
  entry_fee: '0',
  organizer_name: '',
  organizer_phone: '',
};

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** The values with which the edit form opens. */
export const valuesOf = (tournament: Tournament): TournamentValues =>
  Object.fromEntries(
    VALUE_NAMES.map((name) => [name, textOf(tournament[name])]),
  ) as TournamentValues;

/** EDIT-5: the fee as a number, 0 where it is none. */
const feeOf = (text: string): number => Number(text) || 0;

/** A level as a number; one that was never given breaks RULE-6 rather than passing as 0. */
const levelOf = (text: string): number => (text === '' ? NaN : Number(text));

/** WIRE-3: what would be sent for these values. */
export const requestOf = (values: TournamentValues): TournamentRequest => ({
  tournamentType: values.tournament_type,
  date: values.date,
  startTime: values.start_time,
  endTime: values.end_time || null,
  levelFrom: levelOf(values.level_from),
  levelTo: values.level_to === '' ? null : Number(values.level_to),
  entryFee: feeOf(values.entry_fee),
  organizerName: values.organizer_name.trim(),
  organizerPhone: values.organizer_phone,
});

/** EDIT-8: the fields that differ once both sides are normalised. */
export function changedFields(before: TournamentRequest, after: TournamentRequest): RequestField[] {
  return REQUEST_FIELDS.filter((field) => !Object.is(before[field], after[field]));
}

/** EDIT-8, WIRE-4: the part of a request that is sent for an update. */
export const pickFields = (
  request: TournamentRequest,
  fields: readonly RequestField[],
): Partial<TournamentRequest> => Object.fromEntries(fields.map((field) => [field, request[field]]));

/** WEATHER-3: whether a tournament has these values already. */
export function hasValues(tournament: Tournament, wanted: Partial<TournamentRequest>): boolean {
  const now = requestOf(valuesOf(tournament));
  return changedFields(now, { ...now, ...wanted }).length === 0;
}

/** Messages by camelCase field, as the rules and the server give them, under the form's names. */
export const errorsByValueName = (
  errors: Partial<Record<string, string>>,
): Partial<TournamentValues> =>
  Object.fromEntries(
    VALUE_NAMES.flatMap((name) => {
      const message = errors[FIELD_OF[name]];
      return message ? [[name, message]] : [];
    }),
  );

/**
 * CREATE-9, EDIT-7: a minimum raised above the chosen maximum clears the maximum.
 * @returns the values with the new minimum
 */
export const withLevelFrom = (values: TournamentValues, level_from: string): TournamentValues => ({
  ...values,
  level_from,
  level_to:
    values.level_to !== '' && Number(values.level_to) < Number(level_from) ? '' : values.level_to,
});
