import fc from 'fast-check';
import { addDays } from '../../../../src/domain/dates/dates';
import { SEXES } from '../../../../src/domain/draw/base/drawnRound';
import { ATTENDANCES } from '../../../../src/domain/play/model/entry';
import { sumAppearances, type Appearance } from '../../../../src/domain/players/card/appearances';
import { createRuns } from '../../../support/createRuns';

const TODAY = '2026-06-01';

const visit: fc.Arbitrary<Appearance> = fc.record({
  tournamentId: fc.nat(20),
  status: fc.constantFrom('confirmed', 'waiting', 'withdrawn', null),
  attendance: fc.constantFrom(...ATTENDANCES, null),
  sex: fc.constantFrom(...SEXES, null),
  paid: fc.nat(5_000),
  hasPlay: fc.boolean(),
  hasPlayed: fc.boolean(),
  givenName: fc.constantFrom('Анна', 'Аня'),
  familyName: fc.constant('Соколова'),
  phone: fc.constantFrom(null, '+7 (916) 000-00-01'),
  level: fc.constantFrom(null, 2, 3.5),
  createdAt: fc.nat(9).map((minute) => `2026-05-01T09:0${minute}:00.000Z`),
  // All appearances at one tournament have the same date.
  date: fc.constant(''),
});
const visits = fc
  .array(visit, { minLength: 1, maxLength: 30 })
  .map((all) => all.map((one) => ({ ...one, date: addDays(TODAY, one.tournamentId - 15) })));

test('PLAYER-2: sums contain past tournaments only, whatever their order', () => {
  fc.assert(
    fc.property(visits, (all) => {
      const { tournaments, weekdays, lastSeen, noShows, paid } = sumAppearances(all, TODAY);
      const turned = sumAppearances(all.toReversed(), TODAY);
      const sumValues = (values: readonly number[]) =>
        values.reduce((one, other) => one + other, 0);
      return (
        sumValues(weekdays) === tournaments &&
        (lastSeen === null) === (tournaments === 0) &&
        (lastSeen ?? '') <= TODAY &&
        tournaments <= new Set(all.map(({ tournamentId }) => tournamentId)).size &&
        noShows <= all.length &&
        paid === sumValues(all.map((one) => one.paid)) &&
        turned.tournaments === tournaments &&
        turned.lastSeen === lastSeen &&
        turned.weekdays.join() === weekdays.join()
      );
    }),
    createRuns(),
  );
});

const APPLICATION: Appearance = {
  tournamentId: 1,
  date: TODAY,
  createdAt: '2026-05-01T09:00:00.000Z',
  status: null,
  attendance: null,
  sex: null,
  paid: 0,
  hasPlay: false,
  hasPlayed: false,
  givenName: 'Анна',
  familyName: '',
  phone: null,
  level: null,
};

test.each([
  [null, 0],
  ['late', 0],
  ['absent', 0],
  ['arrived', 1],
  ['paused', 1],
  ['left', 1],
] as const)('PLAYER-2: of an evening of today, %s counts %i', (attendance, count) => {
  const one: Appearance = { ...APPLICATION, status: 'confirmed', attendance, hasPlay: true };
  const { tournaments, lastSeen } = sumAppearances([one], TODAY);
  expect([tournaments, lastSeen]).toEqual([count, count === 0 ? null : TODAY]);
  const later = sumAppearances([one], addDays(TODAY, 1));
  expect(later.tournaments).toBe(attendance === 'absent' || attendance === 'late' ? 0 : 1);
});

test('PLAYER-86: a player who was late to the end and played no match did not come', () => {
  const late: Appearance = {
    ...APPLICATION,
    ...{ status: 'confirmed', attendance: 'late', hasPlay: true },
  };
  const count = (one: Appearance, today: string) => {
    const { tournaments, noShows, lastSeen } = sumAppearances([one], today);
    return [tournaments, noShows, lastSeen];
  };
  expect(count(late, TODAY)).toEqual([0, 0, null]);
  expect(count(late, addDays(TODAY, 1))).toEqual([0, 1, null]);
  // A late player may be drawn into a later round without being marked as arrived.
  expect(count({ ...late, hasPlayed: true }, addDays(TODAY, 1))).toEqual([1, 0, TODAY]);
});

test('PLAYER-2: an application for today does not say yet that the player came', () => {
  const one = APPLICATION;
  expect(sumAppearances([one], TODAY).tournaments).toBe(0);
  expect(sumAppearances([one], addDays(TODAY, 1)).tournaments).toBe(1);
  expect(sumAppearances([{ ...one, hasPlay: true }], addDays(TODAY, 1)).tournaments).toBe(0);
});

test('PLAYER-2: a phone, a level and a whole name stay known until a later value, whatever the order', () => {
  fc.assert(
    fc.property(visits, (all) => {
      const known = sumAppearances(all, TODAY);
      for (const field of ['phone', 'level', 'sex'] as const) {
        const said = all.filter((one) => one[field] !== null);
        expect(known[field] === null).toBe(said.length === 0);
        const last = said
          .map(({ date, createdAt }) => `${date} ${createdAt}`)
          .sort()
          .at(-1);
        const values = said.filter(({ date, createdAt }) => `${date} ${createdAt}` === last);
        if (said.length > 0) expect(values.map((one) => one[field])).toContain(known[field]);
      }
      const single = { ...all[0]!, givenName: 'Аня', familyName: '', date: '2026-12-31' };
      expect(sumAppearances([...all, single], TODAY).familyName).toBe('Соколова');
    }),
    createRuns(),
  );
});
