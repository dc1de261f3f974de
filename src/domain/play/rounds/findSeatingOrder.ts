import type { SeatingOrder } from '../../draw/base/pairings';
import type { PlaySettings } from '../model/settings';
import type { Format } from '../formats/format';

/**
 * The order that gives the pairs of a round (DRAW-8, DRAW-30).
 * @param round its number, from 1
 * @returns null for a round by lot, and without a format
 */
export const findSeatingOrder = (
  format: Format | null,
  settings: PlaySettings,
  round: number,
): SeatingOrder | null =>
  format?.seedingRules?.isByLot(settings, round) === false ? settings.seating : null;
