import { getSeasonIndex, computeSeasonExtent, type SeasonExtent } from './seasonIndex';
import {
  splitIntoBuckets,
  findBucket,
  computeProgress,
  getPeriodRange,
  findStartOfDay,
  type SeasonBuckets,
  type SeasonPeriod,
} from './seasonPeriod';
import { LEVELS } from '../fields/level';
import { createWinnerCounter, type SeasonWinner } from './seasonWinners';
import type { PlaySummaries } from '../play/wire/playSummary';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';
import { FEE_MAX } from '../fields/money';
import type { Tournament } from '../tournament/tournament';

/** COMFORT-90: a period of the season, counted. */
export type SeasonStats = SeasonBuckets & {
  /** How far into the columns today is; null where it is in none. */
  now: number | null;
  /** By column for each of TOURNAMENT_TYPES, and last for any other type. */
  tournaments: number[][];
  /** By the column of the day on which they came. */
  applications: number[];
  /** Roubles, by the column of the tournament: fees times applications, or what its roster has to pay. */
  fees: number[];
  /** ROSTER-18: roubles that were paid, by the column of the tournament; null where the host knows of no plays. */
  paid: number[] | null;
  /** PLAY-16: who was confirmed in finished plays, by the column of the tournament. */
  players: number[];
  /** COMFORT-93: who has won in the period, who won most often first. */
  winners: SeasonWinner[];
  /** Of the applications that came in the period, by LEVELS. */
  levels: number[];
  /** Applications for each tournament of the period; null where it has none. */
  perTournament: number | null;
  /** Dates too far away count as left out for all time only; no other period contains them. */
  leftOut: Omit<SeasonExtent, 'span'> & {
    /** Of the period: what has no fee or level, or one that no rule allows. */
    feelessTournaments: number;
    levellessApplications: number;
  };
};

const TYPES: readonly string[] = TOURNAMENT_TYPES;
const typeIndexOf = (type: string): number =>
  TYPES.includes(type) ? TYPES.indexOf(type) : TYPES.length;

/** RULE-9: whether a fee is one that the rules allow. */
const isFee = (fee: number | null): fee is number =>
  Number.isInteger(fee) && fee! >= 0 && fee! <= FEE_MAX;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/**
 * COMFORT-90: counts a period of the season. Rows that are alike count as often as the list shows them.
 * @param today yyyy-MM-dd in the club's time zone
 * @param zone the club's, an IANA name
 * @param plays what is counted of the plays that have begun; null where the host knows of none
 */
export function computeSeasonStats(
  tournaments: readonly Tournament[],
  period: SeasonPeriod,
  today: string,
  zone: string,
  plays: PlaySummaries | null,
): SeasonStats {
  const facts = getSeasonIndex(tournaments);
  const { span, ...outside } = computeSeasonExtent(facts, today, zone);
  const columns = splitIntoBuckets(getPeriodRange(period, today, span));
  const size = columns.starts.length;
  const figures = {
    tournaments: [...TYPES, ''].map(() => zeros(size)),
    applications: zeros(size),
    fees: zeros(size),
    paid: plays && zeros(size),
    players: zeros(size),
    levels: zeros(LEVELS.length),
  };

  const days = [...columns.starts, columns.end];
  const columnOfDate = new Map(
    [...facts.dates.keys()].map((date) => [date, findBucket(days, date)]),
  );
  const midnights = days.map((day) => findStartOfDay(day, zone));
  const winners = createWinnerCounter();
  let [count, applicants, feelessTournaments, levellessApplications, at] = [0, 0, 0, 0, 0];
  for (const { id, date, tournament_type, entry_fee, applications } of tournaments) {
    for (const { level } of applications) {
      const column = findBucket(midnights, facts.instants[at++]!);
      if (column < 0) continue;
      figures.applications[column]! += 1;
      const index = level === null ? -1 : LEVELS.indexOf(level);
      if (index < 0) levellessApplications += 1;
      else figures.levels[index]! += 1;
    }
    const column = columnOfDate.get(date) ?? -1;
    if (column < 0) continue;
    count += 1;
    applicants += applications.length;
    figures.tournaments[typeIndexOf(tournament_type)]![column]! += 1;
    const play = plays?.[id];
    if (play) {
      figures.fees[column]! += play.expected;
      figures.paid![column]! += play.paid;
      if (play.winners.length > 0) figures.players[column]! += play.confirmed;
      for (const name of play.winners) winners.add(name, date);
    } else if (isFee(entry_fee)) figures.fees[column]! += entry_fee * applications.length;
    else feelessTournaments += 1;
  }

  return {
    ...columns,
    ...figures,
    winners: winners.sorted(),
    now: computeProgress(today, columns),
    perTournament: count > 0 ? applicants / count : null,
    leftOut: {
      ...outside,
      ...(period !== 'all' && { farTournaments: 0, farApplications: 0 }),
      feelessTournaments,
      levellessApplications,
    },
  };
}
