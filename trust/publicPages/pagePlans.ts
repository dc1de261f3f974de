import fc from 'fast-check';
import { PAGES, type PublicPage } from './publicTournament';

/** A request of a public page that is planned before its tournament is chosen. */
export type PagePlan = {
  method: string;
  page: PublicPage;
  /** Kind of the address: the page's own, another page's, a renewed one, or any text. */
  token: 'right' | PublicPage | 'ended' | { any: string };
  /** Path below the page's address. */
  place: string;
  query: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
};

const PLACES = [
  ...['', '/', '/events', '/qr.svg', '/board', '/results', '/consent', '/cancel'],
  ...['/withdraw-public-name', '/tournament.ics', '/unknown', '/..%2f..', '//'],
];
const FIELDS = [
  ...['court', 'pair', 'a', 'b', 'stopped', 'saved', 'tv', 'id', 'round', 'was', 'mark', 'form'],
  ...['subject', 'givenName', 'familyName', 'phone', 'level', 'consent', 'publicName', 'sex'],
  ...['__proto__', 'constructor', 'toString'],
];
const VALUES = [
  ...['', '0', '1', '2', '-1', '24', '999', '1e3', 'null', '{', '{"a":1,"b":2,"mark":null}'],
  ...['yes', 'a', 'b', 'stopped', 'notPlayed', '00000000-0000-4000-8000-000000000000'],
  ...['Яна', '+7 (905) 111-22-33', '3.5', '\0', '\ud800', '<script>', 'я'.repeat(300)],
];
const TOKENS = [
  ...['A'.repeat(22), 'x', '%00', '%zz', '%D0%AF', '..', '.', '%2e%2e%2f', "'--", '*'],
  ...['A'.repeat(4_000), '__proto__', 'constructor', '%F0%9F%8E%BE', '%ED%A0%80'],
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x", "y"' },
  { 'accept-encoding': 'br;q=0, gzip;q=nonsense' },
  { range: 'bytes=0-10' },
  { accept: 'application/json' },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'example.org' },
  { 'last-event-id': '\u00ff' },
];
const TYPES = [
  ...['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data', ''],
  ...['application/json; charset=utf-16', 'text/plain'],
];

const encodeText = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);
const field = fc.tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...VALUES));
const form = fc
  .array(field, { maxLength: 6 })
  .map((fields) => fields.map((parts) => parts.map(encodeText).join('=')).join('&'));
const json = fc
  .array(field, { maxLength: 5 })
  .map((fields) =>
    JSON.stringify(
      Object.fromEntries([
        ['id', '11111111-1111-4111-8111-111111111111'],
        ['roundId', 'x'],
        ['court', 1],
        ['from', null],
        ['to', { a: 12, b: 12, mark: null }],
        ...fields,
      ]),
    ),
  );
const body = fc.oneof(form, json, fc.string({ maxLength: 40 }), fc.constant('я'.repeat(3_000)));

const plan = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'),
  page: fc.constantFrom(...PAGES),
  token: fc.oneof(
    { arbitrary: fc.constant('right' as const), weight: 4 },
    fc.constantFrom(...PAGES),
    fc.constant('ended' as const),
    fc.record({ any: fc.constantFrom(...TOKENS) }),
  ),
  place: fc.oneof(fc.constant(''), fc.constantFrom(...PLACES)),
  query: fc.oneof(
    fc.constant(''),
    fc.constant('?tv'),
    form.map((text) => `?${text}`),
  ),
  headers: fc.constantFrom(...HEADERS),
  type: fc.constantFrom(...TYPES),
  body,
});

/** Creates requests of public pages, valid ones and any others. */
export const pagePlans: fc.Arbitrary<PagePlan> = plan.map(({ type, ...rest }) => {
  const hasBody = rest.method === 'POST' || rest.method === 'PUT';
  return {
    ...rest,
    headers: { ...rest.headers, ...(hasBody && type !== '' && { 'content-type': type }) },
    body: hasBody ? rest.body : undefined,
  };
});
