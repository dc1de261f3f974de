import { HARMLESS, type Guest } from './guest';
import type { Line, Look } from './look';

export type Fault = 'brokenOut' | 'notAsWritten' | 'overflows' | 'shared';
export type Difference = { fault: Fault; place: string; detail: string };

const KEYS = Object.keys(HARMLESS) as (keyof Guest)[];
const PATTERN = new RegExp(Object.values(HARMLESS).join('|'), 'g');

/** Replaces the harmless texts of a tour by the guest's texts. */
const withGuest = (text: string, guest: Guest): string =>
  text.replace(PATTERN, (found) => guest[KEYS.find((key) => HARMLESS[key] === found)!]);

/** Removes line breaks, as a single-line field does. */
export const flatten = (text: string): string => text.replace(/[\r\n]/g, '');

const isGuests = (line: Line | undefined): boolean =>
  line !== undefined && 'text' in line && line.text.search(PATTERN) >= 0;

const getShape = (line: Line): string =>
  'tag' in line
    ? [line.tag, ...line.attributes.map(([name]) => name)].join(' ')
    : 'held' in line
      ? '(held)'
      : '(text)';

const getContent = (line: Line): string =>
  'tag' in line ? JSON.stringify(line.attributes) : 'held' in line ? line.held : line.text;

function getExpected(line: Line, guest: Guest): string {
  if ('held' in line) return flatten(withGuest(line.held, guest));
  if ('text' in line) return withGuest(line.text, guest);
  return JSON.stringify(line.attributes.map(([name, value]) => [name, withGuest(value, guest)]));
}

/** Lists the differences between a screen with the guest and the same screen with the harmless guest. */
export function compare(place: string, wanted: Look, found: Look, guest: Guest): Difference[] {
  const createMismatch = (fault: Fault) => (detail: string) => ({ fault, place, detail });
  const differences = [
    ...found.overflows.map(createMismatch('overflows')),
    ...found.shared
      .filter(({ line }) => isGuests(wanted.lines[line]))
      .map(({ place: where }) => createMismatch('shared')(where)),
  ];
  const shapes = [wanted, found].map(({ lines }) => lines.map(getShape));
  const at = shapes[0]!.findIndex((shape, index) => shape !== shapes[1]![index]);
  if (at >= 0 || shapes[0]!.length !== shapes[1]!.length) {
    const around = shapes.map((lines) => lines.slice(at - 1, at + 2).join(' | '));
    return [...differences, createMismatch('brokenOut')(around.join(' → '))];
  }
  wanted.lines.forEach((line, index) => {
    const [expected, actual] = [getExpected(line, guest), getContent(found.lines[index]!)];
    if (expected !== actual)
      differences.push(createMismatch('notAsWritten')(`${expected} → ${actual}`));
  });
  return differences;
}
