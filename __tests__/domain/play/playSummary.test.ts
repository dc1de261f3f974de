import { placesText } from '../../../src/domain/play/placesText';
import { parsePlaySummaries } from '../../../src/domain/play/playSummary';

const SUMMARY = {
  tournament_id: 7,
  capacity: 16,
  confirmed: 12,
  waiting: 0,
  paid: 1500,
  expected: 18_000,
  winners: ['Анна Соколова'],
};

test('ROSTER-17: the counts of all plays are known by their tournaments', () => {
  expect(parsePlaySummaries([SUMMARY])).toEqual({ 7: SUMMARY });
});

test('ROSTER-17: what cannot be read of them is left out, and never breaks the rest', () => {
  expect(parsePlaySummaries({ 7: SUMMARY })).toBeNull();
  expect(
    parsePlaySummaries([null, 'x', {}, { tournament_id: '8', paid: 'много', winners: [1, 'Я'] }]),
  ).toEqual({
    8: {
      tournament_id: 8,
      capacity: null,
      confirmed: 0,
      waiting: 0,
      paid: 0,
      expected: 0,
      winners: ['Я'],
    },
  });
});

test.each([
  [SUMMARY, '12 из\u00a016'],
  [{ ...SUMMARY, confirmed: 17 }, '17 из\u00a016'],
  [{ ...SUMMARY, capacity: null }, undefined],
  [undefined, undefined],
])('ROSTER-17: the places of %j', (summary, text) => {
  expect(placesText(summary)).toBe(text);
});
