import { describeUnsent } from '../../../../src/domain/play/changes/describeUnsent';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import { createEntry } from '../support/entries';

const score: PlayEvent = {
  ...{ kind: 'resultChanged', roundId: 'r', court: 1, from: null },
  to: { a: 15, b: 9, mark: null },
};
const start: PlayEvent = { kind: 'roundStarted', roundId: 'r', from: null, to: null };
const mark = createEntryEvent(createEntry('e'), { attendance: 'arrived' });
const createTimes = (count: number, ...events: PlayEvent[]) =>
  Array.from({ length: count }, () => ({ events }));

test.each([
  [[...createTimes(1, score)], '1 счёт'],
  [[...createTimes(3, score), ...createTimes(1, mark)], '3 счёта и 1 изменение состава'],
  [[...createTimes(5, score), ...createTimes(2, mark, start)], '5 счетов и 2 изменения в раундах'],
  [
    [...createTimes(1, mark), ...createTimes(11, score), ...createTimes(1, start)],
    '11 счетов, 1 изменение в раундах и 1 изменение состава',
  ],
  [createTimes(2, mark), '2 изменения состава'],
])('ROSTER-16: the unsent changes are named at a sign-out: %#', (changes, text) => {
  expect(describeUnsent(changes).replaceAll('\u00a0', ' ')).toBe(text);
});
