import { findUtf16 } from './findUtf16';

/** Of Windows, DOS, an older Mac and Unix, the most frequent one first. */
const CYRILLIC = ['windows-1251', 'ibm866', 'x-mac-cyrillic', 'koi8-r'];

/** What is no letter of any text: a file that has it is another kind of file. */
const NO_TEXT = '\0';

/** Enough to tell one encoding from another by. */
const LOOKED_AT = 200_000;

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How Russian a text looks: a word has no sign of a table's frame in it, and no capital behind a small letter. */
function countRussianLetters(text: string): number {
  const letters = text.match(/[а-яё]/gi)?.length ?? 0;
  const misfits = text.match(/[а-яё][А-ЯЁ]|[А-ЯЁ]{2}[а-яё]/g)?.length ?? 0;
  return letters - 2 * misfits;
}

function decodeCyrillic(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, LOOKED_AT);
  const counts = CYRILLIC.map((encoding) =>
    countRussianLetters(new TextDecoder(encoding).decode(sample)),
  );
  const encoding = CYRILLIC[counts.indexOf(Math.max(...counts))];
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * COMFORT-50: the text of a file in UTF-8, or in a Cyrillic code page where it is no UTF-8, or in what
 * Excel calls Unicode; null where it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = findUtf16(bytes);
  const text = utf16
    ? new TextDecoder(utf16).decode(bytes)
    : (decodeUtf8(bytes) ?? decodeCyrillic(bytes));
  return text.includes(NO_TEXT) ? null : text;
}
