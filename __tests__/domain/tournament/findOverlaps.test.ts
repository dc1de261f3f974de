import { findOverlaps } from '../../../src/domain/tournament/findOverlaps';
import { aTournament } from '../support/samples';

const at = (id: number, start_time: string, end_time: string | null) =>
  aTournament({ id, start_time, end_time });
const idsOf = (...call: Parameters<typeof findOverlaps>) =>
  findOverlaps(...call).map(({ id }) => id);

const DAY = [at(1, '18:00', '20:00'), at(2, '10:00', '12:00'), at(3, '19:00', null)];

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
  expect(idsOf(DAY, start, end)).toEqual(ids);
});

test('COMFORT-26 the edited tournament does not clash with itself', () => {
  expect(idsOf(DAY, '18:00', '19:00', 1)).toEqual([]);
});

test('COMFORT-26 nothing clashes with times that are unfinished, wrong or broken', () => {
  expect(idsOf(DAY, '18:0', '20:00')).toEqual([]);
  expect(idsOf(DAY, '', '')).toEqual([]);
  // The end is not finished, or not after the start: the start alone counts.
  expect(idsOf(DAY, '17:00', '21:')).toEqual([]);
  expect(idsOf(DAY, '19:30', '09:00')).toEqual([1]);
  expect(idsOf([at(1, 'вечером', '20:00')], '08:00', '23:00')).toEqual([]);
});
