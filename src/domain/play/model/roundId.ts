import { hashText } from '../../draw/base/hashText';
import type { Round } from './round';

/**
 * Computes the id of a round from its draw and the round before (PLAY-11). Equal draws of several devices make one
 * round, and a score refers to exactly one draw.
 * @param after id of the round before; null for the first
 */
export const computeRoundId = (
  after: string | null,
  { matches, rests, final }: Pick<Round, 'matches' | 'rests' | 'final'>,
): string =>
  hashText(
    JSON.stringify([
      after,
      matches.map(({ court, a, b }) => [court, a, b]),
      rests,
      ...(final ? [final] : []),
    ]),
  );

/**
 * Gives consecutive rounds the ids of their draws.
 * @param before id of the round before; null for the first
 */
export function setRoundIds(rounds: readonly Round[], before: string | null): Round[] {
  let after = before;
  return rounds.map((round) => {
    after = computeRoundId(after, round);
    return { ...round, id: after };
  });
}
