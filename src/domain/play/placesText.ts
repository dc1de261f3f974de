import type { PlaySummary } from './playSummary';

/** «12 из 16»: how many of the places are taken; undefined where there is no limit. */
export const placesText = (summary: PlaySummary | undefined): string | undefined =>
  summary?.capacity ? `${summary.confirmed} из\u00a0${summary.capacity}` : undefined;
