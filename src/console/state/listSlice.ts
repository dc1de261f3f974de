import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PLAIN_VIEW, type View } from '../../domain/view';
import { signedOut } from './authSlice';
import type { OpenDialog } from './dialogSlice';

/** What an address says of the list, and of what is open over it (COMFORT-5). */
export type ListAddress = { organizer: string; view: View; open: OpenDialog | null };

/** How the list is looked at; kept while the person visits other screens. */
type ListState = {
  /** What it was last searched for. */
  organizer: string;
  view: View;
  /** Whether that was read from the address, as after Back, and not chosen on the page. */
  isFromAddress: boolean;
};

const initialState = (): ListState => ({ organizer: '', view: PLAIN_VIEW, isFromAddress: true });

const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: {
    searched: (state, action: PayloadAction<string>) => {
      state.organizer = action.payload;
      state.isFromAddress = false;
    },
    viewChosen: (state, action: PayloadAction<Partial<View>>) => {
      Object.assign(state.view, action.payload);
      state.isFromAddress = false;
    },
    /** The dialogs' slice hears of it as well. */
    addressOpened: (state, { payload }: PayloadAction<ListAddress>) => {
      state.organizer = payload.organizer;
      Object.assign(state.view, payload.view);
      state.isFromAddress = true;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, initialState),
  selectors: {
    selectOrganizerSearch: (state) => state.organizer,
    selectView: (state) => state.view,
    selectIsFromAddress: (state) => state.isFromAddress,
  },
});

export const { searched, viewChosen, addressOpened } = listSlice.actions;
export const { selectOrganizerSearch, selectView, selectIsFromAddress } = listSlice.selectors;
export const listReducer = listSlice.reducer;
