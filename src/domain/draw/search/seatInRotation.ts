import type { DrawProblem } from '../base/drawProblem';
import type { Seating } from './seating';

/**
 * Seats микст with equally many men and women who all play in every round. Man i plays with woman i + r in round r. A
 * pair repeats only after each man has played with every woman.
 * @param seating by lot; the players' numbers in the first round stay
 * @returns true when this applies; otherwise the seats are unchanged
 */
export function seatInRotation(
  { seats, playing }: Seating,
  { players, played, sexes, wishes }: DrawProblem,
): boolean {
  const areAllPlaying = playing.every((count) => count === players);
  if (!sexes || played.length > 0 || !areAllPlaying) return false;
  // The rotation would at some point make the two players of the wish partners.
  if (wishes.some(({ one, other }) => sexes[one] !== sexes[other])) return false;
  const men = seats[0]!.filter((_, seat) => seat % 2 === 0);
  const women = seats[0]!.filter((_, seat) => seat % 2 === 1);
  for (const [round, row] of seats.entries()) {
    for (const [at, man] of men.entries()) {
      row[2 * at] = man;
      row[2 * at + 1] = women[(at + round) % women.length]!;
    }
  }
  return true;
}
