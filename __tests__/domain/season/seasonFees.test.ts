import { FEE_MAX } from '../../../src/domain/fields/money';
import { createApplication } from '../support/samples';
import {
  createApplications,
  groupByStart,
  computeStats,
  MOSCOW,
  createTournamentOn,
  sumValues,
  TODAY,
} from '../support/seasonStats';

const PLAY = { capacity: null, waiting: 0, absent: 0, paid: 0, expected: 0, finished: false };

describe('fees and levels', () => {
  test('ROSTER-18: where a play has begun, what its roster has to pay is shown next to what it paid', () => {
    const tournaments = [
      createTournamentOn('2026-11-16', {
        id: 1,
        entry_fee: 1500,
        applications: createApplications(3),
      }),
      createTournamentOn('2026-11-17', {
        id: 2,
        entry_fee: 700,
        applications: createApplications(2),
      }),
      createTournamentOn('2020-01-01', { id: 3 }),
    ];
    const summary = {
      capacity: 4,
      confirmed: 2,
      waiting: 1,
      absent: 0,
      expected: 3000,
      finished: false,
      winners: [],
    };
    const plays = {
      1: { ...summary, tournament_id: 1, paid: 1500 },
      3: { ...summary, tournament_id: 3, paid: 9000 },
    };
    const figures = computeStats(tournaments, 'recent', MOSCOW, plays);
    expect(groupByStart(figures, figures.fees)).toEqual({ '2026-11-16': 4400 });
    expect(groupByStart(figures, figures.paid!)).toEqual({ '2026-11-16': 1500 });
    expect(computeStats(tournaments, 'recent', MOSCOW, {}).paid!.some(Boolean)).toBe(false);
    expect(computeStats(tournaments).paid).toBeNull();
  });

  test('COMFORT-93: winners of the period are counted by name, and players where a play has winners', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-24', '2026-11-25', '2020-01-01'];
    const tournaments = days.map((day, index) => createTournamentOn(day, { id: index + 1 }));
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
    const figures = computeStats(tournaments, 'recent', MOSCOW, plays);
    expect(groupByStart(figures, figures.players)).toEqual({ '2026-11-16': 16, '2026-11-23': 8 });
    expect(figures.winners).toEqual([
      { name: 'петр ершов', wins: 2, last: '2026-11-24' },
      { name: 'Вера Ким', wins: 1, last: '2026-11-17' },
      { name: 'Анна Крылова', wins: 1, last: '2026-11-16' },
    ]);
    expect(computeStats(tournaments).winners).toEqual([]);
  });

  const created_at = '2026-11-17T09:00:00Z';

  test('COMFORT-90: the fees to expect are a tournament’s fee times its applications', () => {
    const figures = computeStats([
      createTournamentOn('2026-11-17', { entry_fee: 1500, applications: createApplications(8) }),
      createTournamentOn('2026-11-18', { entry_fee: 900, applications: createApplications(2) }),
      createTournamentOn('2026-11-24', { entry_fee: 2000, applications: [] }),
      createTournamentOn('2026-12-01', { entry_fee: 0, applications: createApplications(5) }),
    ]);
    expect(groupByStart(figures, figures.fees)).toEqual({ '2026-11-16': 13_800 });
    expect(figures.leftOut.feelessTournaments).toBe(0);
    expect(figures.perTournament).toBe(15 / 4);
  });

  test('COMFORT-90: a tournament of the period without a fee, or with an impossible one, is counted', () => {
    const fees = [null, -1, FEE_MAX + 1, 500.5, FEE_MAX];
    const tournaments = fees.map((entry_fee) =>
      createTournamentOn(TODAY, { entry_fee, applications: createApplications(1) }),
    );
    const figures = computeStats([
      ...tournaments,
      createTournamentOn('2020-01-01', { entry_fee: null }),
    ]);
    expect(sumValues(figures.fees)).toBe(FEE_MAX);
    expect(figures.leftOut.feelessTournaments).toBe(4);
  });

  test('COMFORT-90: levels are those of the applications that came, by the steps of the rules', () => {
    const levels = [1, 3.5, 3.5, 7, null, 3.25, 0.5, 7.5];
    const applications = levels.map((level) => createApplication({ level, created_at }));
    const figures = computeStats([createTournamentOn('2027-05-01', { applications })]);
    expect(figures.levels).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]);
    expect(figures.leftOut.levellessApplications).toBe(4);
    expect(sumValues(figures.applications)).toBe(8);
  });

  test('COMFORT-90: nothing at all is all zeros, and no average', () => {
    for (const period of ['recent', 'year', 'all'] as const) {
      const { tournaments, applications, fees, levels, perTournament } = computeStats([], period);
      expect(sumValues([...tournaments.flat(), ...applications, ...fees, ...levels])).toBe(0);
      expect(perTournament).toBeNull();
    }
  });
});
