import { SCORE_UNITS } from '../play/model/scoreUnit';
import { SEXES } from '../draw/base/drawnRound';
import { isRecord, toNumber, toText, type UnknownRecord } from '../lib/coerce';
import { ATTENDANCES, ENTRY_STATUSES } from '../play/model/entry';
import { parseArray, toNumberOrZero, parseOneOf, toTextOrNull } from '../play/wire/wireParsers';
import type { RatedLevel } from '../rating/levelScale';
import type { PlayerReference, CoPlayer, Player, PlayerCard, PlayerTournament } from './playerWire';

const WEEKDAYS = 7;

function parseRating(data: unknown): RatedLevel | null {
  if (!isRecord(data)) return null;
  return {
    level: toNumber(data.level),
    uncertainty: toNumber(data.uncertainty),
    matches: toNumberOrZero(data.matches),
  };
}

const parseWeekdays = (data: unknown): number[] =>
  Array.from({ length: WEEKDAYS }, (_, day) => toNumberOrZero(Array.isArray(data) ? data[day] : 0));

function parseOtherPlayer(data: unknown): PlayerReference | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null;
  return {
    id: data.id,
    givenName: toText(data.givenName),
    familyName: toText(data.familyName),
    phone: toTextOrNull(data.phone),
  };
}

function parsePlayer(data: unknown): Player | null {
  const person = parseOtherPlayer(data);
  if (!person || !isRecord(data)) return null;
  return {
    ...person,
    level: toNumber(data.level),
    otherPhones: parseArray(data.otherPhones, toTextOrNull),
    otherNames: parseArray(data.otherNames, toTextOrNull),
    sex: parseOneOf(SEXES, data.sex),
    tournaments: toNumberOrZero(data.tournaments),
    lastSeen: toTextOrNull(data.lastSeen),
    noShows: toNumberOrZero(data.noShows),
    paid: toNumberOrZero(data.paid),
    weekdays: parseWeekdays(data.weekdays),
    rating: parseRating(data.rating),
    isOutdated: data.isOutdated === true,
  };
}

function parsePlayerTournament(data: unknown): PlayerTournament | null {
  const tournamentId = isRecord(data) ? toNumber(data.tournamentId) : null;
  if (!isRecord(data) || tournamentId === null) return null;
  return {
    tournamentId,
    date: toText(data.date),
    startTime: toText(data.startTime),
    tournamentType: toText(data.tournamentType),
    place: toNumber(data.place),
    of: toNumber(data.of),
    points: toNumber(data.points),
    unit: parseOneOf(SCORE_UNITS, data.unit) ?? 'points',
    matches: toNumberOrZero(data.matches),
    hasFinal: data.hasFinal === true,
    attendance: parseOneOf(ATTENDANCES, data.attendance),
    status: parseOneOf(ENTRY_STATUSES, data.status),
    paid: toNumberOrZero(data.paid),
  };
}

function parseCoPlayer(data: unknown): CoPlayer | null {
  const other = parseOtherPlayer(data);
  return other && isRecord(data) ? { ...other, times: toNumberOrZero(data.times) } : null;
}

function parseFormPoint(data: unknown): PlayerCard['form'][number] | null {
  const level = isRecord(data) ? toNumber(data.level) : null;
  return isRecord(data) && level !== null ? { date: toText(data.date), level } : null;
}

const toPlayerCard = (player: Player, data: UnknownRecord): PlayerCard => ({
  ...player,
  note: toText(data.note),
  version: toNumberOrZero(data.version),
  merged: parseArray(data.merged, parseOtherPlayer),
  evenings: parseArray(data.evenings, parsePlayerTournament),
  partners: parseArray(data.partners, parseCoPlayer),
  opponents: parseArray(data.opponents, parseCoPlayer),
  form: parseArray(data.form, parseFormPoint),
  sameAs: parseArray(data.sameAs, parseOtherPlayer),
});

/** Parses the list of players; null when the data is no array. */
export const parsePlayers = (data: unknown): Player[] | null =>
  Array.isArray(data) ? parseArray(data, parsePlayer) : null;

/** Parses a player's card; null for data of another shape. */
export function parsePlayerCard(data: unknown): PlayerCard | null {
  const player = parsePlayer(data);
  return player && isRecord(data) ? toPlayerCard(player, data) : null;
}

/** A player's note and its version, as stored or as returned with a refusal (PLAYER-22). */
export type VersionedPlayerNote = Pick<PlayerCard, 'note' | 'version'>;

/** Parses a player's note; null for data of another shape. */
export const parsePlayerNote = (data: unknown): VersionedPlayerNote | null =>
  isRecord(data) && typeof data.note === 'string'
    ? { note: data.note, version: toNumberOrZero(data.version) }
    : null;

/** ISO instants of the invitations to a tournament, by player id. */
export type InvitationTimes = Readonly<Record<string, string>>;

/** Parses the invitations; null when the data is no array. */
export function parseInvitationTimes(data: unknown): InvitationTimes | null {
  if (!Array.isArray(data)) return null;
  const asked = parseArray(data, (one) =>
    isRecord(one) && typeof one.playerId === 'string' ? one : null,
  );
  return Object.fromEntries(asked.map(({ playerId, at }) => [playerId as string, toText(at)]));
}
