import { toastShown } from '../../state/toastsSlice';
import { playerMutations } from './playerMutations';
import type { ApiThunk } from '../store/thunk';

/** Undoes the merge of a player and shows the outcome (PLAYER-24). */
export const unmergeAndNotify =
  (playerId: string): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    const { separatePlayer } = playerMutations.endpoints;
    const { error } = await dispatch(separatePlayer.initiate(playerId, { track: false }));
    dispatch(
      toastShown(
        error
          ? {
              text: 'Игроки остались объединены.',
              ...(error.message && { reason: error.message }),
              action: { kind: 'separatePlayer', playerId },
              isFailure: true,
            }
          : { text: 'Игроки снова разделены' },
      ),
    );
  };
