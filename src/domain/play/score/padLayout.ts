import type { RoundTerms } from '../model/round';
import { getPointsMax } from './validateResult';

/** Up to here each number has a button of its own. */
const NUMBERS_MAX = 32;
/** Above it the buttons stand closer. */
const FIVES_MAX = 24;

/** What the score pad shows. */
export type PadLayout =
  | {
      kind: 'numbers';
      /** From 0. */
      numbers: readonly number[];
      perRow: 5 | 6;
      /** How many presses are a whole result: one where the other number follows. */
      presses: 1 | 2;
    }
  | { kind: 'digits'; max: number };

/** PLAY-3: the score pad of a round. */
export function getPadLayout(terms: Pick<RoundTerms, 'scoring' | 'target'>): PadLayout {
  const max = getPointsMax(terms);
  if (max > NUMBERS_MAX) return { kind: 'digits', max };
  return {
    kind: 'numbers',
    numbers: Array.from({ length: max + 1 }, (_, points) => points),
    perRow: max > FIVES_MAX ? 6 : 5,
    presses: terms.scoring === 'total' ? 1 : 2,
  };
}
