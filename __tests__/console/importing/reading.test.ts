import fc from 'fast-check';
import { decodeText } from '../../../src/console/features/importing/reading/decodeText';
import { parseCsv } from '../../../src/console/features/importing/reading/parseCsv';
import { createRuns } from '../../support/createRuns';

const toBytes = (...parts: (number | string)[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)],
    ),
  );

test.each([
  ['UTF-8', toBytes('Ёлкин'), 'Ёлкин'],
  ['UTF-8 with a mark', toBytes(0xef, 0xbb, 0xbf, 'Ёлкин'), 'Ёлкин'],
  ['windows-1251', toBytes(0xa8, 0xeb, 0xea, 0xe8, 0xed), 'Ёлкин'],
  ['UTF-16', toBytes(0xff, 0xfe, 0x01, 0x04, 0x3b, 0x04), 'Ёл'],
  ['UTF-16 with the great half first', toBytes(0xfe, 0xff, 0x04, 0x01, 0x04, 0x3b), 'Ёл'],
  ['no text', toBytes(0x89, 'PNG', 0, 0, 1), null],
])('COMFORT-50: the encoding of a file in %s is recognised', (_, file, text) =>
  expect(decodeText(file)).toBe(text),
);

/** Encodes a text in a code page with one byte per letter. */
function encode(text: string, encoding: string): Uint8Array {
  const page = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Uint8Array.from([...text].map((letter) => [...page].indexOf(letter)));
}

const ENCODINGS = ['windows-1251', 'ibm866', 'x-mac-cyrillic', 'koi8-r'];
const TABLE = 'Тип;Дата;Организатор\r\nМексикано;28.11.2026;Ольга Юрьева\r\n';

test.each(ENCODINGS)('COMFORT-50: a CSV file in %s is decoded', (encoding) => {
  expect(decodeText(encode(TABLE, encoding))).toBe(TABLE);
  expect(decodeText(encode('Тип;ФИО;Ёлкин', encoding))).toBe('Тип;ФИО;Ёлкин');
});

const createLetters = (from: string, to: string) =>
  fc.integer({ min: from.charCodeAt(0), max: to.charCodeAt(0) }).map(String.fromCharCode);
const word = fc
  .tuple(
    createLetters('А', 'Я'),
    fc.array(createLetters('а', 'я'), { minLength: 4, maxLength: 12 }),
  )
  .map(([first, others]) => first + others.join(''));

test('COMFORT-50: the code page of a table is recognised, whatever its words are', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 5, maxLength: 40 }),
      fc.constantFrom(...ENCODINGS),
      (words, encoding) => {
        const text = words.join(';');
        expect(decodeText(encode(text, encoding))).toBe(text);
      },
    ),
    createRuns(),
  );
});

test('COMFORT-50: a table in capitals is read in the code page of Windows and of DOS', () => {
  for (const encoding of ['windows-1251', 'ibm866', 'x-mac-cyrillic']) {
    const text = TABLE.toUpperCase();
    expect(decodeText(encode(text, encoding))).toBe(text);
  }
});

test.each([
  [
    'а;"б\r\nв";"г""д"\r\n1;2,5;3',
    [
      ['а', 'б\r\nв', 'г"д'],
      ['1', '2,5', '3'],
    ],
  ],
  [
    'а,б,в\n1,"2,5",3',
    [
      ['а', 'б', 'в'],
      ['1', '2,5', '3'],
    ],
  ],
  [
    'Взнос, ₽\tИмя\n1500,00\tЛи, Анна; Ким',
    [
      ['Взнос, ₽', 'Имя'],
      ['1500,00', 'Ли, Анна; Ким'],
    ],
  ],
  [
    'Имя\tВзнос\n"Ася" Ли\t1\nВера\t2',
    [
      ['Имя', 'Взнос'],
      ['"Ася" Ли', '1'],
      ['Вера', '2'],
    ],
  ],
  [
    'Имя\tВзнос\n"Ася\nЛи"\t1',
    [
      ['Имя', 'Взнос'],
      ['Ася\nЛи', '1'],
    ],
  ],
  // The more frequent of two separators is used.
  [
    'Тип;Взнос, ₽;Ошибка\nМексикано;много;Взнос, ₽: Не похоже',
    [
      ['Тип', 'Взнос, ₽', 'Ошибка'],
      ['Мексикано', 'много', 'Взнос, ₽: Не похоже'],
    ],
  ],
  ['Мексикано;28.11.2026;2,5;1500,00', [['Мексикано', '28.11.2026', '2,5', '1500,00']]],
])('COMFORT-50: the CSV text %j is split into its rows', (text, rows) =>
  expect(parseCsv(text)).toEqual(rows),
);
