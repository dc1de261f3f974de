import fc from 'fast-check';
import { restoreDraftValues, type Draft } from '../../../../src/domain/editing/drafts';
import { toNameKey } from '../../../../src/domain/lib/sameName';
import { anonymiseDraft } from '../../../../src/domain/players/forgetting/anonymiseDraft';
import { INITIAL_FORM_VALUES } from '../../../../src/domain/tournament/formValues';
import { createRuns } from '../../../support/createRuns';

const NAME = 'Вера Орлова';
const PHONE = '+7 (916) 555-48-21';
const KNOWN = { phones: new Set([PHONE]), names: new Set([toNameKey(NAME)]) };

const organizer = fc.record({
  organizer_name: fc.constantFrom('', NAME, 'Орлова  вера', 'Вера', 'Пётр Ершов'),
  organizer_phone: fc.constantFrom('', PHONE, '+7 (903) 765-43-21'),
});
const draft: fc.Arbitrary<Draft> = fc
  .record({ values: organizer, before: organizer, entry_fee: fc.constantFrom('0', '1500') })
  .map(({ values, before, entry_fee }) => ({
    username: 'admin',
    savedAt: 1,
    values: { ...INITIAL_FORM_VALUES, ...values, entry_fee },
    before: { ...INITIAL_FORM_VALUES, ...before },
  }));

/** True for the person; false for a namesake with another phone, or another name at the same phone. */
const isIn = ({ organizer_name = '', organizer_phone }: Draft['values']): boolean => {
  const isNamed = toNameKey(organizer_name) === toNameKey(NAME);
  return organizer_phone === PHONE ? isNamed || organizer_name === '' : isNamed && !organizer_phone;
};

test('PLAYER-81: a draft is left without the person, with all else that was typed, and another’s as it is', () => {
  fc.assert(
    fc.property(draft, (one) => {
      const left = anonymiseDraft(KNOWN, one);
      if (!isIn(one.values) && !isIn(one.before)) return left === one;
      if (left === null) return one.values.entry_fee === one.before.entry_fee;
      const restored = restoreDraftValues(left, INITIAL_FORM_VALUES);
      return (
        !isIn(left.values) &&
        !isIn(left.before) &&
        left.values.entry_fee === one.values.entry_fee &&
        // If the edit named another organizer, that name stays.
        (isIn(one.values) ? restored.organizer_name === '' : true) &&
        (isIn(one.values) || left.values.organizer_name === one.values.organizer_name)
      );
    }),
    createRuns(),
  );
});

test('PLAYER-81: a draft that held nothing else goes, unless some of its series was sent', () => {
  const typed = {
    username: 'admin',
    savedAt: 1,
    values: { ...INITIAL_FORM_VALUES, organizer_name: NAME, organizer_phone: PHONE },
    before: INITIAL_FORM_VALUES,
  };
  expect(anonymiseDraft(KNOWN, typed)).toBeNull();
  const sending = { key: 'к', keys: {}, created: ['2026-11-28'] };
  expect(anonymiseDraft(KNOWN, { ...typed, sending })).toEqual({
    ...typed,
    values: INITIAL_FORM_VALUES,
    sending,
  });
});
