import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';
import { dialogOpened } from './dialogSlice';
import type { OpenDialog } from './openDialog';
import { addressOpened } from './listSlice';

/** Number of new applications since the tournament's details were last opened, by tournament id (COMFORT-61). */
type UnseenApplications = Record<number, number>;

const initialState = (): UnseenApplications => ({});

function removeSeen(state: UnseenApplications, open: OpenDialog | null): void {
  if (open?.kind === 'detail') Reflect.deleteProperty(state, open.tournamentId);
}

/** Slice that `injectSlices` adds to the store; the state lacks it before. */
export const unseenApplicationsSlice = createSlice({
  name: 'unseenApplications',
  initialState,
  reducers: {
    applicationsArrived: (
      state,
      { payload }: PayloadAction<{ tournamentId: number; count: number }[]>,
    ) => {
      for (const { tournamentId, count } of payload) {
        state[tournamentId] = (state[tournamentId] ?? 0) + count;
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, initialState)
      .addCase(dialogOpened, (state, { payload }) => removeSeen(state, payload))
      .addCase(addressOpened, (state, { payload }) => removeSeen(state, payload.open)),
});

export const { applicationsArrived } = unseenApplicationsSlice.actions;
