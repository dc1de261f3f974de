/** Maximum number of bytes without the space that begins a continued line; a whole line has at most 75. */
const LINE_BYTES = 74;

/** Number of bytes of a code point in UTF-8. */
function countBytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

function foldLine(line: string): string {
  // A UTF-16 unit takes at most 3 bytes in UTF-8, so such a line fits without counting.
  if (line.length * 3 <= LINE_BYTES) return line;
  const parts: string[] = [];
  let begin = 0;
  let bytes = 0;
  for (let index = 0; index < line.length;) {
    const codePoint = line.codePointAt(index)!;
    bytes += countBytes(codePoint);
    if (bytes > LINE_BYTES) {
      parts.push(line.slice(begin, index));
      begin = index;
      bytes = countBytes(codePoint);
    }
    index += codePoint < 0x10000 ? 1 : 2;
  }
  parts.push(line.slice(begin));
  return parts.join('\r\n ');
}

/**
 * Folds lines to at most 75 bytes without cutting a character (RFC 5545, 3.1).
 * @param text lines that end with CRLF
 */
export const foldLines = (text: string): string => text.split('\r\n').map(foldLine).join('\r\n');
