import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../store/thunk';
import { tournamentsApi } from '../tournaments/tournamentsApi';

const { listTournaments } = tournamentsApi.endpoints;

export const selectCachedList = listTournaments.select();

const isPending = (request: { status: string } | undefined): boolean =>
  request?.status === 'pending';

export const selectIsListLoading = (state: ApiState): boolean => isPending(selectCachedList(state));

/** True while any mutation is in progress. */
export const selectIsWriting = (state: ApiState): boolean =>
  Object.values(state.api.mutations).some(isPending);

/** Refetches all data on the screen. For the list, the server sends only the changes (SPEED-2). */
export const refetchAll = (): UnknownAction => tournamentsApi.util.invalidateTags(['Tournament']);
