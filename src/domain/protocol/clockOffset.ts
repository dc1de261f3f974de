/** Bounds of the offset that converts this device's clock to the server's, in ms. */
export type ClockOffset = { least: number; most: number };

/**
 * A response of the server, in ms since the epoch. This device's clock gives `sentAt` and `receivedAt`; the server's
 * clock showed a time from `earliest` to `latest`.
 */
export type ClockSample = { sentAt: number; receivedAt: number; earliest: number; latest: number };

/**
 * Narrows the known offset by another response. The server read its clock between sending and receiving. If responses
 * contradict each other, a clock was changed, and only the latest response counts (PLAY-50, SCALE-6).
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

/** The most probable offset in ms; 0 without a response. */
export const estimateClockOffset = (known: ClockOffset | null): number =>
  known === null ? 0 : Math.round((known.least + known.most) / 2);
