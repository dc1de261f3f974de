import { hashText } from '../../draw/base/hashText';
import type { Round } from './round';

/**
 * The id of a round, computed from its draw and the round before (PLAY-11). Devices that draw the same get the same
 * round, and a score refers to its exact draw.
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
