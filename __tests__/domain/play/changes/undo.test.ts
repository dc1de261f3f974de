import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { RosterSettings } from '../../../../src/domain/play/model/settings';
import { listIdsWithStatus } from '../../../../src/domain/play/roster/roster';
import { computeRosterTotals } from '../../../../src/domain/play/roster/rosterTotals';
import {
  createAcceptAllReviewEvents,
  createEntryAddedEvents,
} from '../../../../src/domain/play/roster/waitlist';
import {
  acceptEvents,
  assertAccepted,
  createCapacityEvent,
  createMove,
  createSet,
} from '../support/changes';
import { createPlayState } from '../support/entries';

const listConfirmed = ({ entries }: PlayState) => listIdsWithStatus(entries, 'confirmed');
const listWaiting = ({ entries }: PlayState) => listIdsWithStatus(entries, 'waiting');

/** A full court of four, and three waiting entries. */
const createFullPlay = (settings: Partial<RosterSettings> = {}) =>
  createPlayState(
    {
      a: {},
      b: {},
      c: {},
      d: {},
      x: { status: 'waiting' },
      y: { status: 'waiting' },
      z: { status: 'waiting' },
    },
    { capacity: 4, ...settings },
  );

test('ROSTER-7: an undo gives the spot back, even if the promoted player was marked since', () => {
  const play = createFullPlay();
  const left = assertAccepted(acceptEvents(play, createMove(play, 'b', 'withdrawn')));
  expect(listConfirmed(left.state)).toEqual(['a', 'c', 'd', 'x']);
  const marked = assertAccepted(
    acceptEvents(
      left.state,
      createSet(left.state, 'x', { attendance: 'arrived' }),
      createSet(left.state, 'x', { needsNotice: false }),
    ),
  );
  const { state } = assertAccepted(acceptUndo(marked.state, left.events));
  expect(listConfirmed(state)).toEqual(['a', 'b', 'c', 'd']);
  expect(listWaiting(state)).toEqual(['x', 'y', 'z']);
  expect(state.entries.x).toMatchObject({ attendance: 'arrived', needsNotice: false });
});

test('ROSTER-14: an undo is refused once the promoted player has left too', () => {
  const play = createFullPlay();
  const left = assertAccepted(acceptEvents(play, createMove(play, 'b', 'withdrawn')));
  const after = assertAccepted(acceptEvents(left.state, createMove(left.state, 'x', 'withdrawn')));
  expect(acceptUndo(after.state, left.events)).toEqual({ refused: 'conflict', entryId: 'x' });
});

test('ROSTER-7: a spot that an undo frees promotes no player', () => {
  const play = createFullPlay();
  const byHand = assertAccepted(acceptEvents(play, createMove(play, 'z', 'confirmed')));
  expect(listConfirmed(byHand.state)).toEqual(['a', 'b', 'c', 'd', 'z']);
  const gone = assertAccepted(
    acceptEvents(byHand.state, createMove(byHand.state, 'a', 'declined')),
  );
  expect(listConfirmed(gone.state)).toEqual(['b', 'c', 'd', 'z']);
  const { state } = assertAccepted(acceptUndo(gone.state, byHand.events));
  expect(listConfirmed(state)).toEqual(['b', 'c', 'd']);
  expect(listWaiting(state)).toEqual(['x', 'y', 'z']);
});

test('ROSTER-3, ROSTER-7: a higher capacity lets in the first who wait, none lets in all', () => {
  const play = createFullPlay();
  const two = assertAccepted(acceptEvents(play, createCapacityEvent(play, 6))).state;
  expect(listConfirmed(two)).toEqual(['a', 'b', 'c', 'd', 'x', 'y']);
  expect(
    listWaiting(assertAccepted(acceptEvents(play, createCapacityEvent(play, null))).state),
  ).toEqual([]);
  const byHand = createFullPlay({ isApprovedByHand: true });
  expect(
    listConfirmed(assertAccepted(acceptEvents(byHand, createCapacityEvent(byHand, 6))).state),
  ).toEqual(listConfirmed(play));
});

test('ROSTER-3: a player who leaves an overfull roster frees no spot', () => {
  const play = createFullPlay({ capacity: 4 });
  const more = assertAccepted(acceptEvents(play, createMove(play, 'z', 'confirmed'))).state;
  expect(
    listConfirmed(assertAccepted(acceptEvents(more, createMove(more, 'a', 'withdrawn'))).state),
  ).toEqual(['b', 'c', 'd', 'z']);
});

test('ROSTER-6: a declined player is confirmed by hand even in a full roster, and no other player', () => {
  const play = createFullPlay();
  const declined = assertAccepted(acceptEvents(play, createMove(play, 'a', 'declined'))).state;
  const { state, events } = assertAccepted(
    acceptEvents(declined, createMove(declined, 'a', 'confirmed')),
  );
  expect(listConfirmed(state)).toEqual(['b', 'c', 'd', 'x', 'a']);
  expect(events).toHaveLength(1);
});

