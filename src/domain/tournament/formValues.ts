import type { ServerFeature } from '../protocol/serverFeatures';
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

/** Texts of a form. The empty text means «not given» (CREATE-4). */
export type TournamentFormValues = Record<FieldName, string>;

/** Initial values of the create form (CREATE-3). */
export const INITIAL_FORM_VALUES: TournamentFormValues = mapFields((_, { initial }) => initial);

const toInputText = (value: string | number | null): string =>
  value === null ? '' : String(value);

/** Converts a tournament to the initial values of the edit form. */
export const toFormValues = (tournament: Tournament): TournamentFormValues =>
  mapFields((name) => toInputText(tournament[name]));

/** Converts a form's values to a request (WIRE-3). */
export const toRequestFromForm = (values: TournamentFormValues): TournamentRequest =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const { requestName, kind, isOptional } = TOURNAMENT_FIELDS[name];
      const isGiven = values[name] !== '' || !isOptional;
      return [requestName, isGiven ? FIELD_KIND_RULES[kind].parseForm(values[name]) : null];
    }),
  ) as TournamentRequest;

/** The fields as they will be loaded after saving these values; an invalid number is null. */
export function toLoadedFromForm(values: TournamentFormValues): LoadedFields {
  const request = toRequestFromForm(values);
  return mapFields((name) => {
    const value = request[TOURNAMENT_FIELDS[name].requestName];
    return Number.isNaN(value) ? null : value;
  }) as LoadedFields;
}

/** Converts a tournament's fields to their names in requests. */
export const toRequestFromTournament = (
  tournament: Pick<Tournament, FieldName>,
): TournamentRequest =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [TOURNAMENT_FIELDS[name].requestName, tournament[name]]),
  ) as unknown as TournamentRequest;

/** Omits the fields that a server with these features does not support. */
export const omitUnsupportedFields = <Request extends Partial<TournamentRequest>>(
  request: Request,
  features: readonly string[],
  fields: Readonly<Record<string, TournamentFieldSpec>> = TOURNAMENT_FIELDS,
): Request => {
  const unknown = Object.values(fields).filter(
    ({ feature }) => feature && !features.includes(feature),
  );
  const names = new Set<string>(unknown.map(({ requestName }) => requestName));
  if (!features.includes('play' satisfies ServerFeature)) names.add('copyOf');
  return Object.fromEntries(
    Object.entries(request).filter(([name]) => !names.has(name)),
  ) as Request;
};

/** The fields that differ after both sides were normalised (EDIT-8). */
export function listChangedFields(
  before: TournamentRequest,
  after: TournamentRequest,
): RequestFieldName[] {
  return REQUEST_FIELD_NAMES.filter((field) => !Object.is(before[field], after[field]));
}

/** The form's fields whose stored value would change (EDIT-8). */
export function listChangedFormFields(
  before: TournamentFormValues,
  after: TournamentFormValues,
): FieldName[] {
  const changed = listChangedFields(toRequestFromForm(before), toRequestFromForm(after));
  return FIELD_NAMES.filter((name) => changed.includes(TOURNAMENT_FIELDS[name].requestName));
}

/** Picks the fields of a request that an update sends (EDIT-8, WIRE-4). */
export const pickFromRequest = (
  request: TournamentRequest,
  fields: readonly RequestFieldName[],
): Partial<TournamentRequest> => Object.fromEntries(fields.map((field) => [field, request[field]]));

/** True when a tournament already has these values (WEATHER-3). */
export function hasRequestedValues(
  tournament: Tournament,
  wanted: Partial<TournamentRequest>,
): boolean {
  const now = toRequestFromForm(toFormValues(tournament));
  return listChangedFields(now, { ...now, ...wanted }).length === 0;
}

/** Converts messages by camelCase field, from the rules or the server, to the form's field names. */
export const toFieldErrors = (
  errors: Partial<Record<string, string>>,
): Partial<TournamentFormValues> =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const message = errors[TOURNAMENT_FIELDS[name].requestName];
      return message ? [[name, message]] : [];
    }),
  );

/** Sets the minimum level, and clears a lower maximum (CREATE-9, EDIT-7). */
export const setLevelFrom = (
  values: TournamentFormValues,
  level_from: string,
): TournamentFormValues => ({
  ...values,
  level_from,
  level_to:
    values.level_to !== '' && Number(values.level_to) < Number(level_from) ? '' : values.level_to,
});
