import { computeSeasonStats, type SeasonStats } from '../../../src/domain/season/seasonStats';
import type { SeasonPeriod } from '../../../src/domain/season/seasonPeriod';
import type { PlaySummary } from '../../../src/domain/play/roster/playSummary';
import type { Application, Tournament } from '../../../src/domain/tournament/tournament';
import { createTournament, createApplication } from './samples';

/** A Sunday, the last day of the twelfth week. */
export const TODAY = '2026-11-22';
/** The club's time zone unless a test sets another. */
export const MOSCOW = 'Europe/Moscow';

/** Season stats of a period on TODAY. */
export const computeStats = (
  tournaments: readonly Tournament[],
  period: SeasonPeriod = 'recent',
  zone = MOSCOW,
  plays: Readonly<Record<number, PlaySummary>> | null = null,
) => computeSeasonStats(tournaments, period, TODAY, zone, plays);

export const createTournamentOn = (date: string, changes: Partial<Tournament> = {}) =>
  createTournament({ date, ...changes });

export const createApplications = (
  count: number,
  changes: Partial<Application> = {},
): Application[] => Array.from({ length: count }, () => createApplication(changes));

export const sumValues = (values: readonly number[]) =>
  values.reduce((all, value) => all + value, 0);

/** Non-zero values by the first day of their bucket. */
export const groupByStart = ({ starts }: SeasonStats, values: readonly number[]) =>
  Object.fromEntries(starts.map((start, at) => [start, values[at]]).filter(([, value]) => value));