test('ROSTER-7: a change that moves a player within those who wait does not keep a spot from them', () => {
  const play = createFullPlay();
  const { state } = assertAccepted(
    acceptEvents(play, createMove(play, 'z', 'waiting', 'x'), createMove(play, 'a', 'withdrawn')),
  );
  expect(listConfirmed(state)).toEqual(['b', 'c', 'd', 'z']);
});

test('ROSTER-7: a player who waits again needs no notice of the spot any more', () => {
  const play = createFullPlay();
  const { state } = assertAccepted(acceptEvents(play, createMove(play, 'a', 'withdrawn')));
  expect(state.entries.x!.needsNotice).toBe(true);
  const back = assertAccepted(acceptEvents(state, createMove(state, 'x', 'waiting'))).state;
  expect(back.entries.x!.needsNotice).toBe(false);
});

test('ROSTER-2: entries accepted from review come in as if they arrived now', () => {
  const play = createPlayState(
    { a: {}, b: {}, r: { status: 'review' }, s: { status: 'review' }, t: { status: 'review' } },
    { capacity: 4 },
  );
  const { state } = assertAccepted(acceptEvents(play, ...createAcceptAllReviewEvents(play)));
  expect(listConfirmed(state)).toEqual(['a', 'b', 'r', 's']);
  expect(listWaiting(state)).toEqual(['t']);
  const byHand = { ...play, settings: { ...play.settings, isApprovedByHand: true } };
  expect(
    listWaiting(assertAccepted(acceptEvents(byHand, ...createAcceptAllReviewEvents(byHand))).state),
  ).toEqual(['r', 's', 't']);
});

describe('an adding that is undone', () => {
  const play = createPlayState({ a: {} }, { capacity: 4 });
  const added = assertAccepted(
    acceptEvents(
      play,
      ...createEntryAddedEvents(play, [{ id: 'n', isSignUp: false, isForReview: false }]),
    ),
  );
  const paid = createSet(added.state, 'n', { payment: 'cash', paid: 1500 });

  test('ROSTER-14: the entry is gone, until that is undone', () => {
    const undone = assertAccepted(acceptUndo(added.state, added.events));
    expect(listConfirmed(undone.state)).toEqual(['a']);
    expect(acceptEvents(undone.state, paid)).toEqual({ refused: 'conflict', entryId: 'n' });
    const again = assertAccepted(acceptUndo(undone.state, undone.events));
    expect(again.state).toEqual(added.state);
  });

  test('ROSTER-14: it cannot be undone once the player has paid: no money is lost from the sums', () => {
    const { state } = assertAccepted(acceptEvents(added.state, paid));
    expect(acceptUndo(state, added.events)).toEqual({ refused: 'conflict', entryId: 'n' });
  });
});

test('ROSTER-12: a refunded fee is no longer paid, also where the player comes again', () => {
  const play = createPlayState({
    a: { status: 'withdrawn', payment: 'cash', paid: 1500 },
    b: { payment: 'transfer', paid: 1500 },
    c: { payment: 'free' },
  });
  expect(computeRosterTotals(play, 1500)).toMatchObject({
    paid: 3000,
    refunds: 1500,
    expected: 1500,
    settled: 1,
    byPayment: { cash: 1500, transfer: 1500, free: 0 },
  });
  const refunded = assertAccepted(
    acceptEvents(play, createSet(play, 'a', { isRefunded: true })),
  ).state;
  const back = assertAccepted(acceptEvents(refunded, createMove(refunded, 'a', 'confirmed'))).state;
  expect(computeRosterTotals(back, 1500)).toMatchObject({
    paid: 1500,
    refunds: 0,
    expected: 3000,
    settled: 1,
    byPayment: { cash: 0, transfer: 1500, free: 0 },
  });
});

test('ROSTER-11: a fee of its own counts for a player, and not for one who withdrew', () => {
  const play = createPlayState({ a: { fee: 1000 }, b: {}, c: { status: 'withdrawn', fee: 700 } });
  expect(computeRosterTotals(play, 1500).expected).toBe(2500);
});

test('ROSTER-15: an entry that is not there, and one that is there already, are told apart', () => {
  const play = createPlayState({ a: {} });
  expect(
    acceptEvents(play, { ...createSet(play, 'a', { fee: 1 }), entryId: 'constructor' }),
  ).toEqual({
    refused: 'unknownEntry',
    entryId: 'constructor',
  });
  const again: PlayEvent = { kind: 'entryAdded', entryId: 'a', state: play.entries.a! };
  expect(acceptEvents(play, again)).toEqual({ refused: 'duplicateEntry', entryId: 'a' });
});
