const UTF_16 = [0xff, 0xfe];

/** What is no letter of any text: a file that has it is another kind of file. */
const NO_TEXT = '\0';

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * COMFORT-50: the text of a file in UTF-8, or in windows-1251 where it is no UTF-8, or in what Excel
 * calls Unicode; null where it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const isUtf16 = UTF_16.every((byte, at) => bytes[at] === byte);
  const text = isUtf16
    ? new TextDecoder('utf-16le').decode(bytes)
    : (decodeUtf8(bytes) ?? new TextDecoder('windows-1251').decode(bytes));
  return text.includes(NO_TEXT) ? null : text;
}
