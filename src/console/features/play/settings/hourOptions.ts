import { HOURS_BEFORE_START_MAX } from '../../../../domain/play/model/settings';

const OFFERED = [0, 1, 2, 3, 6, 12, 24, 48, 72, HOURS_BEFORE_START_MAX];

/** The offered numbers and the current one, in ascending order. */
export const addOwnOption = (offered: readonly number[], own: number): number[] =>
  [...new Set([...offered, own])].sort((a, b) => a - b);

/** Hours before the start to choose from (ROSTER-3). */
export const listHourOptions = (own: number): number[] => addOwnOption(OFFERED, own);
