import type { DrawProblem } from '../base/drawProblem';
import type { Seating } from './seating';

/**
 * Микст with as many men as women, all of whom are on the courts all the time: in round r man i plays
 * with woman i + r, so that no pair comes again before each man has played with every woman.
 * @param seating by lot, whose players keep their numbers in the first round
 * @returns whether it is so; only then the seats have changed
 */
export function seatInRotation(
  { seats, playing }: Seating,
  { players, played, sexes, wishes }: DrawProblem,
): boolean {
  const areAllPlaying = playing.every((count) => count === players);
  if (!sexes || played.length > 0 || !areAllPlaying) return false;
  // Sooner or later the two would be partners.
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
