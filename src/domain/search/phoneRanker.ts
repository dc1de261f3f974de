import { HIT_RANK_WORD_START, HIT_RANK_INSIDE, HIT_RANK_NONE, type HitRank } from './hitRanks';

const joinDigits = (digits: string): string => [...digits].join('\\D*');

/** Ranks a phone by digits in any notation. A leading 8 or 7 may be the country code (COMFORT-81). */
export function createPhoneRanker(digits: string): (phone: string) => HitRank {
  const variants = [digits, ...(/^[78]./.test(digits) ? [digits.slice(1)] : [])];
  const beginPattern = new RegExp(`^\\D*[78]?\\D*(?:${variants.map(joinDigits).join('|')})`);
  const insidePattern = new RegExp(joinDigits(digits));
  return (phone) =>
    beginPattern.test(phone)
      ? HIT_RANK_WORD_START
      : insidePattern.test(phone)
        ? HIT_RANK_INSIDE
        : HIT_RANK_NONE;
}
