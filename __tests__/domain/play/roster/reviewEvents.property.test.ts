import * as fc from 'fast-check';
import { acceptChange, acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import {
  EMPTY_PLAY_STATE,
  isRefusal,
  type PlayState,
} from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import { createEntryState, type EntryStatus } from '../../../../src/domain/play/model/entry';
import {
  createReviewedEntryEvents,
  isBesideLog,
} from '../../../../src/domain/play/roster/reviewEvents';
import { createMoveEvent } from '../../../../src/domain/play/roster/roster';
import { createRuns } from '../../../support/createRuns';

const ID = 'held';

test('APPLY-12: one under review comes into a play’s changes as it is, and undoing what the desk says leaves it there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('review' as const, 'withdrawn' as const),
      fc.constantFrom('confirmed' as const, 'waiting' as const, 'declined' as const),
      fc.constantFrom('m' as const, 'f' as const, null),
      fc.stringMatching(/^a[0-9A-Za-z]$/),
      (status, said, sex, rank) => {
        const state = { ...createEntryState('review', rank), sex };
        const play = applyEvents(
          EMPTY_PLAY_STATE,
          createReviewedEntryEvents(ID, state, status),
        ) as PlayState;
        expect(play.entries).toEqual({ [ID]: { ...state, status } });
        const event = createMoveEvent(play.entries, ID, said, null)!;
        const accepted = acceptChange(play, [event], () => true);
        if (isRefusal(accepted)) throw new Error(accepted.refused);
        expect(accepted.state.entries[ID]!.status).toBe(said);
        expect(acceptUndo(accepted.state, accepted.events)).toMatchObject({ state: play });
      },
    ),
    createRuns(),
  );
});

test('APPLY-12: changes outside of the log accept no entry, and the log gives the same without them', () => {
  const statuses = ['confirmed', 'waiting', 'review', 'declined', 'withdrawn'] as const;
  const moves = fc.array(
    fc.record({
      entryId: fc.constantFrom('held', 'other', 'known'),
      status: fc.constantFrom(...statuses),
      before: fc.constantFrom('held', 'known', null),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(moves, (said) => {
      const add = (entryId: string, status: EntryStatus) =>
        createReviewedEntryEvents(entryId, createEntryState(status, 'a0'), status);
      let log = applyEvents(EMPTY_PLAY_STATE, add('known', 'confirmed')) as PlayState;
      let all = applyEvents(log, [
        ...add('held', 'review'),
        ...add('other', 'review'),
      ]) as PlayState;
      const held = new Set(['held', 'other']);
      for (const { entryId, status, before } of said) {
        const event = createMoveEvent(all.entries, entryId, status, before);
        if (!event) continue;
        const isBeside = isBesideLog([event], held);
        expect(isBeside).toBe(held.has(entryId) && status !== 'confirmed' && status !== 'waiting');
        if (!isBeside) {
          const entry = all.entries[entryId]!;
          const coming = held.delete(entryId)
            ? createReviewedEntryEvents(entryId, entry, entry.status)
            : [];
          log = applyEvents(log, [...coming, event]) as PlayState;
        }
        all = applyEvents(all, [event]) as PlayState;
      }
      for (const entryId of held) expect(log.entries).not.toHaveProperty(entryId);
      expect(all.entries).toMatchObject(log.entries);
      expect(Object.keys(log.entries)).toHaveLength(3 - held.size);
    }),
    createRuns(),
  );
});
