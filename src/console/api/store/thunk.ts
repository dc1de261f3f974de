import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './api';

/** The part of the store's state that is the api slice's. */
export type ApiState = Record<(typeof api)['reducerPath'], ReturnType<(typeof api)['reducer']>>;

/** A thunk of the layers below the features, which have `AppThunk`. */
export type ApiThunk<Result = void, State = ApiState> = ThunkAction<
  Result,
  State,
  unknown,
  UnknownAction
>;
