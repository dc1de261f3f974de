import type { PlaySummaries } from '../../../domain/play/wire/playSummary';
import type { ApiState } from '../store/thunk';

/**
 * ROSTER-17: what `listPlays` has cached; undefined before its answer. It is read by the cache key, since the
 * endpoint itself is loaded after the list.
 */
export const selectPlaySummaries = ({ api }: ApiState): PlaySummaries | undefined =>
  api.queries['listPlays(undefined)']?.data as PlaySummaries | undefined;
