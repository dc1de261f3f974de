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

/** Whether a person confirmed somebody by hand in it, had them come after all, or lowered the capacity; undoing is by hand as well. */
const isByHand = ({ sent, change, before, state }: Step): boolean =>
  change.undoes !== null ||
  (state.settings.capacity ?? Infinity) < (before.settings.capacity ?? Infinity) ||
  sent.some(
    (event) =>
      event.kind === 'entryChanged' &&
      (event.to.status === 'confirmed' || event.from.attendance === 'absent'),
  );

/** Those who waited before and still do, in their order. */
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

/** What has to hold after each step of any play; assert, since it is asked two hundred thousand times. */
function expectStep(step: Step): void {
  const { intent, isLate, before, state, change, sent } = step;
  const moved = new Set(
    change.events.flatMap((event) => (event.kind === 'entryChanged' ? [event.entryId] : [])),
  );

  // ROSTER-3: never more than there is room for, but by hand.
  if (!isByHand(step)) assert(countExcess(state) <= countExcess(before));

  // ROSTER-2: whoever comes is confirmed while there is room and nobody waits.
  const [first] = change.events;
  if (intent.does === 'arrive' && first?.kind === 'entryAdded') {
    const mayPlay =
      countFreeSpots(before) > 0 && listIdsWithStatus(before.entries, 'waiting').length === 0;
    const waits = !mayPlay || (intent.isSignUp && before.settings.isApprovedByHand);
    const expected = intent.isForReview ? 'review' : waits ? 'waiting' : 'confirmed';
    assert.equal(listIdsWithStatus(state.entries, expected).at(-1), first.entryId);
  }

  // ROSTER-6: the order of those who wait changes for none but those who were moved.
  const filterUnmoved = (ids: string[]) => ids.filter((id) => !moved.has(id));
  assert.deepEqual(
    filterUnmoved(listStillWaiting(state, before)),
    filterUnmoved(listStillWaiting(before, state)),
  );

  // ROSTER-7: what became free went to the first who wait, who are to be told.
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

  // ROSTER-14: nobody is lost, and undoing gives the state before.
  assert(Object.keys(before.entries).every((id) => id in state.entries));
  const undone = acceptUndo(state, change.events);
  assert(!isRefusal(undone));
  assert.deepEqual(getPresent(undone.state), getPresent(before));
}

test('ROSTER-2, ROSTER-3, ROSTER-6, ROSTER-7, ROSTER-14: whatever is done, and however late it is heard of', () => {
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
