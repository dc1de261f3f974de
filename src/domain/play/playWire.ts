import { isRecord, toNumber, toText, type UnknownRecord } from '../coerce';
import { WISH_KINDS } from '../players/wishes';
import type { Wish } from './draw/wishes';
import { ENTRY_SOURCES, type Elsewhere, type Entry } from './entry';
import type { PlayChange, PlayEvent } from './events';
import { parseLinks, type PlayLinks } from './links';
import type { Outcome } from './outcome';
import type { Round } from './round';
import { parseResult, parseRound, parseStart } from './roundWire';
import type { PlaySettings } from './settings';
import { ENTRY_STATE, OUTCOME, SETTINGS } from './valueReaders';
import { listOf, oneOf, partOf, toTextOrNull, wholeOf } from './wireReaders';

/** A play as the server answers it (ROSTER-30). */
export type Play = {
  version: number;
  settings: PlaySettings;
  /** In no order: rank and status say where they stand. */
  entries: readonly Entry[];
  /** Oldest first; those only drawn stand behind those that have begun. */
  rounds: readonly Round[];
  outcome: Outcome;
  /** The sign-up page's path on the server; null where there is none. */
  signUpPath: string | null;
  links: PlayLinks;
  /** DRAW-24: what two are not to do together, by entries. */
  wishes: readonly Wish<string>[];
};

/** A change as it was stored, and the play after it. */
export type ChangeAnswer = { change: PlayChange; play: Play };

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
    publicNameConsent: toText(data.publicNameConsent) || null,
    ...wholeOf(ENTRY_STATE, data),
    rating: toNumber(data.rating),
    elsewhere: listOf(data.elsewhere, parseElsewhere),
  };
}

function parseWish(data: unknown): Wish<string> | null {
  if (!isRecord(data)) return null;
  const kind = oneOf(WISH_KINDS, data.kind);
  return kind && { one: toText(data.one), other: toText(data.other), kind };
}

/** A play (ROSTER-30); null for what is none. */
export function parsePlay(data: unknown): Play | null {
  if (!isRecord(data) || !Array.isArray(data.entries) || !isRecord(data.settings)) return null;
  const { signUp } = data;
  return {
    version: toNumber(data.version) ?? 0,
    settings: wholeOf(SETTINGS, data.settings),
    entries: listOf(data.entries, parseEntry),
    rounds: listOf(data.rounds, parseRound),
    outcome: wholeOf(OUTCOME, isRecord(data.outcome) ? data.outcome : {}),
    signUpPath: (isRecord(signUp) && toText(signUp.path)) || null,
    links: parseLinks(data.links),
    wishes: listOf(data.wishes, parseWish),
  };
}

type ParseEvent = (data: UnknownRecord) => PlayEvent | null;

const PARSE_EVENT: { readonly [Kind in PlayEvent['kind']]: ParseEvent } = {
  settingsChanged: ({ from, to }) => ({
    kind: 'settingsChanged',
    from: partOf(SETTINGS, from),
    to: partOf(SETTINGS, to),
  }),
  outcomeChanged: ({ from, to }) => ({
    kind: 'outcomeChanged',
    from: partOf(OUTCOME, from),
    to: partOf(OUTCOME, to),
  }),
  entryChanged: ({ entryId, from, to }) => ({
    kind: 'entryChanged',
    entryId: toText(entryId),
    from: partOf(ENTRY_STATE, from),
    to: partOf(ENTRY_STATE, to),
  }),
  entryAdded: ({ entryId, state }) =>
    isRecord(state)
      ? { kind: 'entryAdded', entryId: toText(entryId), state: wholeOf(ENTRY_STATE, state) }
      : null,
  personCorrected: ({ entryId }) => ({ kind: 'personCorrected', entryId: toText(entryId) }),
  roundsReplaced: ({ after, from, to }) => ({
    kind: 'roundsReplaced',
    after: toTextOrNull(after),
    from: listOf(from, parseRound),
    to: listOf(to, parseRound),
  }),
  roundStarted: ({ roundId, from, to }) => ({
    kind: 'roundStarted',
    roundId: toText(roundId),
    from: parseStart(from),
    to: parseStart(to),
  }),
  resultChanged: ({ roundId, court, from, to }) => ({
    kind: 'resultChanged',
    roundId: toText(roundId),
    court: toNumber(court) ?? 0,
    from: parseResult(from),
    to: parseResult(to),
  }),
};

function parseEvent(data: unknown): PlayEvent | null {
  if (!isRecord(data)) return null;
  const kind = oneOf(Object.keys(PARSE_EVENT) as PlayEvent['kind'][], data.kind);
  return kind && PARSE_EVENT[kind](data);
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
