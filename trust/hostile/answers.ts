/** One response as the server sent it. Header names are in lower case. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string };

const END_OF_HEAD = '\r\n\r\n';

/** Parses the body and the end of a chunked response. Null while the response is incomplete. */
function parseChunks(text: string, from: number): { body: string; end: number } | null {
  let body = '';
  let at = from;
  for (;;) {
    const line = text.indexOf('\r\n', at);
    if (line === -1) return null;
    const size = Number.parseInt(text.slice(at, line), 16);
    const end = line + 2 + size + 2;
    if (text.length < end) return null;
    body += text.slice(line + 2, end - 2);
    at = end;
    if (size === 0) return { body, end };
  }
}

function parseAnswer(text: string, from: number, isHead: boolean) {
  const head = text.indexOf(END_OF_HEAD, from);
  const [first = '', ...lines] = text.slice(from, head).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(`${first} `)?.[1]);
  if (head === -1 || !status) return null;
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const start = head + END_OF_HEAD.length;
  if (isHead || status < 200 || status === 204) return { status, headers, body: '', end: start };
  if (headers['transfer-encoding'] === 'chunked') {
    const rest = parseChunks(text, start);
    return rest && { status, headers, ...rest };
  }
  const end = start + Number(headers['content-length'] ?? 0);
  return text.length < end ? null : { status, headers, body: text.slice(start, end), end };
}

const utf8 = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

/**
 * Splits received bytes into responses.
 * @param isHead true for responses to HEAD, which have no body
 * @returns the complete responses without interim ones, and the bytes after them
 */
export function parseAnswers(bytes: Buffer, isHead = false): { answers: Answer[]; rest: string } {
  // Content lengths count bytes. Each byte is therefore one character until a body is decoded.
  const text = bytes.toString('latin1');
  const answers: Answer[] = [];
  let at = 0;
  while (at < text.length) {
    const found = parseAnswer(text, at, isHead);
    if (!found) break;
    const { end, body, ...answer } = found;
    at = end;
    if (answer.status >= 200) {
      answers.push({ ...answer, body: utf8(body) });
    }
  }
  return { answers, rest: utf8(text.slice(at)) };
}
