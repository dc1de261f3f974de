import { FIELD_KIND_RULES } from './fieldKinds';
import { formatPhone } from '../fields/phone';
import { isRecord, toNumber, toText, type UnknownRecord } from '../lib/coerce';
import type { Application, Tournament } from './tournament';
import { FIELD_NAMES, TOURNAMENT_FIELDS, type LoadedFields } from './tournamentFields';

function parseApplication(raw: UnknownRecord): Application {
  const { user_id } = raw;
  return {
    id: toNumber(raw.id),
    name: toText(raw.name),
    level: toNumber(raw.level),
    contact_phone: formatPhone(toText(raw.contact_phone)),
    user_id: typeof user_id === 'number' || typeof user_id === 'string' ? user_id : null,
    created_at: toText(raw.created_at),
  };
}

const FIELDS = FIELD_NAMES.map((name) => {
  const { kind, isOptional } = TOURNAMENT_FIELDS[name];
  return { name, isOptional, fromWire: FIELD_KIND_RULES[kind].parseWire };
});

/** Filling an object takes a third of the time of Object.fromEntries. The function runs for each row of a long list. */
function parseOwnFields(data: UnknownRecord): LoadedFields {
  const fields: UnknownRecord = {};
  for (const { name, isOptional, fromWire } of FIELDS) {
    const value = fromWire(data[name]);
    fields[name] = isOptional && value === '' ? null : value;
  }
  return fields as LoadedFields;
}

/**
 * Parses and normalises a tournament; an invalid value becomes raw text, null, or is dropped (WIRE-6, WIRE-7).
 * @param spareId replaces an id that is no positive whole number
 * @returns null when the data is no object, or when it has no valid id and `spareId` is missing
 */
export function parseTournament(data: unknown, spareId?: number): Tournament | null {
  if (!isRecord(data)) return null;
  const ownId = toNumber(data.id);
  const id = ownId !== null && Number.isSafeInteger(ownId) && ownId > 0 ? ownId : spareId;
  if (id === undefined) return null;
  const applications = Array.isArray(data.applications) ? data.applications : [];
  return {
    id,
    ...parseOwnFields(data),
    applications: applications.filter(isRecord).map(parseApplication),
    created_at: toText(data.created_at),
    updated_at: toText(data.updated_at),
    version: toNumber(data.version),
  };
}

/**
 * Parses the whole list (WIRE-7). A row without a valid id, or with another row's id, gets a negative id: the list
 * shows it, but no request is possible.
 * @param knownIds ids of earlier rows when the list is parsed in parts; new ids are added to it
 * @returns null when the data is no array (LIST-11)
 */
export function parseTournaments(data: unknown, knownIds = new Set<number>()): Tournament[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((row: unknown) => {
    const spareId = -1 - knownIds.size;
    const tournament = parseTournament(row, spareId);
    if (!tournament) return [];
    if (knownIds.has(tournament.id)) tournament.id = spareId;
    knownIds.add(tournament.id);
    return tournament;
  });
}

/** True when the tournament has an id of the server, so that it can be edited and deleted. */
export const hasServerId = ({ id }: Pick<Tournament, 'id'>): boolean => id > 0;
