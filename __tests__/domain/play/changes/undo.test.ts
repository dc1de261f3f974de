import {
  acceptChange,
  acceptUndo,
  type AcceptedChange,
} from '../../../../src/domain/play/changes/acceptChange';
import type { EntryChanged, PlayEvent } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState, type Refusal } from '../../../../src/domain/play/log/playState';
import type { EntryState, EntryStatus } from '../../../../src/domain/play/model/entry';
import type { RosterSettings } from '../../../../src/domain/play/model/settings';
import { listIdsByStatus, createMoveEvent } from '../../../../src/domain/play/roster/roster';
import { computeRosterTotals } from '../../../../src/domain/play/roster/rosterTotals';
import {
  createAcceptReviewEvents,
  createJoinEvents,
} from '../../../../src/domain/play/roster/waitlist';
import { aPlay } from '../support/entries';

/** What became of a change that has to be accepted. */
function made(result: AcceptedChange | Refusal): AcceptedChange {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}
const accept = (play: PlayState, ...events: readonly PlayEvent[]) =>
  acceptChange(play, events, () => true);
const set = (play: PlayState, entryId: string, to: Partial<EntryState>): EntryChanged => ({
  kind: 'entryChanged',
  entryId,
  from: Object.fromEntries(
    Object.keys(to).map((name) => [name, play.entries[entryId]![name as keyof EntryState]]),
  ),
  to,
});
const capacityOf = (play: PlayState, capacity: number | null): PlayEvent => ({
  kind: 'settingsChanged',
  from: { capacity: play.settings.capacity },
  to: { capacity },
});
const moveTo = (play: PlayState, id: string, status: EntryStatus, before: string | null = null) =>
  createMoveEvent(play.entries, id, status, before)!;
const confirmed = ({ entries }: PlayState) => listIdsByStatus(entries, 'confirmed');
const waiting = ({ entries }: PlayState) => listIdsByStatus(entries, 'waiting');

