import { getSeasonIndex, computeSeasonExtent, type SeasonWithinReach } from './seasonStatsIndex';
import {
  splitRangeIntoBuckets,
  findBucketIndex,
  computePositionInBuckets,
  getPeriodRange,
  findStartOfDay,
  type SeasonBuckets,
  type SeasonPeriod,
} from './seasonPeriod';
import { LEVELS } from '../fields/level';
import { createSeasonWinnerCounter, type SeasonWinner } from './seasonWinners';
import type { PlaySummaries } from '../play/wire/playSummary';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';
import { FEE_MAX } from '../fields/money';
import type { Tournament } from '../tournament/tournament';

/** COMFORT-90: a period of the season, counted. */
export type SeasonStats = SeasonBuckets & {
  /** How far into the buckets today is; null where it is in none. */
  now: number | null;
  /** By bucket for each of TOURNAMENT_TYPES, and last for any other type. */
  tournaments: number[][];
  /** By the bucket of the day on which they came. */
  applications: number[];
  /** Roubles, by the bucket of the tournament: fees times applications, or what its roster has to pay. */
  fees: number[];
  /** ROSTER-18: roubles that were paid, by the bucket of the tournament; null where the host knows of no plays. */
  paid: number[] | null;
  /** PLAY-16: who was confirmed in finished plays, by the bucket of the tournament. */
  players: number[];
  /** COMFORT-93: who has won in the period, who won most often first. */
  winners: SeasonWinner[];
  /** Of the applications that came in the period, by LEVELS. */
  levels: number[];
  /** Applications for each tournament of the period; null where it has none. */
  perTournament: number | null;
  /** Dates too far away count as left out for all time only; no other period contains them. */
  leftOut: Omit<SeasonWithinReach, 'range'> & {
    /** Of the period: what has no fee or level, or one that no rule allows. */
    feelessTournaments: number;
    levellessApplications: number;
  };
};

const TYPES: readonly string[] = TOURNAMENT_TYPES;
const getTypeIndex = (type: string): number =>
  TYPES.includes(type) ? TYPES.indexOf(type) : TYPES.length;

/** RULE-9: whether a fee is one that the rules allow. */
const isFee = (fee: number | null): fee is number =>
  Number.isInteger(fee) && fee! >= 0 && fee! <= FEE_MAX;

const createZeros = (length: number): number[] => Array.from({ length }, () => 0);

/**
 * COMFORT-90: counts a period of the season. Rows that are alike count as often as the list shows them.
 * @param today yyyy-MM-dd in the club's time zone
 * @param zone the club's, an IANA name
 * @param plays what is counted of the started plays; null where the host knows of none
 */
export function computeSeasonStats(
  tournaments: readonly Tournament[],
  period: SeasonPeriod,
  today: string,
  zone: string,
  plays: PlaySummaries | null,
): SeasonStats {
  const index = getSeasonIndex(tournaments);
  const { range, ...outside } = computeSeasonExtent(index, today, zone);
  const buckets = splitRangeIntoBuckets(getPeriodRange(period, today, range));
  const size = buckets.starts.length;
  const counts = {
    tournaments: [...TYPES, ''].map(() => createZeros(size)),
    applications: createZeros(size),
    fees: createZeros(size),
    paid: plays && createZeros(size),
    players: createZeros(size),
    levels: createZeros(LEVELS.length),
  };

  const days = [...buckets.starts, buckets.end];
  const bucketsByDate = new Map(
    [...index.dates.keys()].map((date) => [date, findBucketIndex(days, date)]),
  );
  const midnights = days.map((day) => findStartOfDay(day, zone));
  const winners = createSeasonWinnerCounter();
  let [count, applicants, feelessTournaments, levellessApplications, at] = [0, 0, 0, 0, 0];
  for (const { id, date, tournament_type, entry_fee, applications } of tournaments) {
    for (const { level } of applications) {
      const bucket = findBucketIndex(midnights, index.instants[at++]!);
      if (bucket < 0) continue;
      counts.applications[bucket]! += 1;
      const levelIndex = level === null ? -1 : LEVELS.indexOf(level);
      if (levelIndex < 0) levellessApplications += 1;
      else counts.levels[levelIndex]! += 1;
    }
    const bucket = bucketsByDate.get(date) ?? -1;
    if (bucket < 0) continue;
    count += 1;
    applicants += applications.length;
    counts.tournaments[getTypeIndex(tournament_type)]![bucket]! += 1;
    const play = plays?.[id];
    if (play) {
      counts.fees[bucket]! += play.expected;
      counts.paid![bucket]! += play.paid;
      if (play.winners.length > 0) counts.players[bucket]! += play.confirmed;
      for (const name of play.winners) winners.addWin(name, date);
    } else if (isFee(entry_fee)) counts.fees[bucket]! += entry_fee * applications.length;
    else feelessTournaments += 1;
  }

  return {
    ...buckets,
    ...counts,
    winners: winners.listSorted(),
    now: computePositionInBuckets(today, buckets),
    perTournament: count > 0 ? applicants / count : null,
    leftOut: {
      ...outside,
      ...(period !== 'all' && { farTournaments: 0, farApplications: 0 }),
      feelessTournaments,
      levellessApplications,
    },
  };
}
