import fc from 'fast-check';
import { createTournament, createApplication } from '../support/samples';
import { computeStats, sumValues } from '../support/seasonStats';
import { createRuns } from '../../support/createRuns';

describe('for any list', () => {
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

  test('COMFORT-90: all time loses nothing and counts nothing twice', () => {
    fc.assert(
      fc.property(aList, (rows) => {
        const tournaments = rows.map(({ applications, ...row }) =>
          createTournament({
            ...row,
            applications: applications.map((one) => createApplication(one)),
          }),
        );
        const { leftOut, ...figures } = computeStats(tournaments, 'all');
        expect(
          sumValues(figures.tournaments.flat()) +
            leftOut.undatedTournaments +
            leftOut.farTournaments,
        ).toBe(tournaments.length);
        const applications = sumValues(figures.applications);
        expect(applications + leftOut.undatedApplications + leftOut.farApplications).toBe(
          sumValues(tournaments.map((one) => one.applications.length)),
        );
        expect(sumValues(figures.levels) + leftOut.levellessApplications).toBe(applications);
      }),
      createRuns(),
    );
  });
});
