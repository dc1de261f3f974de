import { decodeText } from '../../../src/console/features/importing/reading/decodeText';
import { formatCell } from '../../../src/console/features/importing/reading/formatCell';
import { parseCsv } from '../../../src/console/features/importing/reading/parseCsv';

const bytes = (...parts: (number | string)[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)],
    ),
  );

test.each([
  ['UTF-8', bytes('Ёлкин'), 'Ёлкин'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'Ёлкин'), 'Ёлкин'],
  ['windows-1251', bytes(0xa8, 0xeb, 0xea, 0xe8, 0xed), 'Ёлкин'],
  ['UTF-16', bytes(0xff, 0xfe, 0x01, 0x04, 0x3b, 0x04), 'Ёл'],
  ['no text', bytes(0x89, 'PNG', 0, 0, 1), null],
])('COMFORT-50: a file in %s', (_, file, text) => expect(decodeText(file)).toBe(text));

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
  // Of two kinds of separators the more frequent one counts.
  [
    'Тип;Взнос, ₽;Ошибка\nМексикано;много;Взнос, ₽: Не похоже',
    [
      ['Тип', 'Взнос, ₽', 'Ошибка'],
      ['Мексикано', 'много', 'Взнос, ₽: Не похоже'],
    ],
  ],
  ['Мексикано;28.11.2026;2,5;1500,00', [['Мексикано', '28.11.2026', '2,5', '1500,00']]],
])('COMFORT-50: the rows of %j', (text, rows) => expect(parseCsv(text)).toEqual(rows));

test.each([
  [new Date('2026-11-28T00:00:00Z'), '28.11.2026'],
  [new Date('2026-11-28T18:30:00Z'), '28.11.2026 18:30'],
  [new Date(Date.UTC(1899, 11, 30, 9, 19, 59, 999)), '09:20'],
  [new Date(Date.UTC(1899, 11, 31, 18)), '18:00'],
  [new Date(NaN), '########'],
  [2.5, '2,5'],
  [79161234567, '79161234567'],
  ['Анна', 'Анна'],
  [null, ''],
])('COMFORT-50: the cell %j of a spreadsheet as text', (cell, text) =>
  expect(formatCell(cell)).toBe(text),
);
