import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  acceptChange,
  acceptUndo,
  type AcceptedChange,
} from '../../../../src/domain/play/changes/acceptChange';
import { findPlayConflicts } from '../../../../src/domain/play/changes/playConflicts';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState, type Refusal } from '../../../../src/domain/play/log/playState';
import type { Round } from '../../../../src/domain/play/model/round';
import { listIdsWithStatus } from '../../../../src/domain/play/roster/roster';
import { listSpotHolders } from '../../../../src/domain/play/roster/spots';
import { isPromotion } from '../../../../src/domain/play/roster/waitlist';
import { createEvents, intent, playTurns, turns } from '../support/intents';
import { createRuns } from '../../../support/createRuns';

const RUNS = createRuns(3_000);
const acceptAlone = (state: PlayState, events: readonly PlayEvent[]) =>
  acceptChange(state, events, () => true);

const leave = fc.record({
  does: fc.constant('move' as const),
  who: fc.nat(30),
  status: fc.constantFrom('withdrawn' as const, 'declined' as const),
  before: fc.nat(30),
});
const missOut = fc.record({
  does: fc.constant('mark' as const),
  who: fc.nat(30),
  to: fc.constant({ attendance: 'absent' as const }),
});

/** Fields changed by events, by entry, such as «e03 status». */
const listTouched = (events: readonly PlayEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.kind === 'entryChanged')
      return Object.keys(event.to).map((name) => `${event.entryId} ${name}`);
    return event.kind === 'settingsChanged' ? Object.keys(event.to) : [];
  });

/** Everything that decides who gets a spot. An absent entry takes no spot (ROSTER-1) and may wait too. */
const pickSpotBasis = ({ settings, entries }: PlayState) => [
  settings.capacity,
  settings.isApprovedByHand,
  listIdsWithStatus(entries, 'confirmed').sort(),
  listIdsWithStatus(entries, 'waiting'),
  Object.keys(entries).filter((id) => entries[id]!.attendance === 'absent'),
];

/** True when the change affects who gets a spot. Two such changes depend on each other. */
const areSpotsDecided = (before: PlayState, { state }: AcceptedChange): boolean =>
  !isDeepStrictEqual(pickSpotBasis(before), pickSpotBasis(state));

/** Drops the ranks of promoted entries: such an entry becomes last, so its rank depends on the order of arrival. */
const resetRanks = (state: PlayState, promotions: readonly PlayEvent[]): PlayState => ({
  ...state,
  entries: {
    ...state.entries,
    ...Object.fromEntries(
      promotions.flatMap((event) =>
        event.kind === 'entryChanged'
          ? [[event.entryId, { ...state.entries[event.entryId]!, rank: '' }]]
          : [],
      ),
    ),
  },
});

/** Events that two devices create from the same state. */
const createBoth = (state: PlayState, one: Parameters<typeof createEvents>[1], other: typeof one) =>
  [createEvents(state, one), createEvents(state, other)] as const;

const acceptInTurn = (
  state: PlayState,
  ...changes: (readonly PlayEvent[])[]
): PlayState | Refusal => {
  let next: PlayState | Refusal = state;
  for (const events of changes) {
    const result: AcceptedChange | Refusal = acceptAlone(next, events);
    if (isRefusal(result)) return result;
    next = result.state;
  }
  return next;
};

