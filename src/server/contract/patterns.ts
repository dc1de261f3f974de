const DIGITS = '\\d';

const createDigitsPattern = (first: number, last: number): string => {
  if (first === last) return String(first);
  return first === 0 && last === 9 ? DIGITS : `[${first}-${last}]`;
};

/** Creates a pattern of all two-digit numbers from the first to the last: `0[8-9]|1\d|2[0-2]`. */
function createNumbersPattern(first: number, last: number): string {
  const parts: string[] = [];
  for (let ten = Math.floor(first / 10); ten <= Math.floor(last / 10); ten += 1) {
    const from = Math.max(first - ten * 10, 0);
    parts.push(`${ten}${createDigitsPattern(from, Math.min(last - ten * 10, 9))}`);
  }
  return parts.length === 1 ? parts[0]! : `(?:${parts.join('|')})`;
}

const createMinutesPattern = (first: number, last: number): string =>
  first === 0 && last === 59 ? `[0-5]${DIGITS}` : createNumbersPattern(first, last);

const parseTime = (time: string): readonly number[] => time.split(':').map(Number);

/**
 * Creates a pattern of exactly the times from one to another, both HH:MM and included.
 * @param isOptional true when the empty text also matches
 */
export function createTimeBetweenPattern(
  earliest: string,
  latest: string,
  isOptional = false,
): string {
  const [firstHour = 0, firstMinute = 0] = parseTime(earliest);
  const [lastHour = 0, lastMinute = 0] = parseTime(latest);
  const isWhole = (hour: number) =>
    (hour > firstHour || firstMinute === 0) && (hour < lastHour || lastMinute === 59);
  const createHourPattern = (hour: number) => {
    const from = hour === firstHour ? firstMinute : 0;
    const to = hour === lastHour ? lastMinute : 59;
    return `${createNumbersPattern(hour, hour)}:${createMinutesPattern(from, to)}`;
  };
  const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
  const whole = hours.filter(isWhole);
  const times = [
    ...hours.filter((hour) => !isWhole(hour)).map(createHourPattern),
    ...(whole.length > 0
      ? [`${createNumbersPattern(whole[0]!, whole.at(-1)!)}:${createMinutesPattern(0, 59)}`]
      : []),
  ];
  return `^(?:${times.join('|')})${isOptional ? '?' : ''}$`;
}

/** A visible character, which is no space, control character or filler. */
const VISIBLE = '[^\\s\\p{C}\\u115f\\u1160\\u2800\\u3164\\uffa0]';

/**
 * Creates a pattern of texts with `least` (at least 2) to `most` characters between surrounding spaces. The first and
 * the last of them are visible. NUL is never allowed.
 */
export const createTrimmedPattern = (least: number, most: number): string =>
  `^\\s*${VISIBLE}[^\\u0000]{${least - 2},${most - 2}}${VISIBLE}\\s*$`;

/** Creates the pattern of `createTrimmedPattern` for texts with at least one letter. */
export const createLetteredPattern = (least: number, most: number): string =>
  createTrimmedPattern(least, most).replace('^', '^(?=[^\\u0000]*(?!\\p{Lm})\\p{L})');

/** Matches texts that have a character other than a space, and no NUL. */
export const NOT_BLANK_PATTERN = '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$';
