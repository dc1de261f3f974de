import { createApi } from '@reduxjs/toolkit/query/react';
import { SESSION_LIFETIME_MS } from '../../../domain/protocol/session';
import { baseQuery } from '../request/baseQuery';
import { TAG_TYPES } from './tags';

/** The one api slice (DEV-1); the endpoints are injected by the files beside it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  // The list is needed on most screens: it stays cached while somebody is signed in.
  keepUnusedDataFor: SESSION_LIFETIME_MS / 1000,
  endpoints: () => ({}),
});