test('ROSTER-15: independent changes of two devices end in the same state, whichever arrives first', () => {
  let count = 0;
  fc.assert(
    fc.property(turns, intent, intent, (turns, one, other) => {
      const { state } = playTurns(turns);
      const [mine, theirs] = createBoth(state, one, other);
      const [alone, otherAlone] = [acceptAlone(state, mine), acceptAlone(state, theirs)];
      assert(!isRefusal(alone) && !isRefusal(otherAlone));
      const touched = new Set([...listTouched(mine), ...listTouched(alone.events)]);
      const isShared = (field: string) => touched.has(field);
      if (listTouched([...theirs, ...otherAlone.events]).some(isShared)) return;
      const [after, otherwise] = [
        acceptInTurn(state, mine, theirs),
        acceptInTurn(state, theirs, mine),
      ];
      assert(!isRefusal(after) && !isRefusal(otherwise));
      if (areSpotsDecided(state, alone) && areSpotsDecided(state, otherAlone)) return;
      const promotions = [...alone.events, ...otherAlone.events].filter(isPromotion);
      assert.deepEqual(resetRanks(otherwise, promotions), resetRanks(after, promotions));
      if (alone.events.length > 0 && otherAlone.events.length > 0) count += 1;
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(RUNS.numRuns / 30);
});

test('ROSTER-15: the second of two changes of one field to different values is refused as a conflict', () => {
  let count = 0;
  fc.assert(
    fc.property(turns, intent, intent, (turns, one, other) => {
      const { state } = playTurns(turns);
      const mine = createEvents(state, one);
      const theirs = createEvents(state, { ...other, ...('who' in one && { who: one.who }) });
      const alone = acceptAlone(state, mine);
      assert(!isRefusal(alone));
      const both = acceptAlone(alone.state, theirs);
      const contested = findPlayConflicts(theirs, alone.state);
      assert.equal(isRefusal(both), contested.length > 0);
      if (!isRefusal(both)) return;
      assert(contested.every(({ text }) => text.length > 10 && !text.includes('undefined')));
      const touched = listTouched(alone.events);
      assert(listTouched(theirs).some((field) => touched.includes(field)));
      count += 1;
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(RUNS.numRuns / 200);
});

test('ROSTER-7, ROSTER-15: two places that become free at two devices go to the same two, whichever arrives first', () => {
  let count = 0;
  fc.assert(
    fc.property(turns, leave, leave, (turns, one, other) => {
      const { state } = playTurns(turns);
      const [mine, theirs] = createBoth(state, one, other);
      const after = acceptInTurn(state, mine, theirs);
      const otherwise = acceptInTurn(state, theirs, mine);
      if (isRefusal(after) || isRefusal(otherwise)) return;
      for (const status of ['confirmed', 'waiting', 'declined', 'withdrawn'] as const)
        assert.deepEqual(
          listIdsWithStatus(after.entries, status).sort(),
          listIdsWithStatus(otherwise.entries, status).sort(),
        );
      if (
        listIdsWithStatus(after.entries, 'waiting').length <
        listIdsWithStatus(state.entries, 'waiting').length
      )
        count += 1;
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(RUNS.numRuns / 30);
});

test('ROSTER-7: once a round has begun, no waiting entry gets a spot automatically', () => {
  const round: Round = {
    ...{ id: 'round', basis: '', seed: 1, seeding: [], matches: [], rests: [] },
    start: {
      at: '2026-06-01T16:00:00.000Z',
      terms: { scoring: 'total', target: 24, minutes: 10, restCredit: 'half' },
    },
  };
  const fillUp = (state: PlayState): PlayState => {
    const capacity = listSpotHolders(state).length;
    return { ...state, settings: { ...state.settings, capacity, isApprovedByHand: false } };
  };
  let count = 0;
  fc.assert(
    fc.property(turns, fc.oneof(leave, missOut, intent), (turns, intent) => {
      const state = fillUp(playTurns(turns).state);
      const events = createEvents(state, intent);
      const before = acceptAlone(state, events);
      const begun = acceptAlone({ ...state, rounds: [round] }, events);
      const drawn = acceptAlone({ ...state, rounds: [{ ...round, start: null }] }, events);
      assert(!isRefusal(before) && !isRefusal(begun) && !isRefusal(drawn));
      assert.deepEqual(drawn.events, before.events);
      assert.deepEqual(
        begun.events,
        before.events.filter((event) => !isPromotion(event) || events.includes(event)),
      );
      if (before.events.length > begun.events.length) count += 1;
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(RUNS.numRuns / 60);
});

test('ROSTER-14, ROSTER-15: a change that another device has made already does nothing, and neither does its undoing', () => {
  fc.assert(
    fc.property(turns, intent, (turns, intent) => {
      const { state } = playTurns(turns);
      const events = createEvents(state, intent);
      const first = acceptAlone(state, events);
      assert(!isRefusal(first));
      const touched = listTouched(events);
      fc.pre(new Set(touched).size === touched.length && !first.events.some(isPromotion));
      const second = acceptAlone(first.state, events);
      assert(!isRefusal(second));
      assert.deepEqual(second.state, first.state);
      const undone = acceptUndo(second.state, second.events);
      assert(!isRefusal(undone));
      assert.deepEqual(undone.state, first.state);
    }),
    RUNS,
  );
});

test('ROSTER-14: undoing an undo makes the change again', () => {
  fc.assert(
    fc.property(turns, intent, (turns, intent) => {
      const { state } = playTurns(turns);
      const done = acceptAlone(state, createEvents(state, intent));
      assert(!isRefusal(done));
      const undone = acceptUndo(done.state, done.events);
      assert(!isRefusal(undone));
      const again = acceptUndo(undone.state, undone.events);
      assert(!isRefusal(again));
      assert.deepEqual(again.state, done.state);
    }),
    RUNS,
  );
});
