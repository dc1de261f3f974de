import { findUtf16 } from './findUtf16';

/** Code pages of Windows, DOS, an older Mac and Unix, the most frequent first. */
const CYRILLIC = ['windows-1251', 'ibm866', 'x-mac-cyrillic', 'koi8-r'];

/** Occurs in no text, so a file that has it is of another kind. */
const NO_TEXT = '\0';

/** Bytes that are enough to tell the encodings apart. */
const LOOKED_AT = 200_000;

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Score of how Russian a text looks. Misplaced capitals inside a word count against it. */
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

/** Text of a file in UTF-8, a Cyrillic code page or Excel's Unicode; null for a file that is no text (COMFORT-50). */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = findUtf16(bytes);
  const text = utf16
    ? new TextDecoder(utf16).decode(bytes)
    : (decodeUtf8(bytes) ?? decodeCyrillic(bytes));
  return text.includes(NO_TEXT) ? null : text;
}
