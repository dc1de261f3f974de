import { useCallback, useMemo } from 'react';
import {
  EMPTY_SELECTION,
  extendSelection,
  toggleSelected,
} from '../../../../../domain/list/selection';
import { useAppDispatch, useAppSelector, type AppThunk } from '../../../../hooks';
import { selectionChanged, selectSelection } from '../../../../state/selectionSlice';
import type { ListItemSequence } from './listItems';

const toggleRows =
  (items: ListItemSequence, id: number, isRange: boolean): AppThunk =>
  (dispatch, getState) => {
    const selection = selectSelection(getState()) ?? EMPTY_SELECTION;
    dispatch(
      selectionChanged(
        isRange ? extendSelection(selection, items.ids(), id) : toggleSelected(selection, id),
      ),
    );
  };

/**
 * Selects rows of the list (COMFORT-11). `isSelected` is undefined outside the selection mode. `pick` toggles a row;
 * with `isRange` it selects all rows from the last picked one.
 */
export function useRowSelection(items: ListItemSequence) {
  const dispatch = useAppDispatch();
  const selection = useAppSelector(selectSelection);
  const ids = useMemo(() => selection && new Set(selection.ids), [selection]);
  const pick = useCallback(
    (id: number, isRange: boolean) => dispatch(toggleRows(items, id, isRange)),
    [dispatch, items],
  );
  return { isSelected: (id: number) => ids?.has(id), pick };
}
