import { formatRoundTerms } from '../../../../src/domain/play/score/formatRoundTerms';

test.each([
  [{ scoring: 'total', target: 24 }, 'до суммы 24'],
  [{ scoring: 'total', unit: 'games', target: 7 }, 'до суммы 7 геймов'],
  [{ scoring: 'firstTo', target: 16 }, 'первый до 16'],
  [{ scoring: 'firstTo', target: 6 }, 'первый до 6 геймов'],
  [{ scoring: 'timed', target: 0 }, 'на время: 15 мин'],
] as const)('PLAY-2, PLAY-83: %j is called as in the settings', (terms, text) => {
  expect(formatRoundTerms({ minutes: 15, ...terms }).replaceAll('\u00a0', ' ')).toBe(text);
});
