import type { DrawnPair } from './drawn';
import { WAY_SEATS, type Way, type WayChoice } from './ways';

const NAMES = ['1', '2', '3', '4'];
const MIXED_NAMES = ['М1', 'М2', 'Ж1', 'Ж2'];

const namesOf = (way: Way): readonly string[] => (way.startsWith('M') ? MIXED_NAMES : NAMES);

/** «1+3 и 2+4»: places within the four. */
function wayName(way: Way): string {
  const names = namesOf(way);
  return WAY_SEATS[way].map(([one, other]) => `${names[one]}+${names[other]}`).join(' и ');
}

/** The sentence under a court: why another way was taken than the setting's. Null where none was. */
export function wayText({ way, preferred, repeats, isForWish }: WayChoice): string | null {
  if (isForWish) return `По пожеланию играли ${wayName(way)}`;
  if (way === preferred) return null;
  const names = namesOf(preferred);
  const pairs: readonly DrawnPair[] = WAY_SEATS[preferred].filter(
    (_, index) => repeats[preferred]![index]! > 0,
  );
  const met = pairs.map(([one, other]) => `${names[one]} и ${names[other]}`).join(', ');
  const were = pairs.length === 1 ? 'уже были парой' : 'уже были парами';
  return `${met} ${were}: играли ${wayName(way)}`;
}
