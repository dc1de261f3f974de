import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PLAIN_VIEW, type View } from '../../domain/view';
import { signedOut } from './authSlice';
import type { OpenDialog } from './openDialog';

/** The list's view and open dialog, as an address has them (COMFORT-5). */
export type ListAddress = { organizer: string; view: View; open: OpenDialog | null };

/** The list's view; it is kept on other screens. */
type ListState = {
  /** The text of the last search. */
  organizer: string;
  view: View;
  /** Whether the view comes from the address, as after Back, and was not chosen on the page. */
  isFromAddress: boolean;
  /** Tournaments created on another screen and not yet shown in the list (CREATE-11). */
  addedIds: number[];
};

const initialState = (): ListState => ({
  organizer: '',
  view: PLAIN_VIEW,
  isFromAddress: true,
  addedIds: [],
});

const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: {
    searched: (state, action: PayloadAction<string>) => {
      state.organizer = action.payload;
      state.isFromAddress = false;
      state.addedIds = [];
    },
    viewChosen: (state, action: PayloadAction<Partial<View>>) => {
      Object.assign(state.view, action.payload);
      state.isFromAddress = false;
      state.addedIds = [];
    },
    /** The dialogs' slice handles it as well. */
    addressOpened: (state, { payload }: PayloadAction<ListAddress>) => {
      state.organizer = payload.organizer;
      Object.assign(state.view, payload.view);
      state.isFromAddress = true;
    },
    /** CREATE-11: created on another screen. The next list is unfiltered, so that nothing hides them. */
    tournamentsAdded: ({ addedIds }, { payload }: PayloadAction<number[]>) => ({
      ...initialState(),
      addedIds: [...addedIds, ...payload],
    }),
    addedSeen: (state) => {
      state.addedIds = [];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, initialState),
  selectors: {
    selectOrganizerSearch: (state) => state.organizer,
    selectView: (state) => state.view,
    selectIsFromAddress: (state) => state.isFromAddress,
    selectAddedIds: (state) => state.addedIds,
  },
});

export const { searched, viewChosen, addressOpened, tournamentsAdded, addedSeen } =
  listSlice.actions;
export const { selectOrganizerSearch, selectView, selectIsFromAddress, selectAddedIds } =
  listSlice.selectors;
export const listReducer = listSlice.reducer;
