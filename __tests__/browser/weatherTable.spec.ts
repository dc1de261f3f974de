import { expect, test } from '@playwright/test';
import { ALL_CASES, CASES } from './support/weatherCases';

const formatKey = ({ operation, size, name, tries }: (typeof ALL_CASES)[number]): string =>
  [operation, size, name, tries].join(', ');

test('there are at least 300 cases, all different, and every run has each weather, and some for each operation at each size', () => {
  expect(new Set(ALL_CASES.map(formatKey)).size).toBe(ALL_CASES.length);
  expect(ALL_CASES.length).toBeGreaterThanOrEqual(300);
  const placeOf = ({ operation, size }: (typeof ALL_CASES)[number]) => `${operation}, ${size}`;
  expect(new Set(CASES.map(placeOf))).toEqual(new Set(ALL_CASES.map(placeOf)));
  const namesOf = (cases: typeof ALL_CASES) => new Set(cases.map(({ name }) => name));
  expect(namesOf(CASES)).toEqual(namesOf(ALL_CASES));
});
