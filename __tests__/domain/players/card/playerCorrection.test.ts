import fc from 'fast-check';
import type { EntryPerson } from '../../../../src/domain/play/model/entry';
import { sumAppearances, type Appearance } from '../../../../src/domain/players/card/appearances';
import {
  addCorrection,
  pickChanges,
  type PlayerCorrection,
} from '../../../../src/domain/players/card/playerCorrection';
import { createRuns } from '../../../support/createRuns';

const TODAY = '2026-06-30';
const PHONES = ['+7 (916) 000-00-01', '+7 (916) 000-00-02', '+7 (916) 000-00-03'];

const person: fc.Arbitrary<EntryPerson> = fc.record({
  givenName: fc.constantFrom('Анна', 'Аня'),
  familyName: fc.constantFrom('Соколова', 'Орлова'),
  phone: fc.constantFrom(null, ...PHONES),
  level: fc.constantFrom(null, 2, 3.5),
});

/** Facts in the order in which the club learned them; the club corrects a part of them. */
type Knowledge = { person: EntryPerson; isCorrection: boolean };
const knowledge: fc.Arbitrary<Knowledge[]> = fc
  .tuple(person, fc.array(fc.record({ person, isCorrection: fc.boolean() }), { maxLength: 8 }))
  .map(([first, rest]) => [{ person: first, isCorrection: false }, ...rest]);

const toInstant = (at: number) => `2026-06-${String(at + 10)}T09:00:00.000Z`;

const createAppearance = (one: EntryPerson, at: number): Appearance => ({
  ...one,
  ...{ tournamentId: at, date: toInstant(at).slice(0, 10), createdAt: toInstant(at), sex: null },
  ...{ status: 'confirmed', attendance: 'arrived', paid: 0, hasPlay: true, hasPlayed: true },
});

/** Adds the facts one after another. A correction builds on what the card shows before it. */
function learn(all: readonly Knowledge[]) {
  const appearances: Appearance[] = [];
  const corrections: PlayerCorrection[] = [];
  all.forEach(({ person: told, isCorrection }, at) => {
    if (!isCorrection) return void appearances.push(createAppearance(told, at));
    const { givenName, familyName, phone, level } = sumAppearances(appearances, TODAY, corrections);
    const shown = { givenName, familyName, phone, level };
    const known = { ...shown, at: corrections[0]?.at ?? {} };
    corrections[0] = addCorrection(known, pickChanges(shown, told), toInstant(at));
  });
  return { appearances, corrections, sums: sumAppearances(appearances, TODAY, corrections) };
}

test('PLAYER-87: the last known value of name, phone and level holds, from any source', () => {
  fc.assert(
    fc.property(knowledge, (all) => {
      const { sums } = learn(all);
      const findLast = (name: 'phone' | 'level') =>
        all.reduce<unknown>(
          (last, told) => (told.isCorrection ? told.person[name] : (told.person[name] ?? last)),
          null,
        );
      const { givenName, familyName } = all.at(-1)!.person;
      expect(sums).toMatchObject({ givenName, familyName });
      expect([sums.phone, sums.level]).toEqual([findLast('phone'), findLast('level')]);
    }),
    createRuns(),
  );
});

test('PLAYER-88: no phone is lost, each is there once, and the newest is the first', () => {
  fc.assert(
    fc.property(knowledge, (all) => {
      const { appearances, sums } = learn(all);
      const phones = [sums.phone, ...sums.otherPhones].filter((phone) => phone !== null);
      expect(new Set(phones).size).toBe(phones.length);
      expect(phones).toEqual(
        expect.arrayContaining(appearances.flatMap(({ phone }) => phone ?? [])),
      );
      expect(sums.otherNames).not.toContain(`${sums.givenName} ${sums.familyName}`);
    }),
    createRuns(),
  );
});

test('PLAYER-88: the phones of a merged player come in the order of their appearances', () => {
  const tell = (phone: string, at: number) =>
    createAppearance({ givenName: 'Анна', familyName: 'Соколова', phone, level: null }, at);
  const [one, two, three] = PHONES as [string, string, string];
  const sums = sumAppearances([tell(two, 2), tell(one, 1), tell(three, 3), tell(one, 4)], TODAY);
  expect([sums.phone, ...sums.otherPhones]).toEqual([one, three, two]);
});

test('PLAYER-87: only what was changed is corrected, a name as a whole', () => {
  const before = { givenName: 'Анна', familyName: 'Соколова', phone: null, level: 3 };
  expect(pickChanges(before, { ...before, familyName: 'Орлова' })).toEqual({
    ...{ givenName: 'Анна', familyName: 'Орлова' },
  });
  expect(pickChanges(before, { ...before, level: null })).toEqual({ level: null });
  expect(pickChanges(before, before)).toEqual({});
});

test('PLAYER-87: the last correction of each fact of merged players holds', () => {
  const appearance = createAppearance(
    { givenName: 'Анна', familyName: 'Соколова', phone: PHONES[0]!, level: 2 },
    0,
  );
  const known = { ...appearance, at: {} };
  const corrections = [
    addCorrection(known, { level: 3, phone: PHONES[1]! }, toInstant(1)),
    addCorrection(known, { level: 4 }, toInstant(2)),
  ];
  expect(sumAppearances([appearance], TODAY, corrections)).toMatchObject({
    ...{ phone: PHONES[1], otherPhones: [PHONES[0]], level: 4, givenName: 'Анна' },
  });
});
