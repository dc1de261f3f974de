import fc from 'fast-check';
import { ATTENDANCES, type Entry } from '../../../../src/domain/play/model/entry';
import { formatFullName } from '../../../../src/domain/play/people/names';
import { isSamePerson } from '../../../../src/domain/play/roster/carryOver';
import { listLikeEvenings } from '../../../../src/domain/play/roster/likeEvenings';
import { listReturning } from '../../../../src/domain/players/known/listReturning';
import { createRuns } from '../../../support/createRuns';
import { createTournament } from '../../support/samples';
import { createEntry } from '../../play/support/entries';
import { PLAYER } from '../support/players';

const NAMES = ['Ли', 'Ким', 'Пак', 'Цой', 'Хан', 'Шин'];
const PHONE = '+7 (916) 000-00-01';
const createEvening = (...entries: Entry[]) => ({ entries, rounds: [] });
const createNamed = (familyName: string, changes: Partial<Entry> = {}) =>
  createEntry(familyName, { givenName: 'Юлия', familyName, ...changes });

const entries = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom(...NAMES),
      status: fc.constantFrom('confirmed', 'waiting', 'declined', 'removed'),
      attendance: fc.constantFrom(...ATTENDANCES, null),
    }),
    { selector: ({ name }) => name },
  )
  .map((all) => all.map(({ name, ...changes }) => createNamed(name, changes)));
const evenings = fc.array(
  entries.map((all) => createEvening(...all)),
  { maxLength: 4 },
);

test('ROSTER-49: no player is offered twice or out of the roster, and the most frequent come first', () => {
  fc.assert(
    fc.property(evenings, entries, (all, here) => {
      const offered = listReturning(all, here, []);
      const names = offered.map(({ person }) => formatFullName(person));
      expect(new Set(names).size).toBe(names.length);
      const present = here.filter(({ status }) => status !== 'removed');
      for (const { entry, visits, isFrequent } of offered) {
        expect(present.some((one) => isSamePerson(one, entry))).toBe(false);
        expect([entry.status, entry.attendance === 'absent']).toEqual(['confirmed', false]);
        expect(visits).toBeGreaterThan(0);
        expect(isFrequent).toBe(visits >= all.length / 2);
      }
      const visits = offered.map((one) => one.visits);
      expect(visits).toEqual(visits.toSorted((one, other) => other - one));
      // Once added, these players are not offered again.
      const added = [...here, ...offered.map(({ entry }) => entry)];
      expect(listReturning(all, added, [])).toEqual([]);
    }),
    createRuns(),
  );
});

test('ROSTER-49: a player of half of the last four evenings is ticked, a player of one is not', () => {
  const last = createEvening(createNamed('Ли'), createNamed('Ким'), createNamed('Пак'));
  const all = [last, createEvening(createNamed('Пак')), createEvening(createNamed('Ким')), last];
  const offered = listReturning(all, [], []);
  expect(
    offered.map(({ entry, visits, isFrequent }) => [entry.familyName, visits, isFrequent]),
  ).toEqual([
    ...[
      ['Ким', 3, true],
      ['Пак', 3, true],
      ['Ли', 2, true],
    ],
  ]);
  expect(
    listReturning([last, createEvening(), createEvening()], [], []).map((one) => one.isFrequent),
  ).toEqual([false, false, false]);
});

test('ROSTER-49, PLAYER-88: a known player comes with the last known values, and is recognised under former ones', () => {
  const former = createNamed('Ли', { givenName: 'Юля', phone: '+7 (916) 000-00-02', level: 2 });
  const player = {
    ...PLAYER,
    ...{ givenName: 'Юлия', familyName: 'Ли', phone: PHONE, level: 3.5, sex: 'f' as const },
    ...{ otherNames: ['Юля Ли'], otherPhones: ['+7 (916) 000-00-02'] },
  };
  const [offered] = listReturning([createEvening(former)], [], [player]);
  expect(offered!.person).toEqual({
    ...{ givenName: 'Юлия', familyName: 'Ли', phone: PHONE, level: 3.5, sex: 'f' },
  });
  const here = createNamed('Ли', { id: 'here', phone: PHONE });
  expect(listReturning([createEvening(former)], [here], [player])).toEqual([]);
  const visits = listReturning([createEvening(former), createEvening(here)], [], [player]);
  expect(visits).toMatchObject([{ visits: 2 }]);
});

test('ROSTER-49: the last evening is the latest earlier one of that weekday and type', () => {
  const create = (id: number, date: string, tournament_type: string, start_time = '19:00') =>
    createTournament({ id, date, tournament_type, start_time });
  const evening = create(1, '2026-11-25', 'Американо');
  const all = [
    evening,
    create(2, '2026-11-18', 'Американо', '09:00'),
    create(3, '2026-11-18', 'Американо'),
    create(4, '2026-11-18', 'Мексикано', '21:00'),
    create(5, '2026-11-19', 'Американо'),
    create(6, '2026-12-02', 'Американо'),
    create(7, '2026-11-11', 'Американо'),
  ];
  expect(listLikeEvenings(evening, all).map(({ id }) => id)).toEqual([3, 2, 7]);
  expect(listLikeEvenings(evening, [evening])).toEqual([]);
});
