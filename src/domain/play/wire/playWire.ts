import { WISH_KINDS, type Wish } from '../../draw/base/wishes';
import { isRecord, toNumber, toText, type UnknownRecord } from '../../lib/coerce';
import type { PlayChange, PlayEvent } from '../log/events';
import type { Outcome } from '../log/outcome';
import { ENTRY_SOURCES, type ConcurrentTournament, type Entry } from '../model/entry';
import type { Round } from '../model/round';
import type { PlaySettings } from '../model/settings';
import { ENTRY_STATE_PARSERS, OUTCOME_PARSERS, SETTINGS_PARSERS } from './fieldParsers';
import { parsePlayLinks, type PlayLinkPaths } from './links';
import { parseMatchResult, parseRound, parseRoundStart } from './roundWire';
import {
  parseArray,
  parseOneOf,
  parseGivenFields,
  toTextOrNull,
  parseAllFields,
} from './wireParsers';

/** A play as the server answers it (ROSTER-30). */
export type Play = {
  version: number;
  settings: PlaySettings;
  /** In no order: rank and status say where they stand. */
  entries: readonly Entry[];
  /** Oldest first; drawn rounds follow the started ones. */
  rounds: readonly Round[];
  outcome: Outcome;
  /** The sign-up page's path on the server; null where there is none. */
  signUpPath: string | null;
  links: PlayLinkPaths;
  /** DRAW-24: what two are not to do together, by entries. */
  wishes: readonly Wish<string>[];
};

/** A change as it was stored, and the play after it. */
export type ChangeResponse = { change: PlayChange; play: Play };

function parseElsewhere(data: unknown): ConcurrentTournament | null {
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
    source: parseOneOf(ENTRY_SOURCES, data.source) ?? 'desk',
    applicationId: toNumber(data.applicationId),
    createdAt: toText(data.createdAt),
    personVersion: toNumber(data.personVersion) ?? 0,
    consentVersion: toText(data.consentVersion) || null,
    publicNameConsent: toText(data.publicNameConsent) || null,
    ...parseAllFields(ENTRY_STATE_PARSERS, data),
    rating: toNumber(data.rating),
    elsewhere: parseArray(data.elsewhere, parseElsewhere),
  };
}

function parseWish(data: unknown): Wish<string> | null {
  if (!isRecord(data)) return null;
  const kind = parseOneOf(WISH_KINDS, data.kind);
  return kind && { one: toText(data.one), other: toText(data.other), kind };
}

/** A play (ROSTER-30); null for what is none. */
export function parsePlay(data: unknown): Play | null {
  if (!isRecord(data) || !Array.isArray(data.entries) || !isRecord(data.settings)) return null;
  const { signUp } = data;
  return {
    version: toNumber(data.version) ?? 0,
    settings: parseAllFields(SETTINGS_PARSERS, data.settings),
    entries: parseArray(data.entries, parseEntry),
    rounds: parseArray(data.rounds, parseRound),
    outcome: parseAllFields(OUTCOME_PARSERS, isRecord(data.outcome) ? data.outcome : {}),
    signUpPath: (isRecord(signUp) && toText(signUp.path)) || null,
    links: parsePlayLinks(data.links),
    wishes: parseArray(data.wishes, parseWish),
  };
}

type ParseEvent = (data: UnknownRecord) => PlayEvent | null;

const PARSE_EVENT: { readonly [Kind in PlayEvent['kind']]: ParseEvent } = {
  settingsChanged: ({ from, to }) => ({
    kind: 'settingsChanged',
    from: parseGivenFields(SETTINGS_PARSERS, from),
    to: parseGivenFields(SETTINGS_PARSERS, to),
  }),
  outcomeChanged: ({ from, to }) => ({
    kind: 'outcomeChanged',
    from: parseGivenFields(OUTCOME_PARSERS, from),
    to: parseGivenFields(OUTCOME_PARSERS, to),
  }),
  entryChanged: ({ entryId, from, to }) => ({
    kind: 'entryChanged',
    entryId: toText(entryId),
    from: parseGivenFields(ENTRY_STATE_PARSERS, from),
    to: parseGivenFields(ENTRY_STATE_PARSERS, to),
  }),
  entryAdded: ({ entryId, state }) =>
    isRecord(state)
      ? {
          kind: 'entryAdded',
          entryId: toText(entryId),
          state: parseAllFields(ENTRY_STATE_PARSERS, state),
        }
      : null,
  personCorrected: ({ entryId }) => ({ kind: 'personCorrected', entryId: toText(entryId) }),
  roundsReplaced: ({ after, from, to }) => ({
    kind: 'roundsReplaced',
    after: toTextOrNull(after),
    from: parseArray(from, parseRound),
    to: parseArray(to, parseRound),
  }),
  roundStarted: ({ roundId, from, to }) => ({
    kind: 'roundStarted',
    roundId: toText(roundId),
    from: parseRoundStart(from),
    to: parseRoundStart(to),
  }),
  resultChanged: ({ roundId, court, from, to }) => ({
    kind: 'resultChanged',
    roundId: toText(roundId),
    court: toNumber(court) ?? 0,
    from: parseMatchResult(from),
    to: parseMatchResult(to),
  }),
};

function parseEvent(data: unknown): PlayEvent | null {
  if (!isRecord(data)) return null;
  const kind = parseOneOf(Object.keys(PARSE_EVENT) as PlayEvent['kind'][], data.kind);
  return kind && PARSE_EVENT[kind](data);
}

/** A change; null for what is none. Events of an unknown kind are left out. */
export function parsePlayChange(data: unknown): PlayChange | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null;
  return {
    id: data.id,
    at: toText(data.at),
    username: toText(data.username) || null,
    events: parseArray(data.events, parseEvent),
    undoes: toText(data.undoes) || null,
  };
}

/** What a change is answered with; null for what is none. */
export function parseChangeResponse(data: unknown): ChangeResponse | null {
  if (!isRecord(data)) return null;
  const [change, play] = [parsePlayChange(data.change), parsePlay(data.play)];
  return change && play ? { change, play } : null;
}

/** ROSTER-14: everything that was done in a play, newest first; null where the data is no array. */
export const parsePlayHistory = (data: unknown): PlayChange[] | null =>
  Array.isArray(data) ? parseArray(data, parsePlayChange) : null;
