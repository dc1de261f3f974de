import { createApi } from '@reduxjs/toolkit/query/react';
import { SESSION_LIFETIME_MS } from '../../../domain/protocol/session';
import { baseQuery } from '../request/baseQuery';
import { TAG_TYPES } from './tags';

/** The only api slice (DEV-1). The other files in this folder inject its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  // Most screens need the list, so it stays cached for a whole session.
  keepUnusedDataFor: SESSION_LIFETIME_MS / 1000,
  endpoints: () => ({}),
});
