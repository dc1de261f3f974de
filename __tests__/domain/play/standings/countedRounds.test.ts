import {
  countCompleteRounds,
  formatStandingsHeading,
} from '../../../../src/domain/play/standings/countedRounds';
import { ROUNDS } from '../support/mexicanoRounds';

test('PLAY-7: others are shown the table up to the first round that is not complete', () => {
  expect(countCompleteRounds(ROUNDS)).toBe(2);
  expect(countCompleteRounds(ROUNDS.slice(0, 2))).toBe(2);
  expect(countCompleteRounds([ROUNDS[2]!, ROUNDS[1]!])).toBe(0);
  expect(countCompleteRounds([ROUNDS[0]!, { ...ROUNDS[1]!, start: null }])).toBe(1);
  expect(countCompleteRounds([])).toBe(0);
  expect(formatStandingsHeading(ROUNDS, 2, false)).toBe('Таблица после раунда 2');
  expect(formatStandingsHeading(ROUNDS, 3, true)).toBe('Итоговая таблица');
  expect(formatStandingsHeading(ROUNDS, 0, true)).toBe('');
});
