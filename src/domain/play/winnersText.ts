/** A longer one would take a line more in the list. */
const NAME_MAX = 15;
/** Of more than three the first two are named. */
const NAMED_MAX = 3;
const NAMED_OF_MORE = 2;

/** «Анна С.» of «Анна Соколова». */
function shortName(fullName: string): string {
  const [given, ...others] = fullName.split(' ');
  const family = others.at(-1);
  return family ? `${given}\u00a0${family[0]}.` : fullName;
}

/**
 * PLAY-16: who has won, as a row of the list says it: «Анна Соколова», a longer name and several ones
 * shorter, «Анна С., Борис К.» or «Анна С., Борис К. и ещё 2», unless two of them would be called the same; undefined where nobody has.
 */
export function formatWinners(names: readonly string[]): string | undefined {
  const [first] = names;
  if (names.length < 2) return first && first.length > NAME_MAX ? shortName(first) : first;
  const short = names.map(shortName);
  const shown = new Set(short).size < names.length ? names : short;
  if (shown.length <= NAMED_MAX) return shown.join(', ');
  return `${shown.slice(0, NAMED_OF_MORE).join(', ')} и\u00a0ещё\u00a0${shown.length - NAMED_OF_MORE}`;
}
