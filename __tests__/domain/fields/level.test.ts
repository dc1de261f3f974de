import { findLevelMismatch } from '../../../src/domain/fields/level';

test.each([
  [1.5, 2, 4.5, 'ниже'],
  [2, 2, 4.5, null],
  [4.5, 2, 4.5, null],
  [5, 2, 4.5, 'выше'],
  [7, 2, null, null],
  [1, null, 3, null],
  [null, 2, 4.5, null],
] as const)(
  'DETAIL-4: a level of %p is compared with a tournament of %p to %p',
  (level, from, to, outside) => {
    expect(findLevelMismatch(level, { level_from: from, level_to: to })).toBe(outside);
  },
);
