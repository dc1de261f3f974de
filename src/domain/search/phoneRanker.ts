import { RANK_START, RANK_INSIDE, RANK_NONE, type HitRank } from './hitRanks';

const spaced = (digits: string): string => [...digits].join('\\D*');

/**
 * COMFORT-81: how well a phone has the digits, however either of them is written: a leading 8 or 7
 * may be that of the country.
 */
export function createPhoneRanker(digits: string): (phone: string) => HitRank {
  const beginnings = [digits, ...(/^[78]./.test(digits) ? [digits.slice(1)] : [])];
  const begins = new RegExp(`^\\D*[78]?\\D*(?:${beginnings.map(spaced).join('|')})`);
  const inside = new RegExp(spaced(digits));
  return (phone) =>
    begins.test(phone) ? RANK_START : inside.test(phone) ? RANK_INSIDE : RANK_NONE;
}
