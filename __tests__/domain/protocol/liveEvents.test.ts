import { findNewApplications, sumNewApplications } from '../../../src/domain/list/newApplications';
import { computeRetryDelay, parseEventTag } from '../../../src/domain/protocol/liveEvents';
import { parseTournaments } from '../../../src/domain/tournament/tournamentWire';

describe('COMFORT-60: trying again', () => {
  test('COMFORT-60: waits 1 to 2 s at first, then twice as long each time, at most a minute', () => {
    expect([0, 1, 2, 3].map((failures) => computeRetryDelay(failures, 0))).toEqual([
      1_000, 2_000, 4_000, 8_000,
    ]);
    expect([computeRetryDelay(0, 1), computeRetryDelay(2, 0.5)]).toEqual([2_000, 6_000]);
    for (const failures of [6, 10, 5_000]) expect(computeRetryDelay(failures, 1)).toBe(60_000);
  });

  test.each([
    ['{"tag":"W/\\"a.1.2\\""}', 'W/"a.1.2"'],
    ['{"tag":7}', null],
    ['null', null],
    ['', null],
    ['<html>', null],
  ])('COMFORT-60: %j has the tag %j', (data, tag) => expect(parseEventTag(data)).toBe(tag));
});

describe('COMFORT-61: new applications', () => {
  const createClub = (...counts: number[]) =>
    parseTournaments(
      counts.map((count, index) => ({
        id: index + 1,
        applications: Array.from({ length: count }, (_, id) => ({ id })),
      })),
    )!;

  test('COMFORT-61: are those of tournaments that had fewer', () => {
    const after = createClub(2, 5, 1);
    const fresh = findNewApplications(createClub(2, 3, 0), after);
    expect(fresh).toEqual([
      { tournament: after[1], count: 2, application: null },
      { tournament: after[2], count: 1, application: after[2]!.applications[0] },
    ]);
    expect(sumNewApplications(fresh)).toBe(3);
  });

  test('COMFORT-61: the only new one is known, wherever it is, with or without an id', () => {
    const createNamed = (...names: string[]) =>
      parseTournaments([{ id: 1, applications: names.map((name) => ({ name })) }])!;
    const listAdded = (before: string[], after: string[]) =>
      findNewApplications(createNamed(...before), createNamed(...after))[0]?.application?.name;
    expect(listAdded(['Анна'], ['Вера', 'Анна'])).toBe('Вера');
    expect(listAdded([], ['Вера'])).toBe('Вера');
    // One application was withdrawn and others came, so no single application is new.
    expect(listAdded(['Анна'], ['Вера', 'Ольга'])).toBeUndefined();
    expect(listAdded(['Анна'], ['Анна', 'Вера', 'Ольга'])).toBeUndefined();
  });

  test('COMFORT-61: a tournament that is new, gone or has fewer is none', () => {
    expect(findNewApplications(createClub(1), createClub(1, 4))).toEqual([]);
    expect(findNewApplications(createClub(1, 4), createClub(1))).toEqual([]);
    expect(findNewApplications(createClub(3), createClub(1))).toEqual([]);
    expect(sumNewApplications([])).toBe(0);
  });
});
