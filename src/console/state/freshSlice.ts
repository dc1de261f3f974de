import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';
import { opened, type OpenDialog } from './dialogSlice';
import { addressOpened } from './listSlice';

/** How many applications a tournament got since its details were opened, by its id (COMFORT-61). */
export type FreshState = Record<number, number>;

const initialState = (): FreshState => ({});

function see(state: FreshState, open: OpenDialog | null): void {
  if (open?.kind === 'detail') Reflect.deleteProperty(state, open.tournamentId);
}

/** It comes with what tells of them, and is not there before. */
const freshSlice = createSlice({
  name: 'fresh',
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
      .addCase(opened, (state, { payload }) => see(state, payload))
      .addCase(addressOpened, (state, { payload }) => see(state, payload.open)),
});

export const { applicationsArrived } = freshSlice.actions;
export const freshReducer = freshSlice.reducer;
