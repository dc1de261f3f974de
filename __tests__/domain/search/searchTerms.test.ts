import { isSearchable } from '../../../src/domain/search/searchTerms';

describe('the length of a typed search', () => {
  test.each<[string, boolean]>([
    ['', false],
    [' ё ', false],
    ['а.', false],
    ['ли', true],
    ['ё2', true],
    ['48', false],
    ['4 8', false],
    ['482', true],
    ['+7 9', false],
    ['28.1', true],
  ])('DESK-40: %j is searched while it is typed: %j', (text, expected) =>
    expect(isSearchable(text)).toBe(expected),
  );
});
