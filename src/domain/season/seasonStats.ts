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
import type { PlaySummary } from '../play/roster/playSummary';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';
import { FEE_MAX } from '../fields/money';
import type { Tournament } from '../tournament/tournament';

/** Season stats of a period (COMFORT-90). */
export type SeasonStats = SeasonBuckets & {
  /** Position of today in the buckets; null outside them. */
  now: number | null;
  /**
   * Numbers of tournaments by type and bucket. The types are in the order of TOURNAMENT_TYPES; the last row has all
   * other types.
   */
  tournaments: number[][];
  /** Numbers of applications by bucket of the application's day. */
  applications: number[];
  /** Roubles by bucket of the tournament: fees times applications, or the expected income of its roster. */
  fees: number[];
  /** Paid roubles by bucket of the tournament; null when the host has no plays (ROSTER-18). */
  paid: number[] | null;
  /** Numbers of players in finished plays, by bucket of the tournament (PLAY-16). */
  players: number[];
  /** Winners of the period, most frequent first (COMFORT-93). */
  winners: SeasonWinner[];
  /** Numbers of applications in the period, by level in the order of LEVELS. */
  levels: number[];
  /** Applications per tournament in the period; null without tournaments. */
  perTournament: number | null;
  /** Numbers of items that the stats omit. Too distant dates count only in the period of all time. */
  leftOut: Omit<SeasonWithinReach, 'range'> & {
    /**
     * Number of tournaments in the period with a missing or invalid fee; the next field counts applications without a
     * level.
     */
    feelessTournaments: number;
    levellessApplications: number;
  };
};

const TYPES: readonly string[] = TOURNAMENT_TYPES;
const getTypeIndex = (type: string): number =>
  TYPES.includes(type) ? TYPES.indexOf(type) : TYPES.length;

/** True for a fee that the rules allow (RULE-9). */
const isFee = (fee: number | null): fee is number =>
  Number.isInteger(fee) && fee! >= 0 && fee! <= FEE_MAX;

const createZeros = (length: number): number[] => Array.from({ length }, () => 0);

/**
 * Computes the stats of a period (COMFORT-90). Identical rows all count, as in the list.
 * @param today yyyy-MM-dd in the club's time zone
 * @param zone IANA name of the club's zone
 * @param plays summaries of the started plays; null when the host has none
 */
export function computeSeasonStats(
  tournaments: readonly Tournament[],
  period: SeasonPeriod,
  today: string,
  zone: string,
  plays: Readonly<Record<number, PlaySummary>> | null,
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
