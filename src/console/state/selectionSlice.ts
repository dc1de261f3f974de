import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Selection } from '../../domain/list/selection';
import { signedOut } from './authSlice';

/** The selected tournaments; null outside the selection mode (COMFORT-11). */
type SelectionState = { selection: Selection | null };

const initialState = (): SelectionState => ({ selection: null });

const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    selectionChanged: (_, action: PayloadAction<Selection>): SelectionState => ({
      selection: action.payload,
    }),
    selectionEnded: initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, initialState),
  selectors: { selectSelection: (state) => state.selection },
});

export const { selectionChanged, selectionEnded } = selectionSlice.actions;
export const { selectSelection } = selectionSlice.selectors;
export const selectionReducer = selectionSlice.reducer;
