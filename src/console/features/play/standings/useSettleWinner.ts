import { createOutcomeEvent } from '../../../../domain/play/draw/roundEvents';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { enqueueChange } from '../../../api/outbox/outboxActions';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import { createEntryPersonLookup } from './useStandings';

/**
 * Returns a function that records who won a first place on the court; null removes the decision (PLAY-5). A place shared
 * after the rounds and that of the final's pair have a winner each (PLAY-85).
 */
export function useSettleWinner(tournamentId: number, play: Play) {
  const dispatch = useAppDispatch();
  return (winnerId: string | null, isOfFinal: boolean) => {
    const to = isOfFinal ? { finalWinnerId: winnerId } : { winnerId };
    const events = [createOutcomeEvent(play.outcome, to)];
    const changeId = dispatch(enqueueChange({ tournamentId, events }));
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
