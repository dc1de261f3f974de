import { gzipSync } from 'node:zlib';

/** A request body that the server must refuse, with its properties. */
export type HostileBody = {
  name: string;
  body: string | Buffer;
  /** Content-Type of the body. Null for none. */
  type?: string | null;
  /** Additional header lines. */
  headers?: readonly string[];
  /** Content-Length of the body, when it is deliberately wrong. */
  length?: string;
  isChunked?: boolean;
  /** True when the connection ends after an incomplete body. */
  isCutShort?: boolean;
  /** True when the server may close the connection before the client reads the response. */
  isHuge?: boolean;
  /** True when the client sends chunks as long as the server accepts them. */
  isEndless?: boolean;
};

/** The body of a route's valid request. */
export type Template = Readonly<Record<string, string | number | null>>;

export const BODY_LIMIT = 65_536;

const POLLUTED = '{"polluted":"yes"}';

const createNested = (open: string, inner: string, close: string, levels: number): string =>
  open.repeat(levels) + inner + close.repeat(levels);

/** Raw JSON members, added to the valid ones. */
const MEMBERS: readonly string[] = [
  `"__proto__":${POLLUTED}`,
  '"__proto__":null',
  '"__proto__":"polluted"',
  `"\\u005f\\u005fproto__":${POLLUTED}`,
  `"__pr\\u006fto__" \n :${POLLUTED}`,
  `"__proto__":${POLLUTED},"__proto__":${POLLUTED}`,
  `"__proto__":{"__proto__":${POLLUTED}}`,
  `"constructor":{"prototype":${POLLUTED}}`,
  `"constructor":1,"constructor":{"prototype":${POLLUTED}}`,
  `"constructor":{"prototype":${POLLUTED}},"constructor":1`,
  `"const\\u0072uctor":{"prototype":${POLLUTED}}`,
  `"prototype":${POLLUTED}`,
  `"a":{"b":{"__proto__":${POLLUTED}}}`,
  `"a":[[{"__proto__":${POLLUTED}}]]`,
  `"a":[{"constructor":{"prototype":${POLLUTED}}}]`,
  `"a":${createNested('{"a":', `{"__proto__":${POLLUTED}}`, '}', 5_000)}`,
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON', 'length', ''].map(
    (name) => `"${name}":1`,
  ),
  `"a":${createNested('[', '', ']', 30_000)}`,
  `"a":${createNested('{"a":', '1', '}', 9_000)}`,
  Array.from({ length: 6_000 }, (_, index) => `"${index}":1`).join(','),
  '"a":1e400,"b":-1e400,"c":' + '9'.repeat(40_000),
  '"\\ud800":1',
  '"\\u0000":1',
];

const WHOLE: readonly string[] = [
  ...['null', 'true', '7', '-0', '1e400', '"text"', '[]', '[[]]', '[null]', '[7]'],
  ...['NaN', 'undefined', "{'a':1}", '{a:1}', '{"a":1,}', '{"a":1}//', '{"a":1}{}', '{', '}', '\\'],
  `[${POLLUTED},{"__proto__":${POLLUTED}}]`,
  createNested('[', '', ']', 100_000),
  createNested('[', '', '', 60_000),
  createNested('{"a":', '1', '}', 100_000),
  createNested('[', '', ']', 32_000),
  ...['', ' ', '\r\n', '\0', '\0\0\0\0'],
];

/** Bytes that are not UTF-8: alone, overlong, surrogates, truncated, beyond the last character. */
export const NOT_UTF8: readonly string[] = [
  ...['ff', 'fe', '80', 'c0af', 'c080', 'e08080', 'eda080', 'edb080', 'f09f98', 'e282'],
  ...['f888808080', 'f4908080', 'd0'],
];

const TYPES: readonly (string | null)[] = [
  ...['text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded', null, ''],
  ...[
    'multipart/form-data; boundary=a',
    '*/*',
    'json',
    'application/vnd.api+json',
    'a'.repeat(9_000),
  ],
  ...['application/json, text/plain', 'application/jsonp', 'application/json/', '__proto__'],
  ...['utf-16', 'windows-1251', '"utf-7"', 'latin1'].map(
    (name) => `application/json; charset=${name}`,
  ),
];

