const listCodes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const listAround = (...characters: number[]): string =>
  `кор${String.fromCodePoint(...characters)}т`;

/** Control characters, including line breaks, and code points that are not characters. */
export const controls: readonly string[] = [
  ...listCodes(0x00, 0x1f),
  ...listCodes(0x7f, 0x85),
  0x9b,
  0xfffe,
  0xffff,
].map((code) => listAround(code));

const OVERRIDES = {
  LRE: '\u202a',
  RLE: '\u202b',
  PDF: '\u202c',
  LRO: '\u202d',
  RLO: '\u202e',
  LRI: '\u2066',
  RLI: '\u2067',
  FSI: '\u2068',
  PDI: '\u2069',
  LRM: '\u200e',
  RLM: '\u200f',
  ALM: '\u061c',
};
const { PDF, LRO, RLO, RLE, RLI, PDI, RLM } = OVERRIDES;

/** Each direction mark alone, then texts that try to escape the isolation around them. */
export const bidi: readonly string[] = [
  ...Object.values(OVERRIDES).map((mark) => `кор${mark}т 12-34`),
  `${RLO}gnp.exe`,
  `${PDI}${RLO}тенрут`,
  `${PDI}${PDI}${PDI}${RLO}12 34`,
  `${PDF}${PDF}${RLO}тенрут`,
  `${RLE}${RLI}${RLO}тенрут`,
  `${RLO}${LRO}${RLO}${LRO}abc`,
  `${RLI.repeat(130)}глубоко`,
  `${RLO.repeat(64)}глубоко`,
  `x${RLM}12-34${RLM}(56)`,
  `</bdi>${RLO}тенрут`,
  `<bdo dir=rtl>тенрут</bdo>`,
  '" dir="rtl',
];

export const invisible: readonly string[] = [
  ...[0x200b, 0x200c, 0x200d, 0x2060, 0x2063, 0xfe0f, 0x00ad, 0x034f, 0x180e].map((code) =>
    listAround(code),
  ),
  ...[0x2028, 0x2029, 0x0085, 0x000b, 0x00a0, 0x2003, 0x3000, 0xfeff].map((code) =>
    listAround(code, code, 0x43a),
  ),
  '<\u200bscript>alert(1)</script>',
  '<\ufeffimg src=x onerror=alert(1)>',
  '<img\u2028src=x onerror=alert(1)>',
  `т${'\u200b'.repeat(300)}т`,
  `т${'\u3164'.repeat(40)}т`,
  'x\u{e0061}\u{e0062}\u{e007f}x',
];

const MARKS = listCodes(0x0300, 0x036f);
const createZalgo = (text: string, depth: number): string =>
  [...text]
    .map((letter, at) => letter + String.fromCodePoint(...MARKS.slice(at, at + depth)))
    .join('');

export const combined: readonly string[] = [
  createZalgo('корт', 3),
  createZalgo('корт', 20),
  createZalgo('турнир', 60),
  createZalgo('<b>корт</b>', 10),
  `т${'\u0488'.repeat(20)}`,
  `т${'\u20e3'.repeat(5)}`,
  `т${'\u1dff'.repeat(40)}т`,
  `\u0301без основы`,
  `г${'\u0e49'.repeat(40)}`,
  'க்ஷௌ',
  'e\u0301 \u00e9 é',
  '﷽﷽﷽',
  '𒐫𒐫𒐫',
  '꧅꧅꧅',
];

/** Words in which a line break is impossible. */
export const long: readonly string[] = [
  'Ш'.repeat(51),
  'Ш'.repeat(500),
  'W'.repeat(2_000),
  'i'.repeat(500),
  '1'.repeat(400),
  '—'.repeat(200),
  '\u00a0x'.repeat(100),
  '\u2060Ж'.repeat(100),
  `${'<b>'.repeat(160)}x`,
  'ش'.repeat(300),
  '漢'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(40),
  'слово '.repeat(300).trim(),
  'https://ran.example/'.padEnd(400, 'a/'),
];

export const foreign: readonly string[] = [
  'بطولة التنس',
  'طורניר טניס',
  'טניס (2026)',
  'كأس 12-34 abc',
  'abc טניס def',
  'مباراة!؟',
  '۱۲۳۴',
  'ℵℶ',
  '網球錦標賽',
  'テニス大会',
  'การแข่งขันเทนนิส',
  'टेनिस',
  'ᠮᠣᠩᠭᠣᠯ',
  'аdmin',
  'Оrgаnizеr',
  'раssword',
  'ＡＤＭＩＮ＜ｂ＞',
  'ſcript',
  '＜script＞alert(1)＜/script＞',
  'ﬁﬂﬃ',
  'İıẞß',
  'ʼ＇＂',
];

export const emoji: readonly string[] = [
  '🎾',
  '🎾🎾🎾🎾🎾',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '👍🏽',
  '🇷🇺🇷',
  '1️⃣',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  '❤️‍🔥',
  '☠︎☠️',
  '🧑🏿‍❤️‍💋‍🧑🏻',
  '\u{1f9ff}\u{fe0e}',
];

export const surrogates: readonly string[] = [
  'кор\ud83dт',
  'кор\udfbeт',
  '\udfbe\ud83d',
  '\ud800\ud800',
  'x\udc00',
  '\ud83d<b>',
  '"\udc00"',
];
