import { isRecord, toNumber, toText, type UnknownRecord } from '../coerce';
import {
  ATTENDANCES,
  ENTRY_SOURCES,
  ENTRY_STATUSES,
  PAYMENTS,
  type Elsewhere,
  type Entry,
  type EntryState,
} from './entry';
import type { PlayChange, PlayEvent } from './events';
import { DEFAULT_SETTINGS, type RosterSettings } from './settings';

/** A play as the server answers it (ROSTER-30). */
export type Play = {
  version: number;
  settings: RosterSettings;
  /** In no order: rank and status say where they stand. */
  entries: readonly Entry[];
  /** The sign-up page's path on the server; null where there is none. */
  signUpPath: string | null;
};

/** A change as it was stored, and the play after it. */
export type ChangeAnswer = { change: PlayChange; play: Play };

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((one) => one === value) ?? null;

const listOf = <Item>(data: unknown, parse: (one: unknown) => Item | null): Item[] =>
  Array.isArray(data) ? data.flatMap((one) => parse(one) ?? []) : [];

/** How each field of a state is read; a value that is none becomes the field's beginning. */
const STATE: { [Name in keyof EntryState]: (value: unknown) => EntryState[Name] } = {
  status: (value) => oneOf(ENTRY_STATUSES, value) ?? 'removed',
  rank: toText,
  attendance: (value) => oneOf(ATTENDANCES, value),
  fee: toNumber,
  payment: (value) => oneOf(PAYMENTS, value),
  paid: (value) => toNumber(value) ?? 0,
  isRefunded: (value) => value === true,
  needsNotice: (value) => value === true,
};

const SETTINGS: { [Name in keyof RosterSettings]: (value: unknown) => RosterSettings[Name] } = {
  capacity: toNumber,
  handOverHours: (value) => toNumber(value) ?? DEFAULT_SETTINGS.handOverHours,
  isApprovedByHand: (value) => value === true,
  isSignUpClosed: (value) => value === true,
  signUpEndsHours: (value) => toNumber(value) ?? DEFAULT_SETTINGS.signUpEndsHours,
};

type Readers<Values> = { [Name in keyof Values]: (value: unknown) => Values[Name] };

/** Every field, whether or not the data has it. */
const wholeOf = <Values extends object>(readers: Readers<Values>, data: UnknownRecord): Values =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [
      name,
      (read as (value: unknown) => unknown)(data[name]),
    ]),
  ) as Values;

/** Only the fields that the data has. */
const partOf = <Values extends object>(readers: Readers<Values>, data: unknown): Partial<Values> =>
  isRecord(data)
    ? (Object.fromEntries(
        Object.entries(readers)
          .filter(([name]) => name in data)
          .map(([name, read]) => [name, (read as (value: unknown) => unknown)(data[name])]),
      ) as Partial<Values>)
    : {};

function parseElsewhere(data: unknown): Elsewhere | null {
  if (!isRecord(data)) return null;
  const id = toNumber(data.tournament_id);
  return id === null ? null : { tournament_id: id, start_time: toText(data.start_time) };
}

function parseEntry(data: unknown): Entry | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null;
  return {
    id: data.id,
    givenName: toText(data.givenName),
    familyName: toText(data.familyName),
    phone: toText(data.phone) || null,
    level: toNumber(data.level),
    source: oneOf(ENTRY_SOURCES, data.source) ?? 'desk',
    applicationId: toNumber(data.applicationId),
    createdAt: toText(data.createdAt),
    personVersion: toNumber(data.personVersion) ?? 0,
    consentVersion: toText(data.consentVersion) || null,
    ...wholeOf(STATE, data),
    elsewhere: listOf(data.elsewhere, parseElsewhere),
  };
}

/** A play (ROSTER-30); null for what is none. */
export function parsePlay(data: unknown): Play | null {
  if (!isRecord(data) || !Array.isArray(data.entries) || !isRecord(data.settings)) return null;
  const { signUp } = data;
  return {
    version: toNumber(data.version) ?? 0,
    settings: wholeOf(SETTINGS, data.settings),
    entries: listOf(data.entries, parseEntry),
    signUpPath: (isRecord(signUp) && toText(signUp.path)) || null,
  };
}

function parseEvent(data: unknown): PlayEvent | null {
  if (!isRecord(data)) return null;
  const { kind } = data;
  const entryId = toText(data.entryId);
  if (kind === 'settingsChanged')
    return { kind, from: partOf(SETTINGS, data.from), to: partOf(SETTINGS, data.to) };
  if (kind === 'entryChanged')
    return { kind, entryId, from: partOf(STATE, data.from), to: partOf(STATE, data.to) };
  if (kind === 'entryAdded' && isRecord(data.state))
    return { kind, entryId, state: wholeOf(STATE, data.state) };
  return kind === 'personCorrected' ? { kind, entryId } : null;
}

/** A change; null for what is none. Events of an unknown kind are left out. */
export function parseChange(data: unknown): PlayChange | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null;
  return {
    id: data.id,
    at: toText(data.at),
    username: toText(data.username) || null,
    events: listOf(data.events, parseEvent),
    undoes: toText(data.undoes) || null,
  };
}

/** What a change is answered with; null for what is none. */
export function parseChangeAnswer(data: unknown): ChangeAnswer | null {
  if (!isRecord(data)) return null;
  const [change, play] = [parseChange(data.change), parsePlay(data.play)];
  return change && play ? { change, play } : null;
}

/** ROSTER-14: everything that was done in a play, newest first; null where the data is no array. */
export const parsePlayHistory = (data: unknown): PlayChange[] | null =>
  Array.isArray(data) ? listOf(data, parseChange) : null;
