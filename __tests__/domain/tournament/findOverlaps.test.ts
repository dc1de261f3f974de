import { findOverlaps } from '../../../src/domain/tournament/findOverlaps';
import { createTournament } from '../support/samples';

const createTimed = (id: number, start_time: string, end_time: string | null) =>
  createTournament({ id, start_time, end_time });
const listIds = (...call: Parameters<typeof findOverlaps>) =>
  findOverlaps(...call).map(({ id }) => id);

const DAY = [
  createTimed(1, '18:00', '20:00'),
  createTimed(2, '10:00', '12:00'),
  createTimed(3, '19:00', null),
];

test.each([
  ['inside', '18:30', '19:00', [1]],
  ['around', '17:00', '21:00', [1, 3]],
  ['over the end', '19:30', '21:00', [1]],
  ['the same time', '10:00', '12:00', [2]],
  ['right after', '12:00', '13:00', []],
  ['right before', '08:00', '10:00', []],
  ['a moment inside', '11:59', '', [2]],
  ['a moment at the end', '20:00', '', []],
  ['the same moment', '19:00', '', [1, 3]],
  ['all day long, the earliest first', '08:00', '23:00', [2, 1, 3]],
])('COMFORT-26 %s: %s – %s', (_, start, end, ids) => {
  expect(listIds(DAY, start, end)).toEqual(ids);
});

test('COMFORT-26 the edited tournament does not clash with itself', () => {
  expect(listIds(DAY, '18:00', '19:00', 1)).toEqual([]);
});

test('COMFORT-26 nothing clashes with times that are unfinished, wrong or broken', () => {
  expect(listIds(DAY, '18:0', '20:00')).toEqual([]);
  expect(listIds(DAY, '', '')).toEqual([]);
  // Both ends are unusable: incomplete, or not after the start. Only the start counts then.
  expect(listIds(DAY, '17:00', '21:')).toEqual([]);
  expect(listIds(DAY, '19:30', '09:00')).toEqual([1]);
  expect(listIds([createTimed(1, 'вечером', '20:00')], '08:00', '23:00')).toEqual([]);
});
