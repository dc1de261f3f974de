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
  /** Tournaments that were made elsewhere and have not been seen in the list yet (CREATE-11). */
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
    /** The dialogs' slice hears of it as well. */
    addressOpened: (state, { payload }: PayloadAction<ListAddress>) => {
      state.organizer = payload.organizer;
      Object.assign(state.view, payload.view);
      state.isFromAddress = true;
    },
    /** CREATE-11: on another screen. The list opens plain next time, so that nothing hides them. */
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
