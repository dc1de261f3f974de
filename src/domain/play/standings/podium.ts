import { groupBy } from '../../lib/groupBy';
import type { StandingsRow } from './standings';

/** A place on the podium and the rows that share it. */
type PodiumPlace = { place: number; rows: readonly StandingsRow[] };

const PODIUM_PLACES = 3;

/** True for a row with a match, even if only in the final. */
const hasPlayed = ({ matches, final }: StandingsRow): boolean =>
  matches > 0 || final?.kind === 'match';

/**
 * The first three places, best first: 1, 2, 3, or a shared 1 and then 3. Rows without a match are omitted, because they
 * have not won (PLAY-16, PLAY-78).
 * @param rows of the whole play
 */
export const listPodium = (rows: readonly StandingsRow[]): PodiumPlace[] =>
  [...groupBy(rows, ({ place }) => place)]
    .filter(([place]) => place <= PODIUM_PLACES)
    .map(([place, tied]) => ({ place, rows: tied.filter(hasPlayed) }))
    .filter((one) => one.rows.length > 0);
