import { isSoonWithoutApplications } from '../../../src/domain/list/isSoonWithoutApplications';
import type { Application } from '../../../src/domain/tournament/tournament';

const TODAY = '2026-11-24';
const SOMEBODY = [{ name: 'Иван Петров' } as Application];

test.each([
  ['today', TODAY, true],
  ['in seven days', '2026-12-01', true],
  ['in eight days', '2026-12-02', false],
  ['yesterday', '2026-11-23', false],
  ['on a day that cannot be read', 'скоро', false],
])('a tournament %s without applications', (_, date, expected) => {
  expect(isSoonWithoutApplications({ date, applications: [] }, TODAY)).toBe(expected);
  expect(isSoonWithoutApplications({ date, applications: SOMEBODY }, TODAY)).toBe(false);
  expect(isSoonWithoutApplications({ date, applications: [] }, TODAY, '')).toBe(expected);
  expect(isSoonWithoutApplications({ date, applications: [] }, TODAY, '9 играют')).toBe(false);
});
