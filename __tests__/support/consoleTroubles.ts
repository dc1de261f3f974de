import { format } from 'node:util';

/** What the page wrote to the console as an error or a warning during this test. */
const seen: string[] = [];
const declared: RegExp[] = [];

/** What Redux Toolkit's checks say when they took long: that is the machine's business, not the console's. */
const SLOW_CHECK = /InvariantMiddleware took \d+ms, which is more than the warning threshold/;

const note = (...parts: unknown[]): void => {
  const text = format(...parts);
  if (!SLOW_CHECK.test(text)) seen.push(text);
};
console.error = note;
console.warn = note;

/** Declares a console error or warning that the test provokes; one that does not come fails it too. */
export const expectTrouble = (...patterns: RegExp[]): void => void declared.push(...patterns);

export const troubles = (): readonly string[] => seen;

/** Forgets what was seen and declared. @returns what does not fit together */
export function settleTroubles(): string[] {
  const undeclared = seen.filter((text) => !declared.some((pattern) => pattern.test(text)));
  const missing = declared.filter((pattern) => !seen.some((text) => pattern.test(text)));
  seen.length = 0;
  declared.length = 0;
  return [
    ...undeclared.map((text) => `Undeclared trouble in the console: ${text}`),
    ...missing.map((pattern) => `Trouble that did not come: ${String(pattern)}`),
  ];
}
