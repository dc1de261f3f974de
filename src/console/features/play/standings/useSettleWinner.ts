import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { enqueueChange } from '../../../api/outbox/outboxActions';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import { createEntryPersonLookup } from './useStandings';

/** Returns a function that records who won a shared first place on the court; null removes the decision (PLAY-5). */
export function useSettleWinner(tournamentId: number, play: Play) {
  const dispatch = useAppDispatch();
  return (winnerId: string | null) => {
    const from = { winnerId: play.outcome.winnerId };
    const changeId = dispatch(
      enqueueChange({ tournamentId, events: [{ kind: 'outcomeChanged', from, to: { winnerId } }] }),
    );
    const action = { kind: 'undoChange', tournamentId, changeId } as const;
    dispatch(
      toastShown(
        winnerId === null
          ? { text: 'Первое место снова общее', action }
          : {
              text: 'Первое место:',
              about: [formatFullName(createEntryPersonLookup(play)(winnerId))],
              action,
            },
      ),
    );
  };
}
