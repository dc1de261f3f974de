import { BEGINS, INSIDE, NOWHERE, type Rank } from './ranks';

const spaced = (digits: string): string => [...digits].join('\\D*');

/**
 * COMFORT-81: how well a phone has the digits, however either of them is written: a leading 8 or 7
 * may be that of the country.
 */
export function phoneRank(digits: string): (phone: string) => Rank {
  const beginnings = [digits, ...(/^[78]./.test(digits) ? [digits.slice(1)] : [])];
  const begins = new RegExp(`^\\D*[78]?\\D*(?:${beginnings.map(spaced).join('|')})`);
  const inside = new RegExp(spaced(digits));
  return (phone) => (begins.test(phone) ? BEGINS : inside.test(phone) ? INSIDE : NOWHERE);
}
