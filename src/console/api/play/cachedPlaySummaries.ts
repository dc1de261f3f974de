import type { PlaySummaries } from '../../../domain/play/roster/playSummary';
import type { ApiState } from '../store/thunk';

/**
 * Cached result of `listPlays`; undefined before its response (ROSTER-17). It is read by its cache key, because the
 * endpoint's code loads after the list.
 */
export const selectPlaySummaries = ({ api }: ApiState): PlaySummaries | undefined =>
  api.queries['listPlays(undefined)']?.data as PlaySummaries | undefined;
