import assert from 'node:assert/strict';
import fc from 'fast-check';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { applyEvents, foldChanges } from '../../../../src/domain/play/log/fold';
import { listIdsWithStatus } from '../../../../src/domain/play/roster/roster';
import { countFreeSpots } from '../../../../src/domain/play/roster/spots';
import { computeRosterTotals } from '../../../../src/domain/play/roster/rosterTotals';
import { isPromotion } from '../../../../src/domain/play/roster/waitlist';
import { countExcess, playTurns, turns, type Step } from '../support/intents';
import { createRuns } from '../../../support/createRuns';

const RUNS = createRuns(10_000);
const getStatus = (state: PlayState, id: string) => state.entries[id]?.status;

/** True for an undo, and for a confirmation, a return or a lower capacity that the desk enters. */
const isByHand = ({ sent, change, before, state }: Step): boolean =>
  change.undoes !== null ||
  (state.settings.capacity ?? Infinity) < (before.settings.capacity ?? Infinity) ||
  sent.some(
    (event) =>
      event.kind === 'entryChanged' &&
      (event.to.status === 'confirmed' || event.from.attendance === 'absent'),
  );

/** Entries that waited in both states, in their order. */
const listStillWaiting = (one: PlayState, other: PlayState): string[] => {
  const waiting = new Set(listIdsWithStatus(other.entries, 'waiting'));
  return listIdsWithStatus(one.entries, 'waiting').filter((id) => waiting.has(id));
};

const getPresent = ({ settings, entries }: PlayState) => ({
  settings,
  entries: Object.fromEntries(
    Object.entries(entries).filter(([, { status }]) => status !== 'removed'),
  ),
});

/** Checks the rules after each step. Uses assert, because expect is too slow for two hundred thousand calls. */
function expectStep(step: Step): void {
  const { intent, isLate, before, state, change, sent } = step;
  const moved = new Set(
    change.events.flatMap((event) => (event.kind === 'entryChanged' ? [event.entryId] : [])),
  );

  // Only the desk can raise the excess over the capacity (ROSTER-3).
  if (!isByHand(step)) assert(countExcess(state) <= countExcess(before));

  // A new entry is confirmed while there is room and no entry waits (ROSTER-2).
  const [first] = change.events;
  if (intent.does === 'arrive' && first?.kind === 'entryAdded') {
    const mayPlay =
      countFreeSpots(before) > 0 && listIdsWithStatus(before.entries, 'waiting').length === 0;
    const waits = !mayPlay || (intent.isSignUp && before.settings.isApprovedByHand);
    const expected = intent.isForReview ? 'review' : waits ? 'waiting' : 'confirmed';
    assert.equal(listIdsWithStatus(state.entries, expected).at(-1), first.entryId);
  }

  // Waiting entries keep their order, except those that the desk moved (ROSTER-6).
  const filterUnmoved = (ids: string[]) => ids.filter((id) => !moved.has(id));
  assert.deepEqual(
    filterUnmoved(listStillWaiting(state, before)),
    filterUnmoved(listStillWaiting(before, state)),
  );

  // Free spots go to the first waiting entries, and each of these needs a notice (ROSTER-7).
  const got = (change.undoes === null ? change.events.filter(isPromotion) : []).map((event) =>
    event.kind === 'entryChanged' ? event.entryId : '',
  );
  assert(got.every((id) => getStatus(state, id) === 'confirmed' && state.entries[id]!.needsNotice));
  const queue = listStillWaiting(applyEvents(before, sent) as PlayState, before);
  assert.deepEqual(got, queue.slice(0, got.length));
  if (got.length > 0) {
    assert.deepEqual(listIdsWithStatus(state.entries, 'confirmed').slice(-got.length), got);
    assert(countFreeSpots(state) >= 0);
  }
  const isByDesk = isLate || state.settings.isApprovedByHand || change.undoes !== null;
  if (isByDesk) assert.deepEqual(got, []);
  else if (countFreeSpots(state) > Math.max(0, countFreeSpots(before)))
    assert.deepEqual(got, queue);

  // No entry disappears, and an undo restores the previous state (ROSTER-14).
  assert(Object.keys(before.entries).every((id) => id in state.entries));
  const undone = acceptUndo(state, change.events);
  assert(!isRefusal(undone));
  assert.deepEqual(getPresent(undone.state), getPresent(before));
}

test('ROSTER-2, ROSTER-3, ROSTER-6, ROSTER-7, ROSTER-14: the roster is sound after any changes, however late a device receives them', () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(turns, (turns) => {
      const game = playTurns(turns);
      game.steps.forEach(expectStep);
      accepted += game.steps.length;
      refused += game.refused;
      assert.deepEqual(foldChanges(game.steps.map(({ change }) => change)), game.state);
      const { paid, byPayment, refunds } = computeRosterTotals(game.state, 1500);
      assert(refunds <= paid);
      assert(byPayment.cash + byPayment.transfer + byPayment.free <= paid);
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(20 * refused);
  expect(refused).toBeGreaterThan(RUNS.numRuns / 10);
});