const LENGTHS: readonly string[] = [
  ...['1', '-1', '1e3', '+5', '0x10', '5, 5', '5\r\nContent-Length: 6', ' ', '99999999999999'],
  '18446744073709551616',
];

/** Contents of a JSON string that no database can return unchanged. */
const UNFIT = ['\\ud800', '\\udc00x', '\\udfff\\ud800', '\\u0000', '\0', '\n', '\x1f'];

const within = (text: string, extra: string): string => {
  const rest = text.slice(1);
  return `{${extra}${rest === '}' ? '' : ','}${rest}`;
};

/** Creates valid requests with bytes inserted after the first character of each text. */
function createTextBodies(
  template: Template,
  put: (marked: Buffer, name: string) => HostileBody[],
) {
  const fields = Object.keys(template).filter((name) => typeof template[name] === 'string');
  return (fields.length > 0 ? fields : ['added']).flatMap((name) =>
    put(Buffer.from(JSON.stringify({ ...template, [name]: `${template[name] ?? ''}Анна@` })), name),
  );
}

function replaceMark(marked: Buffer, bytes: Buffer): Buffer {
  const at = marked.indexOf('@');
  return Buffer.concat([marked.subarray(0, at), bytes, marked.subarray(at + 1)]);
}

const sizes = (honest: string): HostileBody[] => [
  {
    name: 'just over the limit',
    body: honest.padEnd(BODY_LIMIT + 1 + Buffer.byteLength(honest) - honest.length),
  },
  { name: '10 MB', body: honest.padEnd(10_000_000), isHuge: true },
  { name: '10 MB in chunks', body: honest.padEnd(10_000_000), isHuge: true, isChunked: true },
  { name: 'endless', body: '{"a":"', isHuge: true, isEndless: true },
  { name: 'shorter than it says', body: honest, length: '60000', isCutShort: true },
  ...LENGTHS.map((length) => ({ name: `length ${length}`, body: honest, length })),
  { name: 'a length and chunks', body: honest, isChunked: true, length: '5' },
];

const codings = (honest: string): HostileBody[] => [
  { name: 'gzip', body: gzipSync(honest), headers: ['Content-Encoding: gzip'] },
  { name: 'gzip, not said', body: gzipSync(honest) },
  ...['gzip', 'br', 'deflate', 'gzip, gzip', 'x'].map((coding) => ({
    name: `said to be ${coding}`,
    body: honest,
    headers: [`Content-Encoding: ${coding}`],
  })),
  { name: 'BOM', body: `\uFEFF${honest}` },
  { name: 'UTF-16', body: Buffer.from(`\uFEFF${honest}`, 'utf16le') },
  { name: 'UTF-16, swapped', body: Buffer.from(`\uFEFF${honest}`, 'utf16le').swap16() },
];

export function createHostileBodies(template: Template): HostileBody[] {
  const honest = JSON.stringify(template);
  const numbers = Object.keys(template).filter((name) => typeof template[name] === 'number');
  return [
    ...MEMBERS.map((member) => ({ name: member.slice(0, 60), body: within(honest, member) })),
    ...WHOLE.map((body) => ({
      name: `whole ${body.slice(0, 60)}`,
      body,
      isHuge: body.length > BODY_LIMIT,
    })),
    { name: 'in an array', body: `[${honest}]` },
    ...numbers.flatMap((name) =>
      ['1e400', '-1e400', '1e308', '9'.repeat(400), '-9007199254740993'].map((number) => ({
        name: `${name} ${number.slice(0, 20)}`,
        body: honest.replace(`"${name}":${String(template[name])}`, `"${name}":${number}`),
      })),
    ),
    ...createTextBodies(template, (marked, name) => [
      ...UNFIT.map((text) => ({
        name: `${name} ${JSON.stringify(text)}`,
        body: replaceMark(marked, Buffer.from(text)),
      })),
      ...NOT_UTF8.map((hex) => ({
        name: `${name} ${hex}`,
        body: replaceMark(marked, Buffer.from(hex, 'hex')),
      })),
    ]),
    ...TYPES.map((type) => ({ name: `type ${String(type).slice(0, 60)}`, body: honest, type })),
    ...sizes(honest),
    ...codings(honest),
  ];
}
