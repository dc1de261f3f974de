import { clashesIn } from '../../domain/clash';
import { foldChanges } from '../../domain/play/playState';
import { begunRounds } from '../../domain/play/round';
import type { Tournament } from '../../domain/tournament';
import type { Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { readEntryWishes } from '../players/entryWishes';
import type { Ratings } from '../players/ratings';
import {
  makeEntryRepository,
  type EntryRepository,
  type EntryRow,
  type OtherEntry,
} from './entryRepository';
import { playAnswerOf, type PlayAnswer } from './playAnswer';
import { makePlayRepository } from './playRepository';

const phonesOf = (persons: readonly EntryRow[]): string[] => [
  ...new Set(persons.flatMap(({ phone }) => phone ?? [])),
];

/** ROSTER-9: where these persons are entered in other tournaments at the same time. */
async function readClashes(
  entries: EntryRepository,
  tournament: Tournament,
  persons: readonly EntryRow[],
): Promise<OtherEntry[]> {
  const { id, date, start_time, end_time } = tournament;
  const otherEntries = await entries.otherEntries(date, id, phonesOf(persons));
  return clashesIn(
    otherEntries.map((one) => ({ ...one, id: one.tournament_id })),
    start_time,
    end_time ?? '',
  );
}

/** What a play is read with. */
export type ReadingPlays = { clock: Clock; ratings: () => Promise<Ratings> };

/** ROSTER-30: a play as it is stored now; its tournament's play must have begun. */
export async function readPlay(
  database: ClubDatabase,
  tournament: Tournament,
  { clock, ratings }: ReadingPlays,
): Promise<PlayAnswer> {
  const plays = makePlayRepository(database);
  const entries = makeEntryRepository(database);
  // In this order: what is stored meanwhile may be in the answer, and a later version tells of it.
  const { version, sign_up_token: token } = (await plays.find(tournament.id))!;
  const state = foldChanges(await plays.changes(tournament.id));
  const persons = await entries.of(tournament.id);
  const links = await plays.links(tournament.id);
  const clashes = await readClashes(entries, tournament, persons);
  const wishes = await readEntryWishes(database, tournament.id, clock);
  const isByPlay = state.settings.firstRound === 'rating' && begunRounds(state.rounds).length === 0;
  const levelOf = isByPlay ? (await ratings()).levelOf : () => null;
  return playAnswerOf({ version, token, links, state, persons, clashes, wishes, levelOf });
}
