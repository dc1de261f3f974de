import { baseQuery, type BaseQueryResult } from '../request/baseQuery';
import type { ApiThunk } from './thunk';

/**
 * LOGIN-6: asks for a session. It is a thunk and no endpoint: those keep their argument and answer in the
 * store and its actions, and these are the password and the token (DEV-2).
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
