import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { BaseQueryResult } from './baseQuery';
import { parseResponse } from './parseResponse';
import { getDefaultFailureText } from './problems';

/**
 * The `queryFn` of an endpoint that reads a path and parses the response.
 * @param unreadable message for a response that cannot be parsed; without it, the endpoint's default text
 */
export const createReader =
  <Data, Arg>(
    getPath: (arg: Arg) => string,
    parse: (data: unknown) => Data | null,
    unreadable?: string,
  ) =>
  async (
    arg: Arg,
    { endpoint }: BaseQueryApi,
    _extra: unknown,
    send: (request: FetchArgs) => PromiseLike<BaseQueryResult> | BaseQueryResult,
  ) =>
    parseResponse(
      await send({ url: getPath(arg) }),
      parse,
      unreadable ?? getDefaultFailureText(endpoint),
    );
