import { completeCount, tableHeading } from '../../../src/domain/play/table/countedRounds';
import { EVENING } from './support/evening';

test('PLAY-7: others are shown the table up to the first round that is not complete', () => {
  expect(completeCount(EVENING)).toBe(2);
  expect(completeCount(EVENING.slice(0, 2))).toBe(2);
  expect(completeCount([EVENING[2]!, EVENING[1]!])).toBe(0);
  expect(completeCount([EVENING[0]!, { ...EVENING[1]!, start: null }])).toBe(1);
  expect(completeCount([])).toBe(0);
  expect(tableHeading(2, false)).toBe('Таблица после раунда 2');
  expect(tableHeading(7, true)).toBe('Итоговая таблица');
  expect(tableHeading(0, true)).toBe('');
});
