import { fullName } from '../../../../domain/play/names';
import type { Play } from '../../../../domain/play/playWire';
import { makeChange } from '../../../api/outbox/outboxActions';
import { useAppDispatch } from '../../../hooks';
import { noticeShown } from '../../../state/noticesSlice';
import { personsOf } from './useStandings';

/** PLAY-5: says to whom a shared first place went on a court; null takes that back. */
export function useWinner(tournamentId: number, play: Play) {
  const dispatch = useAppDispatch();
  return (winnerId: string | null) => {
    const from = { winnerId: play.outcome.winnerId };
    const changeId = dispatch(
      makeChange({ tournamentId, events: [{ kind: 'outcomeChanged', from, to: { winnerId } }] }),
    );
    const action = { kind: 'undoChange', tournamentId, changeId } as const;
    dispatch(
      noticeShown(
        winnerId === null
          ? { text: 'Первое место снова общее', action }
          : { text: 'Первое место:', about: [fullName(personsOf(play)(winnerId))], action },
      ),
    );
  };
}
