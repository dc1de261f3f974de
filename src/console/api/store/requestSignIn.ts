import { baseQuery, type BaseQueryResult } from '../request/baseQuery';
import type { ApiThunk } from './thunk';

/**
 * Requests a session (LOGIN-6). A thunk, because an endpoint would keep password and token in the store and its actions
 * (DEV-2).
 */
export const requestSignIn =
  (body: Record<string, string>): ApiThunk<Promise<BaseQueryResult>> =>
  async (dispatch, getState, extra) => {
    const controller = new AbortController();
    const api = {
      dispatch,
      getState,
      extra,
      signal: controller.signal,
      abort: () => controller.abort(),
      endpoint: 'signIn',
      type: 'mutation' as const,
    };
    const request = { url: '/api/auth/login', method: 'POST', body };
    return baseQuery(request, api, { isSignIn: true });
  };
