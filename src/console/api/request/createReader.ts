import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { BaseQueryResult } from './baseQuery';
import { parseResponse } from './parseResponse';
import { getDefaultFailureText } from './problems';

/**
 * An endpoint's `queryFn` that reads a path and parses the answer.
 * @param unreadable said of an answer that cannot be parsed; the endpoint's own failure where it is left out
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
