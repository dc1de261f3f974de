import { formatPhone } from './format';
import type { Application, Tournament } from './tournament';

type Raw = Record<string, unknown>;

/** Whether the data is an object with names. */
export const isRaw = (data: unknown): data is Raw =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A text; a number becomes one, and anything else the empty text. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A number, also where a server's database writes decimals as text; null for anything else. */
export function number(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}

/** WIRE-6: «10:00:00» and «9:05» as HH:MM, anything else as it is. */
function time(value: unknown): string {
  const raw = text(value);
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(raw);
  return match ? `${match[1]!.padStart(2, '0')}:${match[2]}` : raw;
}

function parseApplication(raw: Raw): Application {
  const { user_id } = raw;
  return {
    id: number(raw.id),
    name: text(raw.name),
    level: number(raw.level),
    contact_phone: formatPhone(text(raw.contact_phone)),
    user_id: typeof user_id === 'number' || typeof user_id === 'string' ? user_id : null,
    created_at: text(raw.created_at),
  };
}

/**
 * WIRE-6, WIRE-7: one tournament, normalised; what is broken in it becomes raw text, null or nothing.
 * @param spareId stands in for an id that is no positive whole number
 * @returns null where the data is no object at all, or has no such id while `spareId` is not given
 */
export function parseTournament(data: unknown, spareId?: number): Tournament | null {
  if (!isRaw(data)) return null;
  const ownId = number(data.id);
  const id = ownId !== null && Number.isSafeInteger(ownId) && ownId > 0 ? ownId : spareId;
  if (id === undefined) return null;
  const applications = Array.isArray(data.applications) ? data.applications : [];
  return {
    id,
    tournament_type: text(data.tournament_type),
    date: text(data.date),
    start_time: time(data.start_time),
    end_time: time(data.end_time) || null,
    level_from: number(data.level_from),
    level_to: number(data.level_to),
    entry_fee: number(data.entry_fee),
    organizer_name: text(data.organizer_name),
    organizer_phone: formatPhone(text(data.organizer_phone)),
    applications: applications.filter(isRaw).map(parseApplication),
    created_at: text(data.created_at),
    updated_at: text(data.updated_at),
    version: number(data.version),
  };
}

/**
 * WIRE-7: the whole list. A row without a usable id, or with another row's, gets a negative one: it
 * is shown, and nothing can be sent for it.
 * @param seen the ids of the rows before these, where the list is read in parts; these are added
 * @returns null where the data is no array (LIST-11)
 */
export function parseTournaments(data: unknown, seen = new Set<number>()): Tournament[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((row: unknown) => {
    const spareId = -1 - seen.size;
    const tournament = parseTournament(row, spareId);
    if (!tournament) return [];
    if (seen.has(tournament.id)) tournament.id = spareId;
    seen.add(tournament.id);
    return tournament;
  });
}

/** Whether the server knows the tournament by its id, so that it can be edited and deleted. */
export const isSendable = ({ id }: Pick<Tournament, 'id'>): boolean => id > 0;
