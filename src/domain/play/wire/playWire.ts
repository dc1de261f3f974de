import { WISH_KINDS, type Wish } from '../../draw/base/wishes';
import { isRecord, toNumber, toText } from '../../lib/coerce';
import type { CarriedSettings, SettingsSource } from '../model/carriedSettings';
import { ENTRY_SOURCES, type ConcurrentTournament, type Entry } from '../model/entry';
import type { Outcome } from '../model/outcome';
import type { Round } from '../model/round';
import type { PlaySettings } from '../model/settings';
import { ENTRY_STATE_PARSERS, OUTCOME_PARSERS, SETTINGS_PARSERS } from './fieldParsers';
import { parsePlayLinks, type PlayLinkPaths } from './links';
import { parseRound } from './roundWire';
import { parseCarriedSettings, parseSettingsSource } from './settingsSource';
import { parseAllFields, parseArray, parseOneOf } from './wireParsers';

/** A play as the server sends it (ROSTER-30). */
export type Play = {
  version: number;
  settings: PlaySettings;
  /** Null when the play began with the default settings (PLAY-73). */
  settingsSource: SettingsSource | null;
  /** The club's usual settings for this tournament type; null means the defaults (PLAY-72). */
  usualSettings: Partial<CarriedSettings> | null;
  /** Entries in no particular order: status and rank determine their position. */
  entries: readonly Entry[];
  /** Rounds, oldest first; drawn rounds follow the started ones. */
  rounds: readonly Round[];
  outcome: Outcome;
  /** Path of the sign-up page on the server; null without one. */
  signUpPath: string | null;
  links: PlayLinkPaths;
  /** Wishes between entries (DRAW-24). */
  wishes: readonly Wish<string>[];
};

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

/** Parses a play; null for data of another shape (ROSTER-30). */
export function parsePlay(data: unknown): Play | null {
  if (!isRecord(data) || !Array.isArray(data.entries) || !isRecord(data.settings)) return null;
  const { signUp } = data;
  return {
    version: toNumber(data.version) ?? 0,
    settings: parseAllFields(SETTINGS_PARSERS, data.settings),
    settingsSource: parseSettingsSource(data.settingsSource),
    usualSettings: isRecord(data.usualSettings) ? parseCarriedSettings(data.usualSettings) : null,
    entries: parseArray(data.entries, parseEntry),
    rounds: parseArray(data.rounds, parseRound),
    outcome: parseAllFields(OUTCOME_PARSERS, isRecord(data.outcome) ? data.outcome : {}),
    signUpPath: (isRecord(signUp) && toText(signUp.path)) || null,
    links: parsePlayLinks(data.links),
    wishes: parseArray(data.wishes, parseWish),
  };
}
