import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './api';

/** The part of the store's state that belongs to the api slice. */
export type ApiState = Record<(typeof api)['reducerPath'], ReturnType<(typeof api)['reducer']>>;

/** Type of thunks in the layers below the features, which use `AppThunk`. */
export type ApiThunk<Result = void, State = ApiState> = ThunkAction<
  Result,
  State,
  unknown,
  UnknownAction
>;
