import type { PlaySummaries } from '../../../domain/play/roster/playSummary';
import type { ApiState } from '../store/thunk';

/**
 * Cached result of `listPlays`; undefined before its response (ROSTER-17). Reads it by the cache key, since the
 * endpoint itself is loaded after the list.
 */
export const selectPlaySummaries = ({ api }: ApiState): PlaySummaries | undefined =>
  api.queries['listPlays(undefined)']?.data as PlaySummaries | undefined;
