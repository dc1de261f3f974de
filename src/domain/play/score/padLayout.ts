import type { RoundTerms } from '../model/round';
import { getPointsMax } from './validateResult';

/** Up to this number of points, each number has its own button. */
const NUMBERS_MAX = 32;
/** Up to this number of points, buttons are in rows of five; above it in rows of six. */
const FIVES_MAX = 24;

/** The arrangement of the score pad's buttons. */
export type PadLayout =
  | {
      kind: 'numbers';
      /** Numbers on the buttons, from 0. */
      numbers: readonly number[];
      perRow: 4 | 5 | 6;
      /** Number of presses for a whole result; one when the other number follows from the first. */
      presses: 1 | 2;
    }
  | { kind: 'digits'; max: number };

function choosePerRow(max: number): 4 | 5 | 6 {
  if (max > FIVES_MAX) return 6;
  return max === 6 || max === 7 ? 4 : 5;
}

/** The pad's layout for the terms of a round (PLAY-3). */
export function getPadLayout(terms: Pick<RoundTerms, 'scoring' | 'target'>): PadLayout {
  const max = getPointsMax(terms);
  if (max > NUMBERS_MAX) return { kind: 'digits', max };
  return {
    kind: 'numbers',
    numbers: Array.from({ length: max + 1 }, (_, points) => points),
    perRow: choosePerRow(max),
    presses: terms.scoring === 'total' ? 1 : 2,
  };
}
