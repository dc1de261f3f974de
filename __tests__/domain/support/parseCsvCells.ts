/** A small CSV reader (RFC 4180 with semicolons). Returns lines of cells. */
export function parseCsvCells(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const cells = /("(?:[^"]|"")*"|[^";\r\n]*)(;|\r\n)/gy;
  for (const [, cell, end] of text.matchAll(cells)) {
    line.push(cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!);
    if (end === ';') continue;
    lines.push(line);
    line = [];
  }
  if (lines.length === 0 || line.length > 0) throw new Error(`No CSV: ${text}`);
  return lines;
}
