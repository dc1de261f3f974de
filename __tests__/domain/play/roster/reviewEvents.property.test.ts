import * as fc from 'fast-check';
import { acceptChange, acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import {
  EMPTY_PLAY_STATE,
  isRefusal,
  type PlayState,
} from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import { createEntryState } from '../../../../src/domain/play/model/entry';
import { createReviewedEntryEvents } from '../../../../src/domain/play/roster/reviewEvents';
import { createMoveEvent } from '../../../../src/domain/play/roster/roster';
import { createRuns } from '../../../support/createRuns';

const ID = 'held';

test('APPLY-12: one under review comes into a play’s changes as it stands, and undoing what the desk says leaves it there', () => {
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
