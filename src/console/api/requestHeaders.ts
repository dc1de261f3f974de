import { authorization } from '../state/sessionStorage';

/** WIRE-1, AUTH-6: the headers of a request, with those of its own. */
export function requestHeaders(own: Record<string, string> = {}): Record<string, string> {
  const value = authorization();
  return { ...own, Accept: 'application/json', ...(value && { Authorization: value }) };
}
