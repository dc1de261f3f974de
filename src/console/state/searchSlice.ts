import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';

/** What the list was last searched for; kept while the person visits other screens. */
type SearchState = { organizer: string };

const initialState = (): SearchState => ({ organizer: '' });

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searched: (state, action: PayloadAction<string>) => {
      state.organizer = action.payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, initialState),
  selectors: { selectOrganizerSearch: (state) => state.organizer },
});

export const { searched } = searchSlice.actions;
export const { selectOrganizerSearch } = searchSlice.selectors;
export const searchReducer = searchSlice.reducer;
