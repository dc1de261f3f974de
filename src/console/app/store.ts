import { combineSlices, configureStore, type WithSlice } from '@reduxjs/toolkit';
import { api } from '../api/store/api';
import { sessionMiddleware } from '../api/store/sessionMiddleware';
import { authReducer } from '../state/authSlice';
import { dialogReducer } from '../state/dialogSlice';
import { listReducer } from '../state/listSlice';
import { selectionReducer } from '../state/selectionSlice';
import { toastReducer } from '../state/toastsSlice';
import type { outboxSlice } from '../state/outbox/outbox';
import type { unseenApplicationsSlice } from '../state/unseenApplicationsSlice';
import { devTools } from './devTools';

/** The initial slices of the store; `injectSlices` adds the rest. */
export const rootReducer = combineSlices({
  [api.reducerPath]: api.reducer,
  auth: authReducer,
  dialogs: dialogReducer,
  list: listReducer,
  selection: selectionReducer,
  toasts: toastReducer,
}).withLazyLoadedSlices<
  WithSlice<typeof unseenApplicationsSlice> & WithSlice<typeof outboxSlice>
>();

export type RootState = ReturnType<typeof rootReducer>;

/** Both development checks of Redux Toolkit stay on (DEV-2). */
export const createAppStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware, sessionMiddleware),
    // Batched actions notify after the task instead of the frame, so loaded data is painted a frame sooner.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    ...(preloadedState && { preloadedState }),
    devTools,
  });

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
