const HIDDEN = '•••';
const SECRET_KEY = /password|token|secret|authorization|phone|name/i;
const PHONE =
  /\+[1-69](?:[\s().-]{0,3}\d){6,14}|\+?[78][\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/g;
/** Matches secret values in a text that is not valid JSON. */
const SECRET_VALUE =
  /("\w*(?:password|token|secret|authorization|phone|name)\w*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;
const TEXT_LENGTH_MAX = 2000;

/** Returns the same data with passwords, tokens, phones and people's names masked, and long texts cut (ERR-2). */
function maskPersonalData(data: unknown): unknown {
  if (typeof data === 'string') {
    return data
      .slice(0, TEXT_LENGTH_MAX)
      .replace(SECRET_VALUE, `$1"${HIDDEN}"`)
      .replace(PHONE, HIDDEN);
  }
  if (Array.isArray(data)) return data.slice(0, 20).map(maskPersonalData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      SECRET_KEY.test(key) ? HIDDEN : maskPersonalData(value),
    ]),
  );
}

/** Logs a failed response's status and data to the browser's console (ERR-2). */
export function logRequestFailure(operation: string, status: number | string, data: unknown): void {
  console.error(`${operation}: ${status}`, maskPersonalData(data));
}
