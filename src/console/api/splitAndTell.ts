import { noticeShown } from '../state/noticesSlice';
import type { Thunk } from './live/listState';
import { playerWrites } from './playerWrites';

/** PLAYER-25: takes the merge of a player back, and says what has come of it. */
export const splitAndTell =
  (playerId: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    const { splitPlayer } = playerWrites.endpoints;
    const { error } = await dispatch(splitPlayer.initiate(playerId, { track: false }));
    dispatch(
      noticeShown(
        error
          ? {
              text: 'Игроки остались объединены.',
              ...(error.message && { reason: error.message }),
              action: { kind: 'splitPlayer', playerId },
              isFailure: true,
            }
          : { text: 'Игроки снова разделены' },
      ),
    );
  };
