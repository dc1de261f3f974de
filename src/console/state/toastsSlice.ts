import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  TournamentDayMove,
  TournamentVersion,
  TournamentRequest,
} from '../../domain/tournament/tournament';
import { signedOut } from './authSlice';
import type { PlayerHit } from './openDialog';

/**
 * Action of a toast's button. «Отменить» restores tournaments from the trash, reverts changed values, or deletes a
 * created tournament. «Повторить» retries a failed action of these, a move or a creation.
 */
export type ToastAction =
  | {
      kind: 'restore';
      tournamentIds: number[];
      /** Ids of tournaments that an earlier attempt may have restored. */
      outcomeUnknownIds?: number[];
    }
  | {
      kind: 'revert';
      /** The tournament after the edit. */
      known: TournamentVersion;
      /** The changed fields with their earlier values. */
      changes: Partial<TournamentRequest>;
    }
  | { kind: 'delete'; known: TournamentVersion }
  | {
      kind: 'create';
      request: TournamentRequest;
      /** Idempotency key, the same for every attempt. */
      key: string;
    }
  | ({ kind: 'move' } & TournamentDayMove)
  | {
      /** Undoes a change of a play (ROSTER-14). */
      kind: 'undoChange';
      tournamentId: number;
      changeId: string;
    }
  | {
      /** Undoes the merge of a player (PLAYER-24). */
      kind: 'separatePlayer';
      playerId: string;
    };

export type NewToast = {
  text: string;
  /** Reason from the server's response. */
  reason?: string;
  /** Names in the toast. Each is rendered separately, so that none affects how the next one is shown (TRUST-51). */
  about?: readonly string[];
  action?: ToastAction;
  /** Id of the tournament whose details «Открыть» opens. */
  opens?: number;
  /** Player marked in the opened details (COMFORT-61). */
  player?: PlayerHit;
  /** True when the toast stays until the user closes it. */
  isFailure?: boolean;
};

/** A toast over the page; each has its own id. */
export type ToastMessage = NewToast & { id: number };

/** Only one toast is shown; a new one replaces it (COMFORT-30). */
type ToastsState = { current: ToastMessage | null };

const initialState = (): ToastsState => ({ current: null });

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: ({ current }, { payload }: PayloadAction<NewToast>) => ({
      current: { ...payload, id: (current?.id ?? 0) + 1 },
    }),
    toastDismissed: initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, initialState),
  selectors: { selectToast: (state) => state.current },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
export const { selectToast } = toastsSlice.selectors;
export const toastReducer = toastsSlice.reducer;
