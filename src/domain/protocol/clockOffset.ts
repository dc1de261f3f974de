/** Between which two values lies what is to be added to one's own clock to have the other's, ms. */
export type ClockOffset = { least: number; most: number };

/** An answer of the other side, sent and received by one's own clock, and between which instants it says that it was. */
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

/** The most probable offset; none where nothing was heard. */
export const estimateClockOffset = (known: ClockOffset | null): number =>
  known === null ? 0 : Math.round((known.least + known.most) / 2);
