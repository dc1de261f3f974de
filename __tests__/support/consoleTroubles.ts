import { format } from 'node:util';

/** Errors and warnings that the page logged during this test. */
const written: string[] = [];
const declared: RegExp[] = [];

/** Redux Toolkit's message about a slow check: it depends on the machine, not on the console. */
const SLOW_CHECK = /InvariantMiddleware took \d+ms, which is more than the warning threshold/;

const noteTrouble = (...parts: unknown[]): void => {
  const text = format(...parts);
  if (!SLOW_CHECK.test(text)) written.push(text);
};
console.error = noteTrouble;
console.warn = noteTrouble;

/** Declares an error or warning that the test provokes. The test fails when the message does not appear. */
export const expectTrouble = (...patterns: RegExp[]): void => void declared.push(...patterns);

export const listTroubles = (): readonly string[] => written;

/** Clears the logged and the declared messages. @returns the undeclared and the missing ones */
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