/** A full court of four, and three who wait. */
const full = (settings: Partial<RosterSettings> = {}) =>
  aPlay(
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

test('ROSTER-7: undoing gives the place back, though whoever got it was marked since', () => {
  const play = full();
  const left = made(accept(play, moveTo(play, 'b', 'withdrawn')));
  expect(confirmed(left.state)).toEqual(['a', 'c', 'd', 'x']);
  const marked = made(
    accept(
      left.state,
      set(left.state, 'x', { attendance: 'arrived' }),
      set(left.state, 'x', { needsNotice: false }),
    ),
  );
  const { state } = made(acceptUndo(marked.state, left.events));
  expect(confirmed(state)).toEqual(['a', 'b', 'c', 'd']);
  expect(waiting(state)).toEqual(['x', 'y', 'z']);
  expect(state.entries.x).toMatchObject({ attendance: 'arrived', needsNotice: false });
});

test('ROSTER-14: undoing is refused once whoever got the place has gone too', () => {
  const play = full();
  const left = made(accept(play, moveTo(play, 'b', 'withdrawn')));
  const after = made(accept(left.state, moveTo(left.state, 'x', 'withdrawn')));
  expect(acceptUndo(after.state, left.events)).toEqual({ refused: 'conflict', entryId: 'x' });
});

test('ROSTER-7: what an undoing makes free goes to nobody by itself', () => {
  const play = full();
  const byHand = made(accept(play, moveTo(play, 'z', 'confirmed')));
  expect(confirmed(byHand.state)).toEqual(['a', 'b', 'c', 'd', 'z']);
  const gone = made(accept(byHand.state, moveTo(byHand.state, 'a', 'declined')));
  expect(confirmed(gone.state)).toEqual(['b', 'c', 'd', 'z']);
  const { state } = made(acceptUndo(gone.state, byHand.events));
  expect(confirmed(state)).toEqual(['b', 'c', 'd']);
  expect(waiting(state)).toEqual(['x', 'y', 'z']);
});

test('ROSTER-3, ROSTER-7: a higher capacity lets in the first who wait, none lets in all', () => {
  const play = full();
  const two = made(accept(play, capacityOf(play, 6))).state;
  expect(confirmed(two)).toEqual(['a', 'b', 'c', 'd', 'x', 'y']);
  expect(waiting(made(accept(play, capacityOf(play, null))).state)).toEqual([]);
  const byHand = full({ isApprovedByHand: true });
  expect(confirmed(made(accept(byHand, capacityOf(byHand, 6))).state)).toEqual(confirmed(play));
});

test('ROSTER-3: where more are in than there is room for, whoever leaves frees no place', () => {
  const play = full({ capacity: 4 });
  const more = made(accept(play, moveTo(play, 'z', 'confirmed'))).state;
  expect(confirmed(made(accept(more, moveTo(more, 'a', 'withdrawn'))).state)).toEqual([
    'b',
    'c',
    'd',
    'z',
  ]);
});

test('ROSTER-6: whoever declined is confirmed by hand though it is full, and nobody else', () => {
  const play = full();
  const declined = made(accept(play, moveTo(play, 'a', 'declined'))).state;
  const { state, events } = made(accept(declined, moveTo(declined, 'a', 'confirmed')));
  expect(confirmed(state)).toEqual(['b', 'c', 'd', 'x', 'a']);
  expect(events).toHaveLength(1);
});

test('ROSTER-7: a change that moves somebody within those who wait does not keep a place from them', () => {
  const play = full();
  const { state } = made(
    accept(play, moveTo(play, 'z', 'waiting', 'x'), moveTo(play, 'a', 'withdrawn')),
  );
  expect(confirmed(state)).toEqual(['b', 'c', 'd', 'z']);
});

test('ROSTER-8: whoever has to wait again need not be told of the place any more', () => {
  const play = full();
  const { state } = made(accept(play, moveTo(play, 'a', 'withdrawn')));
  expect(state.entries.x!.needsNotice).toBe(true);
  const back = made(accept(state, moveTo(state, 'x', 'waiting'))).state;
  expect(back.entries.x!.needsNotice).toBe(false);
});

test('ROSTER-2: those held for review come in as if they arrived now', () => {
  const play = aPlay(
    { a: {}, b: {}, r: { status: 'review' }, s: { status: 'review' }, t: { status: 'review' } },
    { capacity: 4 },
  );
  const { state } = made(accept(play, ...createAcceptReviewEvents(play)));
  expect(confirmed(state)).toEqual(['a', 'b', 'r', 's']);
  expect(waiting(state)).toEqual(['t']);
  const byHand = { ...play, settings: { ...play.settings, isApprovedByHand: true } };
  expect(waiting(made(accept(byHand, ...createAcceptReviewEvents(byHand))).state)).toEqual([
    'r',
    's',
    't',
  ]);
});

describe('an adding that is undone', () => {
  const play = aPlay({ a: {} }, { capacity: 4 });
  const added = made(
    accept(play, ...createJoinEvents(play, [{ id: 'n', isSignUp: false, isHeldForReview: false }])),
  );
  const paid = set(added.state, 'n', { payment: 'cash', paid: 1500 });

  test('ROSTER-14: the entry is there no more, until that is undone', () => {
    const undone = made(acceptUndo(added.state, added.events));
    expect(confirmed(undone.state)).toEqual(['a']);
    expect(accept(undone.state, paid)).toEqual({ refused: 'conflict', entryId: 'n' });
    const again = made(acceptUndo(undone.state, undone.events));
    expect(again.state).toEqual(added.state);
  });

  test('ROSTER-14: it cannot be undone once somebody has paid: no money is lost from the sums', () => {
    const { state } = made(accept(added.state, paid));
    expect(acceptUndo(state, added.events)).toEqual({ refused: 'conflict', entryId: 'n' });
  });
});

test('ROSTER-12: what was given back is paid no more, also where the player comes again', () => {
  const play = aPlay({
    a: { status: 'withdrawn', payment: 'cash', paid: 1500 },
    b: { payment: 'transfer', paid: 1500 },
    c: { payment: 'free' },
  });
  expect(computeRosterTotals(play, 1500)).toMatchObject({
    paid: 3000,
    refunds: 1500,
    expected: 1500,
    settled: 2,
    byPayment: { cash: 1500, transfer: 1500, free: 0 },
  });
  const refunded = made(accept(play, set(play, 'a', { isRefunded: true }))).state;
  const back = made(accept(refunded, moveTo(refunded, 'a', 'confirmed'))).state;
  expect(computeRosterTotals(back, 1500)).toMatchObject({
    paid: 1500,
    refunds: 0,
    expected: 3000,
    settled: 2,
    byPayment: { cash: 0, transfer: 1500, free: 0 },
  });
});

test('ROSTER-11: a fee of its own counts for whoever plays, and not for whoever withdrew', () => {
  const play = aPlay({ a: { fee: 1000 }, b: {}, c: { status: 'withdrawn', fee: 700 } });
  expect(computeRosterTotals(play, 1500).expected).toBe(2500);
});

test('ROSTER-15: an entry that is not there, and one that is there already, are told apart', () => {
  const play = aPlay({ a: {} });
  expect(accept(play, { ...set(play, 'a', { fee: 1 }), entryId: 'constructor' })).toEqual({
    refused: 'unknownEntry',
    entryId: 'constructor',
  });
  const again: PlayEvent = { kind: 'entryAdded', entryId: 'a', state: play.entries.a! };
  expect(accept(play, again)).toEqual({ refused: 'duplicateEntry', entryId: 'a' });
});
