type Headers = Record<string, string>;

/**
 * The headers of a request together with its own ones (WIRE-1, AUTH-6).
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
