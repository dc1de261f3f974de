import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../store/thunk';
import { tournamentsApi } from '../tournaments/tournamentsApi';

const { listTournaments } = tournamentsApi.endpoints;

/** The cached list and the state of its request. */
export const selectCachedList = listTournaments.select();

const isPending = (request: { status: string } | undefined): boolean =>
  request?.status === 'pending';

/** Whether the list is being loaded. */
export const selectIsListLoading = (state: ApiState): boolean => isPending(selectCachedList(state));

/** Whether something is being written. */
export const selectIsWriting = (state: ApiState): boolean =>
  Object.values(state.api.mutations).some(isPending);

/** Refetches whatever is on the screen; for the list only its changes are sent (SPEED-2). */
export const refetchAll = (): UnknownAction => tournamentsApi.util.invalidateTags(['Tournament']);
