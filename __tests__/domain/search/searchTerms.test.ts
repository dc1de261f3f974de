import { isSearchable } from '../../../src/domain/search/searchTerms';

describe('what is looked for while it is typed', () => {
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
  ])('DESK-40: %j: %j', (text, expected) => expect(isSearchable(text)).toBe(expected));
});
