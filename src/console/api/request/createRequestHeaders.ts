type Headers = Record<string, string>;

/**
 * WIRE-1, AUTH-6: the headers of a request, with those of its own.
 * @param authorization the value of Authorization; undefined where nobody is signed in
 */
export const createRequestHeaders = (
  authorization: string | undefined,
  own: Headers = {},
): Headers => ({
  ...own,
  Accept: 'application/json',
  ...(authorization !== undefined && { Authorization: authorization }),
});
