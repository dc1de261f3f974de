import {
  createFullSelection,
  EMPTY_SELECTION,
  extendSelection,
  toggleSelected,
} from '../../../src/domain/list/selection';

const SHOWN = [5, 3, 8, 1, 9];

test('COMFORT-11: a press selects, another one deselects', () => {
  const one = toggleSelected(EMPTY_SELECTION, 3);
  expect(one.ids).toEqual([3]);
  const two = toggleSelected(one, 9);
  expect(two.ids).toEqual([3, 9]);
  expect(toggleSelected(two, 3).ids).toEqual([9]);
  expect(one.ids).toEqual([3]);
});

test('COMFORT-11: a range runs from the last press, down or up, and leaves the rest selected', () => {
  const pressed = toggleSelected(toggleSelected(EMPTY_SELECTION, 9), 3);
  const down = extendSelection(pressed, SHOWN, 1);
  expect(down.ids).toEqual([9, 3, 8, 1]);
  expect(extendSelection(down, SHOWN, 5).ids).toEqual([9, 3, 8, 1, 5]);
});

test('COMFORT-11: where the last press is not shown, a range is the one that is pressed', () => {
  const hidden = toggleSelected(EMPTY_SELECTION, 77);
  const begun = extendSelection(hidden, SHOWN, 3);
  expect(begun.ids).toEqual([77, 3]);
  expect(extendSelection(begun, SHOWN, 1).ids).toEqual([77, 3, 8, 1]);
  expect(extendSelection(EMPTY_SELECTION, SHOWN, 8)).toEqual({ ids: [8], anchor: 8 });
  expect(extendSelection(begun, SHOWN, 1000)).toEqual(begun);
});

test('COMFORT-11: all are those that are shown, and no others', () => {
  expect(createFullSelection(SHOWN).ids).toEqual(SHOWN);
});
