/** The limits of the offset to add to the own clock for the other side's time, ms. */
export type ClockOffset = { least: number; most: number };

/**
 * An answer of the other side, in ms since the epoch. The own clock gives `sentAt` and `receivedAt`, the other one the
 * limits of its time.
 */
export type ClockSample = { sentAt: number; receivedAt: number; earliest: number; latest: number };

/**
 * Narrows the known offset by another answer. The other side read its clock between sending and receiving. If
 * answers contradict each other, a clock was set; only the latest answer counts then (PLAY-50, SCALE-6).
 */
export function narrowClockOffset(
  known: ClockOffset | null,
  { sentAt, receivedAt, earliest, latest }: ClockSample,
): ClockOffset {
  const sampled = { least: earliest - receivedAt, most: latest - sentAt };
  if (!known) return sampled;
  const least = Math.max(known.least, sampled.least);
  const most = Math.min(known.most, sampled.most);
  return least <= most ? { least, most } : sampled;
}

/** The most probable offset, ms; 0 without an answer. */
export const estimateClockOffset = (known: ClockOffset | null): number =>
  known === null ? 0 : Math.round((known.least + known.most) / 2);
