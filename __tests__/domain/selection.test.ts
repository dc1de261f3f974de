import { allSelected, NONE_SELECTED, withRange, withToggled } from '../../src/domain/selection';

const SHOWN = [5, 3, 8, 1, 9];

test('COMFORT-11: a press selects, another one no longer', () => {
  const one = withToggled(NONE_SELECTED, 3);
  expect(one.ids).toEqual([3]);
  const two = withToggled(one, 9);
  expect(two.ids).toEqual([3, 9]);
  expect(withToggled(two, 3).ids).toEqual([9]);
  expect(one.ids).toEqual([3]);
});

test('COMFORT-11: a range runs from the last press, down or up, and leaves the rest selected', () => {
  const pressed = withToggled(withToggled(NONE_SELECTED, 9), 3);
  const down = withRange(pressed, SHOWN, 1);
  expect(down.ids).toEqual([9, 3, 8, 1]);
  expect(withRange(down, SHOWN, 5).ids).toEqual([9, 3, 8, 1, 5]);
});

test('COMFORT-11: where the last press is not shown, a range is the one that is pressed', () => {
  const hidden = withToggled(NONE_SELECTED, 77);
  const begun = withRange(hidden, SHOWN, 3);
  expect(begun.ids).toEqual([77, 3]);
  expect(withRange(begun, SHOWN, 1).ids).toEqual([77, 3, 8, 1]);
  expect(withRange(NONE_SELECTED, SHOWN, 8)).toEqual({ ids: [8], anchor: 8 });
  expect(withRange(begun, SHOWN, 1000)).toEqual(begun);
});

test('COMFORT-11: all are those that are shown, and no others', () => {
  expect(allSelected(SHOWN).ids).toEqual(SHOWN);
});
