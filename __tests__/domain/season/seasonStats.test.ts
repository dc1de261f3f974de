import type { Tournament } from '../../../src/domain/tournament/tournament';
import { parseTournaments } from '../../../src/domain/tournament/tournamentWire';
import { aTournament } from '../support/samples';
import { applied, byStart, figuresOf, MOSCOW, on, sum, TODAY } from '../support/seasonFigures';

describe('the tournaments', () => {
  test('COMFORT-90: each is in the week of its date, by its type', () => {
    const figures = figuresOf([
      on('2026-11-16'),
      on('2026-11-22'),
      on('2026-11-23', { tournament_type: 'Американо' }),
      on('2026-11-20', { tournament_type: 'Кинг-корт' }),
      on('2026-08-30'),
      on('2026-12-21'),
    ]);
    const [mexicano, americano, others] = figures.tournaments;
    expect(byStart(figures, mexicano!)).toEqual({ '2026-11-16': 2 });
    expect(byStart(figures, americano!)).toEqual({ '2026-11-23': 1 });
    expect(byStart(figures, others!)).toEqual({ '2026-11-16': 1 });
    expect(figures.starts).toHaveLength(16);
    expect(mexicano).toHaveLength(16);
  });

  test('COMFORT-90: a year is shown by months, and only its own days count', () => {
    const figures = figuresOf(
      [on('2025-12-31'), on('2026-01-01'), on('2026-12-31'), on('2027-01-01')],
      'year',
    );
    expect(figures.step).toBe('month');
    expect(byStart(figures, figures.tournaments[0]!)).toEqual({ '2026-01-01': 1, '2026-12-01': 1 });
  });

  test('COMFORT-90: all time reaches from the first to the last, with zeros between', () => {
    const figures = figuresOf([on('2026-02-03'), on('2026-04-01')], 'all');
    expect([figures.starts[0], figures.end]).toEqual(['2026-02-02', '2026-04-06']);
    expect(figures.tournaments[0]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('COMFORT-90: what has no date that exists is in no period, and is counted', () => {
    const broken = ['', 'скоро', '2026-02-30', '2026-11-1'].map((date) => on(date));
    for (const period of ['recent', 'year', 'all'] as const) {
      const { tournaments, leftOut } = figuresOf([...broken, on(TODAY)], period);
      expect(sum(tournaments.flat())).toBe(1);
      expect(leftOut.undatedTournaments).toBe(4);
    }
  });

  test('COMFORT-90: what is too far away does not stretch all time, and is counted there', () => {
    const far = [on('9999-12-31'), on('0001-01-01'), on('2042-01-01'), on('2010-12-31')];
    const figures = figuresOf([...far, on('2011-01-01'), on('2041-12-31')], 'all');
    expect([figures.step, figures.starts.length, figures.end]).toEqual(['year', 31, '2042-01-01']);
    expect(sum(figures.tournaments.flat())).toBe(2);
    expect(figures.leftOut.farTournaments).toBe(4);
    expect(figuresOf(far, 'year').leftOut.farTournaments).toBe(0);
  });

  test('COMFORT-90: rows that the list shows twice count twice', () => {
    const rows = parseTournaments([
      { id: 1, date: TODAY, tournament_type: 'Мексикано' },
      { id: 1, date: TODAY, tournament_type: 'Мексикано' },
      { date: TODAY, tournament_type: 'Мексикано' },
    ])!;
    expect(sum(figuresOf(rows).tournaments.flat())).toBe(3);
  });
});

describe('the applications', () => {
  const at = (created_at: string) => applied(1, { created_at });

  test('COMFORT-90: each is in the week in which it came, in the club’s time zone', () => {
    const around = [
      on('2026-11-30', {
        applications: [...at('2026-11-15T20:59:59Z'), ...at('2026-11-15T21:00:00Z')],
      }),
    ];
    const weeks = (zone: string) => {
      const figures = figuresOf(around, 'recent', zone);
      return byStart(figures, figures.applications);
    };
    expect(weeks(MOSCOW)).toEqual({ '2026-11-09': 1, '2026-11-16': 1 });
    expect(weeks('UTC')).toEqual({ '2026-11-09': 2 });
    expect(weeks('Asia/Vladivostok')).toEqual({ '2026-11-16': 2 });
  });

  test('COMFORT-90: a week in which the clock is put back is an hour longer', () => {
    const applications = ['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'].flatMap(at);
    const figures = figuresOf([on(TODAY, { applications })], 'recent', 'Europe/Berlin');
    expect(byStart(figures, figures.applications)).toEqual({ '2026-10-19': 1, '2026-10-26': 1 });
  });

  test('COMFORT-90: they count by their own day, wherever their tournament is', () => {
    const figures = figuresOf([
      on('2027-05-01', { applications: at('2026-11-17T09:00:00Z') }),
      on('скоро', { applications: at('2026-11-17T09:00:00Z') }),
      on(TODAY, { applications: at('2025-01-01T09:00:00Z') }),
    ]);
    expect(byStart(figures, figures.applications)).toEqual({ '2026-11-16': 2 });
    expect(figures.perTournament).toBe(1);
  });

  test('COMFORT-90: what came nobody knows when is in no week, and is counted', () => {
    const applications = ['', 'вчера', '2026-02-30T10:00:00Z', '2026-11-17'].flatMap(at);
    const { leftOut, ...figures } = figuresOf([on(TODAY, { applications })]);
    expect(sum(figures.applications)).toBe(0);
    expect(sum(figures.levels)).toBe(0);
    expect(leftOut.undatedApplications).toBe(4);
  });

  test('COMFORT-90: all time takes them in, unless they are too far away', () => {
    const applications = ['2026-10-30T10:00:00Z', '1970-01-01T00:00:00Z'].flatMap(at);
    const figures = figuresOf([on(TODAY, { applications })], 'all');
    expect(figures.starts[0]).toBe('2026-10-26');
    expect([sum(figures.applications), figures.leftOut.farApplications]).toEqual([1, 1]);
  });
});

describe('a large club', () => {
  const DAY_MS = 86_400_000;
  const season = Array.from({ length: 100_000 }, (_, at) =>
    aTournament({
      id: at + 1,
      date: new Date(Date.UTC(2024, 0, 1) + (at % 1_200) * DAY_MS).toISOString().slice(0, 10),
      applications: applied(1, {
        created_at: new Date(Date.UTC(2024, 0, 1) + at * 900_000).toISOString(),
      }),
    }),
  );

  /** Processor time of counting once, µs. */
  const timeOf = (tournaments: readonly Tournament[]): number => {
    const before = process.cpuUsage();
    figuresOf(tournaments, 'all');
    return process.cpuUsage(before).user;
  };
  const quickest = (tournaments: readonly Tournament[]): number =>
    Math.min(...Array.from({ length: 3 }, () => timeOf(tournaments)));

  test('COMFORT-90: a hundred thousand tournaments are counted while one waits', () => {
    const figures = figuresOf(season, 'all');
    expect(sum(figures.tournaments.flat())).toBe(100_000);
    expect(sum(figures.applications)).toBe(100_000);
    // Ten times as many take some ten times as long; were each compared with each, it would be a hundred times.
    expect(quickest(season) / quickest(season.slice(0, 10_000))).toBeLessThan(50);
  });
});
