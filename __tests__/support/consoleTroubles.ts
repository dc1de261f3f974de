import { format } from 'node:util';

/** What the page wrote to the console as an error or a warning during this test. */
const written: string[] = [];
const declared: RegExp[] = [];

/** What Redux Toolkit's checks say when they took long: that is the machine's business, not the console's. */
const SLOW_CHECK = /InvariantMiddleware took \d+ms, which is more than the warning threshold/;

const noteTrouble = (...parts: unknown[]): void => {
  const text = format(...parts);
  if (!SLOW_CHECK.test(text)) written.push(text);
};
console.error = noteTrouble;
console.warn = noteTrouble;

/** Declares a console error or warning that the test provokes; one that does not come fails it too. */
export const expectTrouble = (...patterns: RegExp[]): void => void declared.push(...patterns);

export const listTroubles = (): readonly string[] => written;

/** Forgets what was seen and declared. @returns what does not fit together */
export function settleTroubles(): string[] {
  const undeclared = written.filter((text) => !declared.some((pattern) => pattern.test(text)));
  const missing = declared.filter((pattern) => !written.some((text) => pattern.test(text)));
  written.length = 0;
  declared.length = 0;
  return [
    ...undeclared.map((text) => `Undeclared trouble in the console: ${text}`),
    ...missing.map((pattern) => `Trouble that did not come: ${String(pattern)}`),
  ];
}
