import fc from 'fast-check';
import { seasonFigures, type SeasonFigures } from '../../src/domain/seasonFigures';
import type { SeasonPeriod } from '../../src/domain/seasonPeriod';
import type { PlaySummaries } from '../../src/domain/play/playSummary';
import { FEE_MAX } from '../../src/domain/money';
import type { Application, Tournament } from '../../src/domain/tournament';
import { parseTournaments } from '../../src/domain/wire';
import { aTournament, anApplication } from './support/samples';

/** A Sunday: the last day of the twelfth week. */
const TODAY = '2026-11-22';
const MOSCOW = 'Europe/Moscow';

const figuresOf = (
  tournaments: readonly Tournament[],
  period: SeasonPeriod = 'recent',
  zone = MOSCOW,
  plays: PlaySummaries | null = null,
) => seasonFigures(tournaments, period, TODAY, zone, plays);

const on = (date: string, changes: Partial<Tournament> = {}) => aTournament({ date, ...changes });

/** So many applications, alike. */
const applied = (count: number, changes: Partial<Application> = {}): Application[] =>
  Array.from({ length: count }, () => anApplication(changes));

const PLAY = { capacity: null, waiting: 0, paid: 0, expected: 0, finished: false };

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** What is not zero, by the first day of its column. */
const byStart = ({ starts }: SeasonFigures, values: readonly number[]) =>
  Object.fromEntries(starts.map((start, at) => [start, values[at]]).filter(([, value]) => value));

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

describe('fees and levels', () => {
  test('ROSTER-18: where a play has begun, what its roster has to pay stands beside what it paid', () => {
    const tournaments = [
      on('2026-11-16', { id: 1, entry_fee: 1500, applications: applied(3) }),
      on('2026-11-17', { id: 2, entry_fee: 700, applications: applied(2) }),
      on('2020-01-01', { id: 3 }),
    ];
    const summary = {
      capacity: 4,
      confirmed: 2,
      waiting: 1,
      expected: 3000,
      finished: false,
      winners: [],
    };
    const plays = {
      1: { ...summary, tournament_id: 1, paid: 1500 },
      3: { ...summary, tournament_id: 3, paid: 9000 },
    };
    const figures = figuresOf(tournaments, 'recent', MOSCOW, plays);
    expect(byStart(figures, figures.fees)).toEqual({ '2026-11-16': 4400 });
    expect(byStart(figures, figures.paid!)).toEqual({ '2026-11-16': 1500 });
    expect(figuresOf(tournaments, 'recent', MOSCOW, {}).paid!.some(Boolean)).toBe(false);
    expect(figuresOf(tournaments).paid).toBeNull();
  });

  test('COMFORT-93: who has won in the period is counted by name, and who played where somebody has', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-24', '2026-11-25', '2020-01-01'];
    const tournaments = days.map((day, index) => on(day, { id: index + 1 }));
    const winners = [
      ['Анна Крылова'],
      ['Пётр Ершов', 'Вера Ким'],
      ['петр ершов'],
      [],
      ['Анна Крылова'],
    ];
    const plays = Object.fromEntries(
      winners.map((names, index) => [
        index + 1,
        { ...PLAY, tournament_id: index + 1, confirmed: 8, winners: names },
      ]),
    );
    const figures = figuresOf(tournaments, 'recent', MOSCOW, plays);
    expect(byStart(figures, figures.players)).toEqual({ '2026-11-16': 16, '2026-11-23': 8 });
    expect(figures.winners).toEqual([
      { name: 'петр ершов', wins: 2, last: '2026-11-24' },
      { name: 'Вера Ким', wins: 1, last: '2026-11-17' },
      { name: 'Анна Крылова', wins: 1, last: '2026-11-16' },
    ]);
    expect(figuresOf(tournaments).winners).toEqual([]);
  });

  const created_at = '2026-11-17T09:00:00Z';

  test('COMFORT-90: the fees to expect are a tournament’s fee times its applications', () => {
    const figures = figuresOf([
      on('2026-11-17', { entry_fee: 1500, applications: applied(8) }),
      on('2026-11-18', { entry_fee: 900, applications: applied(2) }),
      on('2026-11-24', { entry_fee: 2000, applications: [] }),
      on('2026-12-01', { entry_fee: 0, applications: applied(5) }),
    ]);
    expect(byStart(figures, figures.fees)).toEqual({ '2026-11-16': 13_800 });
    expect(figures.leftOut.feelessTournaments).toBe(0);
    expect(figures.perTournament).toBe(15 / 4);
  });

  test('COMFORT-90: a tournament of the period without a fee, or with an impossible one, is counted', () => {
    const fees = [null, -1, FEE_MAX + 1, 500.5, FEE_MAX];
    const tournaments = fees.map((entry_fee) => on(TODAY, { entry_fee, applications: applied(1) }));
    const figures = figuresOf([...tournaments, on('2020-01-01', { entry_fee: null })]);
    expect(sum(figures.fees)).toBe(FEE_MAX);
    expect(figures.leftOut.feelessTournaments).toBe(4);
  });

  test('COMFORT-90: levels are those of the applications that came, by the steps of the rules', () => {
    const levels = [1, 3.5, 3.5, 7, null, 3.25, 0.5, 7.5];
    const applications = levels.map((level) => anApplication({ level, created_at }));
    const figures = figuresOf([on('2027-05-01', { applications })]);
    expect(figures.levels).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]);
    expect(figures.leftOut.levellessApplications).toBe(4);
    expect(sum(figures.applications)).toBe(8);
  });

  test('COMFORT-90: nothing at all is all zeros, and no average', () => {
    for (const period of ['recent', 'year', 'all'] as const) {
      const { tournaments, applications, fees, levels, perTournament } = figuresOf([], period);
      expect(sum([...tournaments.flat(), ...applications, ...fees, ...levels])).toBe(0);
      expect(perTournament).toBeNull();
    }
  });
});

describe('whatever the list holds', () => {
  const aDate = fc.oneof(
    fc.constantFrom('', 'скоро', '2026-02-30', '9999-12-31'),
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  const anInstant = fc.oneof(
    fc.constant('вчера'),
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  );
  const aList = fc.array(
    fc.record({
      date: aDate,
      entry_fee: fc.option(fc.nat(5_000)),
      applications: fc.array(
        fc.record({ created_at: anInstant, level: fc.option(fc.constantFrom(1, 3.5, 7)) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 12 },
  );

  test('COMFORT-90: of all time nothing is lost and nothing counted twice', () => {
    fc.assert(
      fc.property(aList, (rows) => {
        const tournaments = rows.map(({ applications, ...row }) =>
          aTournament({ ...row, applications: applications.map((one) => anApplication(one)) }),
        );
        const { leftOut, ...figures } = figuresOf(tournaments, 'all');
        expect(
          sum(figures.tournaments.flat()) + leftOut.undatedTournaments + leftOut.farTournaments,
        ).toBe(tournaments.length);
        const applications = sum(figures.applications);
        expect(applications + leftOut.undatedApplications + leftOut.farApplications).toBe(
          sum(tournaments.map((one) => one.applications.length)),
        );
        expect(sum(figures.levels) + leftOut.levellessApplications).toBe(applications);
      }),
    );
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
