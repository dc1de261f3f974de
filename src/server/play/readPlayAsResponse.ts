import { findOverlaps } from '../../domain/tournament/findOverlaps';
import { listStartedRounds } from '../../domain/play/model/round';
import type { Tournament } from '../../domain/tournament/tournament';
import type { Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { readPlayWishes } from '../players/wishes/entryWishes';
import type { Ratings } from '../players/rating/ratings';
import {
  createEntryRepository,
  type EntryRepository,
  type StoredEntry,
  type EntryElsewhere,
} from './entries/entryRepository';
import { buildPlayResponse, type PlayResponse } from './contract/playResponse';
import { createPlayRepository } from './log/playRepository';
import type { PlayStates } from './log/playStates';
import { createUsualSettingsRepository } from './log/usualSettingsRepository';

const listPhones = (persons: readonly StoredEntry[]): string[] => [
  ...new Set(persons.flatMap(({ phone }) => phone ?? [])),
];

/** Finds entries with these phones in other tournaments at the same time (ROSTER-9). */
async function readOverlaps(
  entries: EntryRepository,
  tournament: Tournament,
  persons: readonly StoredEntry[],
): Promise<EntryElsewhere[]> {
  const { id, date, start_time, end_time } = tournament;
  const otherEntries = await entries.listOtherEntries(date, id, listPhones(persons));
  return findOverlaps(
    otherEntries.map((one) => ({ ...one, id: one.tournament_id })),
    start_time,
    end_time ?? '',
  );
}

export type PlayReadDependencies = {
  clock: Clock;
  playStates: PlayStates;
  readRatings: () => Promise<Ratings>;
};

/** Reads the stored play, which must be started (ROSTER-30). */
export async function readPlayAsResponse(
  database: ClubDatabase,
  tournament: Tournament,
  { clock, playStates, readRatings }: PlayReadDependencies,
): Promise<PlayResponse> {
  const plays = createPlayRepository(database);
  const entries = createEntryRepository(database);
  // The version is read first. The response may then contain newer writes, which a later version announces.
  const { version, rosterState: state } = await playStates.read(tournament.id);
  const { sign_up_token: token } = (await plays.find(tournament.id))!;
  const persons = await entries.listByTournament(tournament.id);
  const links = await plays.readLinks(tournament.id);
  const overlaps = await readOverlaps(entries, tournament, persons);
  const wishes = await readPlayWishes(database, tournament.id, clock);
  const usual = createUsualSettingsRepository(database);
  const usualSettings = await usual.find(tournament.tournament_type);
  const isByPlay =
    state.settings.firstRound === 'rating' && listStartedRounds(state.rounds).length === 0;
  const levelOf = isByPlay ? (await readRatings()).findLevel : () => null;
  const stored = { version, token, links, state, persons, overlaps, wishes, levelOf };
  return buildPlayResponse({ ...stored, usualSettings });
}
