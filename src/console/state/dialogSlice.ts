import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';
import { addressOpened } from './listSlice';
import { isSameDialog, type OpenDialog } from './openDialog';

/** The open dialog and its tournament (DEV-1). */
type DialogState = { open: OpenDialog | null };

const initialState = (): DialogState => ({ open: null });

const dialogSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (state, action: PayloadAction<OpenDialog>) => {
      state.open = action.payload;
    },
    dialogClosed: (state) => {
      state.open = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, initialState).addCase(addressOpened, (state, { payload }) => {
      // The address lacks the marked player, so an equal dialog keeps its state.
      if (!isSameDialog(state.open, payload.open)) state.open = payload.open;
    }),
  selectors: { selectOpenDialog: (state) => state.open },
});

export const { dialogOpened, dialogClosed } = dialogSlice.actions;
export const { selectOpenDialog } = dialogSlice.selectors;
export const dialogReducer = dialogSlice.reducer;
