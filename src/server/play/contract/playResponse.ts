import type { Wish } from '../../../domain/draw/base/wishes';
import type { CarriedSettings, SettingsSource } from '../../../domain/play/model/carriedSettings';
import type { Entry } from '../../../domain/play/model/entry';
import type { PlayLinkPaths } from '../../../domain/play/wire/links';
import { formatFullName } from '../../../domain/play/people/names';
import type { Outcome } from '../../../domain/play/model/outcome';
import type { Round } from '../../../domain/play/model/round';
import type { PlayState } from '../../../domain/play/log/playState';
import { isSameName } from '../../../domain/lib/sameName';
import type { PlaySettings } from '../../../domain/play/model/settings';
import type { StoredEntry, EntryElsewhere } from '../entries/entryRepository';
import type { PlayChange } from '../../../domain/play/log/events';

/** A play in its response form (ROSTER-30). */
export type PlayResponse = {
  /** Version of the play, increased by every change and correction. */
  version: number;
  settings: PlaySettings;
  settingsSource: SettingsSource | null;
  /** The club's usual settings for this type of tournament (PLAY-72). */
  usualSettings: Partial<CarriedSettings> | null;
  /** All entries, unordered: rank and status define the positions. They include entries whose addition was undone. */
  entries: readonly Entry[];
  /** All rounds, oldest first. Drawn rounds follow the started ones. */
  rounds: readonly Round[];
  outcome: Outcome;
  signUp: {
    /** Path of the sign-up page on this server. */
    path: string;
  };
  /** Paths of the play's existing pages. */
  links: PlayLinkPaths;
  /** Wishes between entries (DRAW-24). */
  wishes: readonly Wish<string>[];
};

export const getSignUpPath = (token: string): string => `/apply/${encodeURIComponent(token)}`;

type Stored = {
  version: number;
  token: string;
  links: PlayLinkPaths;
  state: PlayState;
  persons: readonly StoredEntry[];
  /** Entries and applications elsewhere at the same time with a phone of the roster, perhaps under another name. */
  overlaps: readonly EntryElsewhere[];
  wishes: readonly Wish<string>[];
  /** Returns the level of a player by play (PLAYER-44). Null when it is not needed. */
  levelOf: (playerId: string) => number | null;
  usualSettings: Partial<CarriedSettings> | null;
};

function toEntry(row: StoredEntry, { state, overlaps, levelOf }: Stored): Entry {
  const person = {
    givenName: row.given_name,
    familyName: row.family_name,
    phone: row.phone,
    level: row.level,
  };
  const name = formatFullName(person);
  return {
    id: row.id,
    ...person,
    personVersion: row.version,
    source: row.source,
    applicationId: row.application_id,
    createdAt: row.created_at,
    consentVersion: row.consent_version,
    publicNameConsent: row.public_name_consent,
    ...state.entries[row.id]!,
    rating: row.player_id === null ? null : levelOf(row.player_id),
    elsewhere: overlaps
      .filter((one) => one.phone === row.phone && isSameName(one.name, name))
      .map(({ tournament_id, start_time }) => ({ tournament_id, start_time })),
  };
}

/** Builds the response from a play's changes and people. */
export const buildPlayResponse = (stored: Stored): PlayResponse => ({
  version: stored.version,
  settings: stored.state.settings,
  settingsSource: stored.state.settingsSource,
  usualSettings: stored.usualSettings,
  entries: stored.persons
    .filter(({ id }) => id in stored.state.entries)
    .map((row) => toEntry(row, stored)),
  rounds: stored.state.rounds,
  outcome: stored.state.outcome,
  signUp: { path: getSignUpPath(stored.token) },
  links: stored.links,
  wishes: stored.wishes,
});

/** The response to a change: the stored change with its consequences, and the play. */
export type PlayChangeResponse = { change: PlayChange; play: PlayResponse };
