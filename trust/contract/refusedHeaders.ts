import fc from 'fast-check';

import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { listHeaders, type Endpoint } from './contract';

export type Headers = Readonly<Record<string, string>>;

/** Creates any header value. Surrounding spaces would not be part of a value. */
const VALUE = fc.stringMatching(/^[!-~]([ -~]{0,70}[!-~])?$/);

/** Creates header values that do not match a pattern. */
function createRefusedValue(pattern: string): fc.Arbitrary<string> {
  const form = new RegExp(pattern, 'u');
  return fc
    .oneof(
      VALUE,
      fc.constantFrom('3', '""', 'W/"3"', '"3', '"1", "2"', '"-1"', '"1234567890123456"', '**'),
      fc.constantFrom('ключ'.repeat(9), 'two words', 'x'.repeat(65), 'x'.repeat(1_000)),
    )
    .map((value) => Buffer.from(value).toString('latin1'))
    .filter((value) => !form.test(value));
}

/** Creates headers for which an endpoint must refuse the request. Null when none of its headers has a pattern. */
export function createRefusedHeaders(endpoint: Endpoint): fc.Arbitrary<Headers> | null {
  const known = Object.entries(listHeaders(endpoint)).flatMap(([name, { pattern }]) =>
    pattern === undefined ? [] : [createRefusedValue(pattern).map((value) => ({ [name]: value }))],
  );
  return known.length === 0 ? null : fc.oneof(...known);
}

/** Invalid headers, some in the form of a token. A wrong password would be hashed, and would soon close the address. */
const NO_SIGN_IN: readonly Headers[] = [
  '',
  'Basic',
  'Basic !',
  'Basic YWRtaW4=',
  'Bearer club_token',
  formatBasicAuth('admin', 'club_'),
  formatBasicAuth('admin', 'club_0123456789'),
  formatBasicAuth('', 'club_'),
].map((authorization) => ({ authorization }));

/** Headers without a valid session. */
export const noSignIn: fc.Arbitrary<Headers> = fc.constantFrom(...NO_SIGN_IN);

/** Headers that declare any other body than JSON in UTF-8. */
export const refusedTypes: fc.Arbitrary<Headers> = fc.constantFrom<Headers>(
  ...['text/plain', 'application/xml', 'multipart/form-data; boundary=a', 'json', ''].map(
    (type) => ({ 'content-type': type }),
  ),
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
);
