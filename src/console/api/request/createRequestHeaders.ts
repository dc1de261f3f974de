type Headers = Record<string, string>;

/**
 * The common headers of API requests, together with the request's own ones (WIRE-1, AUTH-6).
 * @param authorization value of Authorization; undefined when no user is signed in
 */
export const createRequestHeaders = (
  authorization: string | undefined,
  own: Headers = {},
): Headers => ({
  ...own,
  Accept: 'application/json',
  ...(authorization !== undefined && { Authorization: authorization }),
});
