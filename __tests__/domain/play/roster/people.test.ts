import type { EntryState } from '../../../../src/domain/play/model/entry';
import {
  countPeople,
  describePeople,
  describePlayers,
  formatPersonNote,
} from '../../../../src/domain/play/roster/people';
import { createPlayState } from '../support/entries';

const AT = '2026-11-25T18:00:00.000Z';
const count = (entries: Record<string, Partial<EntryState>>, finishedAt: string | null = null) => {
  const play = createPlayState(entries);
  return countPeople({ ...play, outcome: { ...play.outcome, finishedAt } });
};

test('ROSTER-42: players, waiting and absent ones are counted; a chain of substitutes is one', () => {
  const people = {
    here: {},
    late: { attendance: 'late' },
    out: { attendance: 'left' },
    substitute: { attendance: 'arrived', replaces: 'out' },
    absent: { attendance: 'absent' },
    waiting: { status: 'waiting' },
    review: { status: 'review' },
    declined: { status: 'declined' },
    withdrawn: { status: 'withdrawn' },
    removed: { status: 'removed' },
  } as const;
  expect(count(people)).toEqual({ confirmed: 3, waiting: 1, absent: 1, finished: false });
});

test('ROSTER-42, PLAYER-86: after the end a player who stayed late without a match did not come', () => {
  const people = { here: {}, late: { attendance: 'late' } } as const;
  expect(count(people)).toMatchObject({ confirmed: 2, absent: 0 });
  expect(count(people, AT)).toEqual({ confirmed: 1, waiting: 0, absent: 1, finished: true });
});

const counts = { confirmed: 0, waiting: 0, absent: 0, finished: false };

test.each([
  [{}, ''],
  [{ confirmed: 12, waiting: 1, absent: 1 }, '12 играют · 1 ждёт · 1 не пришёл'],
  [{ confirmed: 1, waiting: 2, absent: 5 }, '1 играет · 2 ждут · 5 не пришли'],
  [{ confirmed: 21 }, '21 играет'],
  [{ confirmed: 22, absent: 21 }, '22 играют · 21 не пришёл'],
  [{ waiting: 3 }, '3 ждут'],
  [{ confirmed: 8, waiting: 1, finished: true }, '8 играли · 1 ждал'],
  [{ confirmed: 1, absent: 2, finished: true }, '1 играл · 2 не пришли'],
])('ROSTER-42: %j is «%s»', (some, text) => {
  expect(describePeople({ ...counts, ...some }).replaceAll('\u00a0', ' ')).toBe(text);
});

test('ROSTER-42, SEEN-2: others read only who plays', () => {
  expect(describePlayers({ ...counts, confirmed: 12, waiting: 1, absent: 1 })).toBe(
    '12\u00a0играют',
  );
  expect(describePlayers({ ...counts, waiting: 1 })).toBe('');
});

test.each([
  ['confirmed', null, ''],
  ['confirmed', 'arrived', ''],
  ['confirmed', 'absent', 'не пришёл'],
  ['confirmed', 'left', 'ушёл'],
  ['waiting', null, 'ждёт'],
] as const)('ROSTER-44: of %s with the mark %s it is said «%s»', (status, attendance, note) => {
  expect(formatPersonNote(status, attendance)).toBe(note);
});
