import { FIELD_KIND_RULES } from './fieldKinds';
import type { Tournament, TournamentRequest } from './tournament';
import {
  FIELD_NAMES,
  mapFields,
  REQUEST_FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
  type LoadedFields,
  type RequestFieldName,
  type TournamentFieldSpec,
} from './tournamentFields';

/** What a form holds while it is being filled, as text: the empty text is «not given» (CREATE-4). */
export type TournamentFormValues = Record<FieldName, string>;

/** CREATE-3: what the create form begins with. */
export const INITIAL_FORM_VALUES: TournamentFormValues = mapFields((_, { initial }) => initial);

const toInputText = (value: string | number | null): string =>
  value === null ? '' : String(value);

/** The values with which the edit form opens. */
export const toFormValues = (tournament: Tournament): TournamentFormValues =>
  mapFields((name) => toInputText(tournament[name]));

/** WIRE-3: what would be sent for these values. */
export const toRequestFromForm = (values: TournamentFormValues): TournamentRequest =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const { requestName, kind, isOptional } = TOURNAMENT_FIELDS[name];
      const isGiven = values[name] !== '' || !isOptional;
      return [requestName, isGiven ? FIELD_KIND_RULES[kind].parseForm(values[name]) : null];
    }),
  ) as TournamentRequest;

/** The fields as they would be loaded once these values were saved; a number that is none is null. */
export function toLoadedFromForm(values: TournamentFormValues): LoadedFields {
  const request = toRequestFromForm(values);
  return mapFields((name) => {
    const value = request[TOURNAMENT_FIELDS[name].requestName];
    return Number.isNaN(value) ? null : value;
  }) as LoadedFields;
}

/** A tournament's own fields under the names by which they are sent. */
export const toRequestFromTournament = (
  tournament: Pick<Tournament, FieldName>,
): TournamentRequest =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [TOURNAMENT_FIELDS[name].requestName, tournament[name]]),
  ) as unknown as TournamentRequest;

/** The request without the fields that a server with only these features would not know. */
export const omitUnsupportedFields = <Request extends Partial<TournamentRequest>>(
  request: Request,
  features: readonly string[],
  fields: Readonly<Record<string, TournamentFieldSpec>> = TOURNAMENT_FIELDS,
): Request => {
  const unknown = Object.values(fields).filter(
    ({ feature }) => feature && !features.includes(feature),
  );
  const names = new Set(unknown.map(({ requestName }) => requestName));
  return Object.fromEntries(
    Object.entries(request).filter(([name]) => !names.has(name)),
  ) as Request;
};

/** EDIT-8: the fields that differ once both sides are normalised. */
export function listChangedFields(
  before: TournamentRequest,
  after: TournamentRequest,
): RequestFieldName[] {
  return REQUEST_FIELD_NAMES.filter((field) => !Object.is(before[field], after[field]));
}

/** EDIT-8: the form's fields that would be saved with another value. */
export function listChangedFormFields(
  before: TournamentFormValues,
  after: TournamentFormValues,
): FieldName[] {
  const changed = listChangedFields(toRequestFromForm(before), toRequestFromForm(after));
  return FIELD_NAMES.filter((name) => changed.includes(TOURNAMENT_FIELDS[name].requestName));
}

/** EDIT-8, WIRE-4: the part of a request that is sent for an update. */
export const pickFromRequest = (
  request: TournamentRequest,
  fields: readonly RequestFieldName[],
): Partial<TournamentRequest> => Object.fromEntries(fields.map((field) => [field, request[field]]));

/** WEATHER-3: whether a tournament has these values already. */
export function hasRequestedValues(
  tournament: Tournament,
  wanted: Partial<TournamentRequest>,
): boolean {
  const now = toRequestFromForm(toFormValues(tournament));
  return listChangedFields(now, { ...now, ...wanted }).length === 0;
}

/** Messages by camelCase field, as the rules and the server give them, under the form's names. */
export const toFieldErrors = (
  errors: Partial<Record<string, string>>,
): Partial<TournamentFormValues> =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const message = errors[TOURNAMENT_FIELDS[name].requestName];
      return message ? [[name, message]] : [];
    }),
  );

/**
 * CREATE-9, EDIT-7: a minimum raised above the chosen maximum clears the maximum.
 * @returns the values with the new minimum
 */
export const setLevelFrom = (
  values: TournamentFormValues,
  level_from: string,
): TournamentFormValues => ({
  ...values,
  level_from,
  level_to:
    values.level_to !== '' && Number(values.level_to) < Number(level_from) ? '' : values.level_to,
});
