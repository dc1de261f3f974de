import { findUtf16 } from './findUtf16';

/** Code pages of Windows, DOS, old Macs and Unix, the most frequent first. */
const CYRILLIC = ['windows-1251', 'ibm866', 'x-mac-cyrillic', 'koi8-r'];

/** A character that no text contains, so a file with it is not a text. */
const NO_TEXT = '\0';

/** Number of bytes that suffice to distinguish the encodings. */
const LOOKED_AT = 200_000;

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Score for Russian text. Capitals within a word reduce it. */
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

/** Decodes a file in UTF-8, UTF-16 or a Cyrillic code page; null when the file is not a text (COMFORT-50). */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = findUtf16(bytes);
  const text = utf16
    ? new TextDecoder(utf16).decode(bytes)
    : (decodeUtf8(bytes) ?? decodeCyrillic(bytes));
  return text.includes(NO_TEXT) ? null : text;
}
