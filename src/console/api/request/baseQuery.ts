import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { config } from '../../config';
import { sessionEnded } from '../../state/authSlice';
import { getAuthorization, clearSession } from '../../state/sessionStorage';
import { fetchFn, readListResponse } from './fetchFn';
import { logRequestFailure } from './logging';
import { toProblem, type ApiProblem } from './problems';
import { createRequestHeaders } from './createRequestHeaders';

/** Result of `baseQuery`. */
export type BaseQueryResult = QueryReturnValue<unknown, ApiProblem, FetchBaseQueryMeta>;

/** Longest wait for a response, in milliseconds (WIRE-1). */
export const TIMEOUT_MS = 30_000;

const send = fetchBaseQuery({
  timeout: TIMEOUT_MS,
  credentials: 'omit',
  // 304 means that nothing has changed, so it counts as a success (SPEED-2).
  validateStatus: ({ ok, status }) => ok || status === 304,
  fetchFn: (request) => fetchFn(request as Request),
  // JSON is parsed below: fetchBaseQuery does not distinguish invalid JSON from a lost connection.
  responseHandler: readListResponse,
});

type Body = { data: unknown } | { error: FetchBaseQueryError };

function parseBody(read: unknown): Body {
  if (typeof read !== 'string') return { data: read };
  try {
    return { data: read === '' ? null : JSON.parse(read) };
  } catch {
    return { error: { status: 'CUSTOM_ERROR', error: 'Not JSON', data: read } };
  }
}

/** The response with its JSON parsed. A body that broke off counts as a network error. */
function toAnswer({ data, error }: { data?: unknown; error?: FetchBaseQueryError }): Body {
  if (!error) return parseBody(data);
  if (error.status === 'PARSING_ERROR') {
    return { error: { status: 'FETCH_ERROR', error: error.error } };
  }
  if (typeof error.status !== 'number') return { error };
  const body = parseBody(error.data);
  return { error: { status: error.status, data: 'data' in body ? body.data : error.data } };
}

type ExtraOptions = {
  /**
   * Marks the sign-in request: it has no Authorization header, its 401 ends no session, and failures are not logged.
   */
  isSignIn?: boolean;
  /** Marks a request that no user started: failures are not logged, and its 401 ends no session. */
  isSilent?: boolean;
};

/**
 * Sends every API request: adds host, timeout and Authorization, and parses JSON (WIRE-1, AUTH-6). Repeats a GET once
 * after a network error, and ends the session on a 401 (AUTH-8). Turns every failure into a Problem (ERR).
 */
export const baseQuery: BaseQueryFn<
  FetchArgs,
  unknown,
  ApiProblem,
  ExtraOptions | undefined,
  FetchBaseQueryMeta
> = async (args, api, options) => {
  const isSignIn = options?.isSignIn === true;
  const header = isSignIn ? undefined : getAuthorization();
  const request: FetchArgs = {
    ...args,
    url: config.apiHost + args.url,
    headers: createRequestHeaders(header, args.headers as Record<string, string> | undefined),
  };
  async function sendOnce() {
    const { meta, ...answer } = await send(request, api, {});
    return { ...toAnswer(answer), ...(meta && { meta }) };
  }

  let answer = await sendOnce();
  const isNetworkError = 'error' in answer && answer.error.status === 'FETCH_ERROR';
  if (isNetworkError && !args.method && !api.signal.aborted) {
    answer = await sendOnce();
  }
  if ('data' in answer) return answer;

  const { error, meta } = answer;
  const failure = { error: toProblem(error, api.endpoint), ...(meta && { meta }) };
  // A sign-out aborts requests; an aborted request is not logged as failed.
  if (api.signal.aborted || isSignIn || options?.isSilent) return failure;
  logRequestFailure(
    api.endpoint,
    error.status,
    'error' in error ? (error.data ?? error.error) : error.data,
  );
  // A 401 to a request of an older session must not end the current session.
  if (error.status === 401 && getAuthorization() === header) {
    clearSession();
    api.dispatch(sessionEnded());
  }
  return failure;
};
