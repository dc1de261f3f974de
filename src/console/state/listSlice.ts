import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LIST_PARAMS, type ListParams } from '../../domain/list/listParams';
import { signedOut } from './authSlice';
import type { OpenDialog } from './openDialog';

/** The list's search, parameters and open dialog, as the address contains them (COMFORT-5). */
export type ListAddress = { organizer: string; params: ListParams; open: OpenDialog | null };

/** State of the list screen, which is kept while another screen is open. */
type ListState = {
  /** Text of the latest search. */
  organizer: string;
  params: ListParams;
  /** True when the values come from the address, as after Back; false when the user chose them on the page. */
  isFromAddress: boolean;
  /** Ids of tournaments created on another screen that the list has not shown yet (CREATE-11). */
  addedIds: number[];
};

const initialState = (): ListState => ({
  organizer: '',
  params: DEFAULT_LIST_PARAMS,
  isFromAddress: true,
  addedIds: [],
});

const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: {
    organizerSearched: (state, action: PayloadAction<string>) => {
      state.organizer = action.payload;
      state.isFromAddress = false;
      state.addedIds = [];
    },
    paramsChosen: (state, action: PayloadAction<Partial<ListParams>>) => {
      Object.assign(state.params, action.payload);
      state.isFromAddress = false;
      state.addedIds = [];
    },
    /** The dialogs' slice handles this action too. */
    addressOpened: (state, { payload }: PayloadAction<ListAddress>) => {
      state.organizer = payload.organizer;
      Object.assign(state.params, payload.params);
      state.isFromAddress = true;
    },
    /**
     * Adds tournaments created on another screen. The next list has no filters, so that they are visible (CREATE-11).
     */
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
    selectListParams: (state) => state.params,
    selectIsFromAddress: (state) => state.isFromAddress,
    selectAddedIds: (state) => state.addedIds,
  },
});

export const { organizerSearched, paramsChosen, addressOpened, tournamentsAdded, addedSeen } =
  listSlice.actions;
export const { selectOrganizerSearch, selectListParams, selectIsFromAddress, selectAddedIds } =
  listSlice.selectors;
export const listReducer = listSlice.reducer;
