import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  TournamentDayMove,
  TournamentVersion,
  TournamentRequest,
} from '../../domain/tournament/tournament';
import { signedOut } from './authSlice';
import type { PlayerHit } from './openDialog';

/**
 * What a toast's button does. «Отменить» takes tournaments out of the trash, puts changed values back, or
 * deletes what was created; after a failure «Повторить» tries the same, a move, or a creation again.
 */
export type ToastAction =
  | {
      kind: 'restore';
      tournamentIds: number[];
      /** Those that an earlier attempt may or may not have restored. */
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
      /** The idempotency key of every attempt. */
      key: string;
    }
  | ({ kind: 'move' } & TournamentDayMove)
  | {
      /** ROSTER-14: takes a change of a play back. */
      kind: 'undoChange';
      tournamentId: number;
      changeId: string;
    }
  | {
      /** PLAYER-24: takes the merge of a player back. */
      kind: 'separatePlayer';
      playerId: string;
    };

export type NewToast = {
  text: string;
  /** A text from elsewhere: the server's reason. */
  reason?: string;
  /** Texts from elsewhere that say what it is about; none has an effect on how the next is shown (TRUST-51). */
  about?: readonly string[];
  action?: ToastAction;
  /** The tournament whose details «Открыть» shows. */
  opens?: number;
  /** The player whom these details mark (COMFORT-61). */
  player?: PlayerHit;
  /** It stays until somebody closes it. */
  isFailure?: boolean;
};

/** A toast over the page; each has its own id. */
export type ToastMessage = NewToast & { id: number };

/** The one toast that is shown: a new one takes its place (COMFORT-30). */
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
