import fc from 'fast-check';

/** One header line of a request. `header` is null for the request's address. */
export type LongHead = { header: string | null; value: string };

const HEADERS: readonly string[] = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'A-IM', 'Authorization', 'Cookie'],
  ...['Content-Type', 'Content-Encoding', 'Connection', 'Expect', 'Host', 'Idempotency-Key'],
  ...['If-Match', 'If-Modified-Since', 'If-None-Match', 'If-Range', 'Last-Event-ID', 'Origin'],
  ...['Range', 'Referer', 'TE', 'Upgrade', 'User-Agent', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
];

/** Starts of values that the server parses. */
const STARTS: readonly string[] = [
  ...['', '', 'br', 'br;q=0', 'gzip, br', 'Basic ', 'bytes=', '"', 'W/"', 'text/html;', 'text/'],
  ...['application/json; charset=', 'club=', 'a=', 'diffe', '/', '?a=', '?', '%', 'a/b'],
];

const FILLS: readonly string[] = [
  ...[' ', '\t', ' \t', ',', ' ,', ', ', ';', '; ', '=', '.', './', '/', '//', '-', '0', 'a', '%'],
  ...['"', '\\', '\\"', 'br', 'br ', 'br,', 'q=0.', '0-,', 'W/"a",', 'Basic ', 'a.', 'a-', '%20'],
  ...['%2e', '%2F', '%CC%81%CC%96', '&', '&a=', 'a=b;', '(', '[', '::', '+', '~'],
];

const ENDS: readonly string[] = ['', 'x', ';', '"', '!', '/', ' x', '%'];

/** Maximum bytes of the value. Node refuses heads over 16 KB, and the rest of the head must fit too. */
const BYTES = 15_000;

/** Converts a text to an address, which cannot contain spaces. */
const toAddress = (text: string): string => `/${text.replaceAll(/[ \t]/g, '+')}`;

/** Creates long headers and addresses, mostly of characters that patterns search for. */
export const longHeads: fc.Arbitrary<LongHead> = fc
  .record({
    header: fc.option(fc.constantFrom(...HEADERS), { freq: 5 }),
    start: fc.constantFrom(...STARTS),
    fill: fc.constantFrom(...FILLS),
    end: fc.constantFrom(...ENDS),
  })
  .map(({ header, start, fill, end }) => {
    const value = start + fill.repeat(Math.floor(BYTES / fill.length)) + end;
    return { header, value: header === null ? toAddress(value) : value };
  });
