import fc from 'fast-check';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import type { EntryStatus } from '../../../../src/domain/play/model/entry';
import { listIdsWithStatus, createMoveEvent } from '../../../../src/domain/play/roster/roster';
import { createPlayState } from '../support/entries';
import { createRuns } from '../../../support/createRuns';

const PARTS = ['confirmed', 'waiting'] as const;
type Lists = Record<(typeof PARTS)[number], string[]>;
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const BEGIN = createPlayState(
  Object.fromEntries(IDS.map((id, index) => [id, { status: PARTS[index % 2] }])),
);

const moveEntry = (play: PlayState, id: string, status: EntryStatus, before: string | null) => {
  const event = createMoveEvent(play.entries, id, status, before);
  return event ? (applyEvents(play, [event]) as PlayState) : play;
};

test('ROSTER-6: a moved entry is where it was put, and no other entry moves', () => {
  const moves = fc.array(
    fc.record({ id: fc.constantFrom(...IDS), status: fc.constantFrom(...PARTS), at: fc.nat(7) }),
    { maxLength: 60, size: 'max' },
  );
  fc.assert(
    fc.property(moves, (moves) => {
      let play = BEGIN;
      const lists: Lists = { confirmed: ['a', 'c', 'e', 'g'], waiting: ['b', 'd', 'f', 'h'] };
      for (const { id, status, at } of moves) {
        for (const part of PARTS) lists[part] = lists[part].filter((one) => one !== id);
        const before = lists[status][at] ?? null;
        lists[status].splice(at, 0, id);
        play = moveEntry(play, id, status, before);
      }
      expect(PARTS.map((part) => listIdsWithStatus(play.entries, part))).toEqual(
        PARTS.map((part) => lists[part]),
      );
    }),
    createRuns(500),
  );
});

test('ROSTER-6: an entry that is already there needs no change', () => {
  expect(createMoveEvent(BEGIN.entries, 'a', 'confirmed', 'c')).toBeNull();
  expect(createMoveEvent(BEGIN.entries, 'a', 'confirmed', 'a')).toBeNull();
  expect(createMoveEvent(BEGIN.entries, 'h', 'waiting', null)).toBeNull();
});

test('ROSTER-6: an entry that is put before one that has gone comes last', () => {
  expect(listIdsWithStatus(moveEntry(BEGIN, 'a', 'waiting', 'c').entries, 'waiting')).toEqual([
    'b',
    'd',
    'f',
    'h',
    'a',
  ]);
});

test('ROSTER-6: two entries that two devices put to one place are in the same order on both', () => {
  const events = ['a', 'c'].map((id) => createMoveEvent(BEGIN.entries, id, 'waiting', 'd')!);
  const orders = [events, events.toReversed()].map((inTurn) =>
    listIdsWithStatus((applyEvents(BEGIN, inTurn) as PlayState).entries, 'waiting'),
  );
  expect(orders).toEqual([
    ['b', 'a', 'c', 'd', 'f', 'h'],
    ['b', 'a', 'c', 'd', 'f', 'h'],
  ]);
  const play = applyEvents(BEGIN, events) as PlayState;
  expect(listIdsWithStatus(moveEntry(play, 'h', 'waiting', 'd').entries, 'waiting')).toEqual([
    'b',
    'a',
    'c',
    'h',
    'd',
    'f',
  ]);
});

test('ROSTER-6: entries that will not play can be moved too, whether declined or withdrawn', () => {
  const play = createPlayState({
    a: { status: 'declined' },
    b: { status: 'withdrawn' },
    c: { status: 'declined' },
    d: {},
  });
  const listGone = (next: PlayState) => listIdsWithStatus(next.entries, 'declined', 'withdrawn');
  expect(listGone(moveEntry(play, 'd', 'withdrawn', 'a'))).toEqual(['d', 'a', 'b', 'c']);
  expect(listGone(moveEntry(play, 'd', 'withdrawn', 'c'))).toEqual(['a', 'b', 'd', 'c']);
  expect(listGone(moveEntry(play, 'c', 'declined', 'b'))).toEqual(['a', 'c', 'b']);
  expect(listGone(moveEntry(play, 'd', 'withdrawn', null))).toEqual(['a', 'b', 'c', 'd']);
  expect(createMoveEvent(play.entries, 'b', 'withdrawn', 'c')).toBeNull();
});

test('ROSTER-1: the roster has four parts, and who was removed is in none', () => {
  const play = createPlayState({
    a: { status: 'withdrawn' },
    b: { status: 'removed' },
    c: { status: 'review' },
    d: { status: 'declined' },
    e: {},
    f: { status: 'waiting' },
  });
  const list = (...statuses: EntryStatus[]) => listIdsWithStatus(play.entries, ...statuses);
  expect(list('confirmed')).toEqual(['e']);
  expect(list('waiting')).toEqual(['f']);
  expect(list('review')).toEqual(['c']);
  expect(list('declined', 'withdrawn')).toEqual(['a', 'd']);
});
