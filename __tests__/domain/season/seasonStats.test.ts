import type { Tournament } from '../../../src/domain/tournament/tournament';
import { parseTournaments } from '../../../src/domain/tournament/tournamentWire';
import { createTournament } from '../support/samples';
import {
  createApplications,
  groupByStart,
  computeStats,
  MOSCOW,
  createTournamentOn,
  sumValues,
  TODAY,
} from '../support/seasonStats';

describe('the tournaments', () => {
  test('COMFORT-90: each is in the week of its date, by its type', () => {
    const figures = computeStats([
      createTournamentOn('2026-11-16'),
      createTournamentOn('2026-11-22'),
      createTournamentOn('2026-11-23', { tournament_type: 'Американо' }),
      createTournamentOn('2026-11-20', { tournament_type: 'Кинг-корт' }),
      createTournamentOn('2026-08-30'),
      createTournamentOn('2026-12-21'),
    ]);
    const [mexicano, americano, others] = figures.tournaments;
    expect(groupByStart(figures, mexicano!)).toEqual({ '2026-11-16': 2 });
    expect(groupByStart(figures, americano!)).toEqual({ '2026-11-23': 1 });
    expect(groupByStart(figures, others!)).toEqual({ '2026-11-16': 1 });
    expect(figures.starts).toHaveLength(16);
    expect(mexicano).toHaveLength(16);
  });

  test('COMFORT-90: a year is shown by months, and only its own days count', () => {
    const figures = computeStats(
      [
        createTournamentOn('2025-12-31'),
        createTournamentOn('2026-01-01'),
        createTournamentOn('2026-12-31'),
        createTournamentOn('2027-01-01'),
      ],
      'year',
    );
    expect(figures.step).toBe('month');
    expect(groupByStart(figures, figures.tournaments[0]!)).toEqual({
      '2026-01-01': 1,
      '2026-12-01': 1,
    });
  });

  test('COMFORT-90: all time reaches from the first to the last, with zeros between', () => {
    const figures = computeStats(
      [createTournamentOn('2026-02-03'), createTournamentOn('2026-04-01')],
      'all',
    );
    expect([figures.starts[0], figures.end]).toEqual(['2026-02-02', '2026-04-06']);
    expect(figures.tournaments[0]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('COMFORT-90: a tournament without a date that exists is in no period, and is counted apart', () => {
    const broken = ['', 'скоро', '2026-02-30', '2026-11-1'].map((date) => createTournamentOn(date));
    for (const period of ['recent', 'year', 'all'] as const) {
      const { tournaments, leftOut } = computeStats([...broken, createTournamentOn(TODAY)], period);
      expect(sumValues(tournaments.flat())).toBe(1);
      expect(leftOut.undatedTournaments).toBe(4);
    }
  });

  test('COMFORT-90: a tournament too far away does not stretch all time, and is counted apart there', () => {
    const far = [
      createTournamentOn('9999-12-31'),
      createTournamentOn('0001-01-01'),
      createTournamentOn('2042-01-01'),
      createTournamentOn('2010-12-31'),
    ];
    const figures = computeStats(
      [...far, createTournamentOn('2011-01-01'), createTournamentOn('2041-12-31')],
      'all',
    );
    expect([figures.step, figures.starts.length, figures.end]).toEqual(['year', 31, '2042-01-01']);
    expect(sumValues(figures.tournaments.flat())).toBe(2);
    expect(figures.leftOut.farTournaments).toBe(4);
    expect(computeStats(far, 'year').leftOut.farTournaments).toBe(0);
  });

  test('COMFORT-90: rows that the list shows twice count twice', () => {
    const rows = parseTournaments([
      { id: 1, date: TODAY, tournament_type: 'Мексикано' },
      { id: 1, date: TODAY, tournament_type: 'Мексикано' },
      { date: TODAY, tournament_type: 'Мексикано' },
    ])!;
    expect(sumValues(computeStats(rows).tournaments.flat())).toBe(3);
  });
});

describe('the applications', () => {
  const createApplicationsAt = (created_at: string) => createApplications(1, { created_at });

  test('COMFORT-90: each is in the week in which it came, in the club’s time zone', () => {
    const around = [
      createTournamentOn('2026-11-30', {
        applications: [
          ...createApplicationsAt('2026-11-15T20:59:59Z'),
          ...createApplicationsAt('2026-11-15T21:00:00Z'),
        ],
      }),
    ];
    const listWeeks = (zone: string) => {
      const figures = computeStats(around, 'recent', zone);
      return groupByStart(figures, figures.applications);
    };
    expect(listWeeks(MOSCOW)).toEqual({ '2026-11-09': 1, '2026-11-16': 1 });
    expect(listWeeks('UTC')).toEqual({ '2026-11-09': 2 });
    expect(listWeeks('Asia/Vladivostok')).toEqual({ '2026-11-16': 2 });
  });

  test('COMFORT-90: a week in which the clock is put back is an hour longer', () => {
    const applications = ['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'].flatMap(
      createApplicationsAt,
    );
    const figures = computeStats(
      [createTournamentOn(TODAY, { applications })],
      'recent',
      'Europe/Berlin',
    );
    expect(groupByStart(figures, figures.applications)).toEqual({
      '2026-10-19': 1,
      '2026-10-26': 1,
    });
  });

  test('COMFORT-90: applications count by their own day, wherever their tournament is', () => {
    const figures = computeStats([
      createTournamentOn('2027-05-01', {
        applications: createApplicationsAt('2026-11-17T09:00:00Z'),
      }),
      createTournamentOn('скоро', { applications: createApplicationsAt('2026-11-17T09:00:00Z') }),
      createTournamentOn(TODAY, { applications: createApplicationsAt('2025-01-01T09:00:00Z') }),
    ]);
    expect(groupByStart(figures, figures.applications)).toEqual({ '2026-11-16': 2 });
    expect(figures.perTournament).toBe(1);
  });

  test('COMFORT-90: an application without a readable time is in no week, and is counted', () => {
    const applications = ['', 'вчера', '2026-02-30T10:00:00Z', '2026-11-17'].flatMap(
      createApplicationsAt,
    );
    const { leftOut, ...figures } = computeStats([createTournamentOn(TODAY, { applications })]);
    expect(sumValues(figures.applications)).toBe(0);
    expect(sumValues(figures.levels)).toBe(0);
    expect(leftOut.undatedApplications).toBe(4);
  });

  test('COMFORT-90: all time takes them in, unless they are too far away', () => {
    const applications = ['2026-10-30T10:00:00Z', '1970-01-01T00:00:00Z'].flatMap(
      createApplicationsAt,
    );
    const figures = computeStats([createTournamentOn(TODAY, { applications })], 'all');
    expect(figures.starts[0]).toBe('2026-10-26');
    expect([sumValues(figures.applications), figures.leftOut.farApplications]).toEqual([1, 1]);
  });
});

describe('a large club', () => {
  const DAY_MS = 86_400_000;
  const season = Array.from({ length: 100_000 }, (_, at) =>
    createTournament({
      id: at + 1,
      date: new Date(Date.UTC(2024, 0, 1) + (at % 1_200) * DAY_MS).toISOString().slice(0, 10),
      applications: createApplications(1, {
        created_at: new Date(Date.UTC(2024, 0, 1) + at * 900_000).toISOString(),
      }),
    }),
  );

  /** Processor time of one computation, in microseconds. */
  const measureTime = (tournaments: readonly Tournament[]): number => {
    const before = process.cpuUsage();
    computeStats(tournaments, 'all');
    return process.cpuUsage(before).user;
  };
  const measureQuickest = (tournaments: readonly Tournament[]): number =>
    Math.min(...Array.from({ length: 3 }, () => measureTime(tournaments)));

  test('COMFORT-90: a hundred thousand tournaments are counted while one waits', () => {
    const figures = computeStats(season, 'all');
    expect(sumValues(figures.tournaments.flat())).toBe(100_000);
    expect(sumValues(figures.applications)).toBe(100_000);
    // Ten times as many tournaments take about ten times as long. Comparing every two would take a hundred times as
    // long.
    expect(measureQuickest(season) / measureQuickest(season.slice(0, 10_000))).toBeLessThan(50);
  });
});
