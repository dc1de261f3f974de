import { formatQuantity } from '../../lib/formatQuantity';
import type { Fairness, CountRange } from './fairness';

const formatTimes = (count: number): string =>
  count === 1 ? 'один раз' : count === 2 ? 'дважды' : formatQuantity(count, 'раз', 'раза', 'раз');

/** Returns «от 1 до 2 раз», «не больше одного раза», «3 раза». */
function formatCountRange({ least, most }: CountRange): string {
  if (least === most) return formatTimes(most);
  if (least === 0) return most === 1 ? 'не больше одного раза' : `не больше ${most}\u00a0раз`;
  return `от ${least} до ${most}\u00a0раз`;
}

function describePartners({ partnerRange, partnerRepeats, bounds }: Fairness): string {
  if (partnerRange.least === partnerRange.most) {
    return `Каждый сыграет с каждым в паре ${formatTimes(partnerRange.most)}`;
  }
  if (partnerRepeats === 0) return 'Никто не сыграет в паре с одним и тем же дважды';
  const repeats = `Пары повторятся ${formatQuantity(partnerRepeats, 'раз', 'раза', 'раз')}`;
  const least = bounds.partnerRepeats;
  if (least === 0) return repeats;
  return partnerRepeats <= least
    ? `${repeats}, меньше нельзя: матчей больше, чем возможных пар`
    : `${repeats}, не меньше ${least} — в любой жеребьёвке`;
}

/** States that no draw can be more even, or the greatest possible improvement. */
function describeMeetings({ opponentRange, meetingSquares, bounds }: Fairness): string {
  if (opponentRange.least === opponentRange.most) return '';
  const isMostProven = opponentRange.most <= bounds.mostMeetings;
  if (isMostProven && meetingSquares <= bounds.meetingSquares) {
    return ', ровнее нельзя: встречи не делятся на всех поровну';
  }
  // Two players met often, two others met rarely. Moving a meeting from the first to the second lowers the squares by
  // at least two.
  const moves = Math.ceil((meetingSquares - bounds.meetingSquares) / 2);
  const meetings = formatQuantity(moves, 'встречу', 'встречи', 'встреч');
  return `, ровнее можно не больше чем на ${meetings}`;
}

/** The sentence about the fairness of fixed pairs (PLAY-49). */
export function describeFixedPairFairness(fairness: Fairness): string {
  if (fairness.matches.every((count) => count === 0)) return 'Матчей ещё нет';
  const { opponentRange } = fairness;
  if (opponentRange.least === opponentRange.most) {
    return `Каждая пара сыграет с каждой ${formatTimes(opponentRange.most)}`;
  }
  return `Пары встретятся ${formatCountRange(opponentRange)}${describeMeetings(fairness)}`;
}

/** The summarising sentence in the section «Справедливость». */
export function describeFairness(fairness: Fairness): string {
  if (fairness.matches.every((count) => count === 0)) return 'Матчей ещё нет';
  const { partnerRange, opponentRange } = fairness;
  const isEven =
    partnerRange.least === partnerRange.most && opponentRange.least === opponentRange.most;
  if (isEven) return `${describePartners(fairness)} и ${formatTimes(opponentRange.most)} против`;
  const against = `друг против друга — ${formatCountRange(opponentRange)}${describeMeetings(fairness)}`;
  return `${describePartners(fairness)}; ${against}`;
}
