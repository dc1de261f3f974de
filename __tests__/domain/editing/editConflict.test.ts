import fc from 'fast-check';
import {
  diffMineAndTheirs,
  mergeEditedValues,
  type ConflictSide,
} from '../../../src/domain/editing/editConflict';
import { createRuns } from '../../support/createRuns';

const NAMES = ['a', 'b', 'c', 'd'] as const;
type Name = (typeof NAMES)[number];
type Values = Record<Name, number>;

const value = fc.integer({ min: 0, max: 2 });
const values = fc.record({ a: value, b: value, c: value, d: value });
const versions = fc.record({ base: values, mine: values, theirs: values });
const choices: fc.Arbitrary<Partial<Record<Name, ConflictSide>>> = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.constantFrom<ConflictSide>('mine', 'theirs'),
);
const isDifferent = (name: Name, one: Values, other: Values) => one[name] !== other[name];
const RUNS = createRuns(5_000);

test('TRUST-41: a field that one side changed has that side’s value, an unchanged one stays', () => {
  fc.assert(
    fc.property(versions, choices, (three, chosen) => {
      const conflict = diffMineAndTheirs(three, NAMES, isDifferent);
      const merged = mergeEditedValues(three, conflict, chosen);
      for (const name of NAMES) {
        const { base, mine, theirs } = three;
        if (theirs[name] === base[name]) expect(merged[name]).toBe(mine[name]);
        else if (mine[name] === base[name] && chosen[name] !== 'mine')
          expect(merged[name]).toBe(theirs[name]);
      }
    }),
    RUNS,
  );
});

test('TRUST-41: a contested field has the value of the side that was chosen', () => {
  fc.assert(
    fc.property(versions, choices, (three, chosen) => {
      const conflict = diffMineAndTheirs(three, NAMES, isDifferent);
      const merged = mergeEditedValues(three, conflict, chosen);
      for (const name of conflict.contested) {
        const side = chosen[name] ?? 'theirs';
        expect(merged[name]).toBe(three[side][name]);
      }
    }),
    RUNS,
  );
});

test('TRUST-41: only what both changed, to different values, has to be chosen', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { changed, contested } = diffMineAndTheirs({ base, mine, theirs }, NAMES, isDifferent);
      expect(changed).toEqual(NAMES.filter((name) => theirs[name] !== base[name]));
      expect(contested).toEqual(
        NAMES.filter((name) => new Set([base[name], mine[name], theirs[name]]).size === 3),
      );
      const other = diffMineAndTheirs({ base, mine: theirs, theirs: mine }, NAMES, isDifferent);
      expect(other.contested).toEqual(contested);
    }),
    RUNS,
  );
});
