import { SECOND_MS } from '../dates/durations';

/** Between which two values lies what is to be added to a device's clock to have the server's, ms. */
export type ClockOffset = { least: number; most: number };

/** A response of the server, by the device's clock, with the second that the server said it was. */
export type ServerTimeSample = { sentAt: number; receivedAt: number; date: number };

/**
 * PLAY-50: what is known of the offset after another answer. The server wrote its date somewhere between sending and
 * receiving, in the second that the date names; each answer narrows what the ones before allow. Where they contradict
 * each other the device's clock was set meanwhile, and only the last one holds.
 */
export function narrowClockOffset(
  known: ClockOffset | null,
  { sentAt, receivedAt, date }: ServerTimeSample,
): ClockOffset {
  const sampled = { least: date - receivedAt, most: date + SECOND_MS - sentAt };
  if (!known) return sampled;
  const least = Math.max(known.least, sampled.least);
  const most = Math.min(known.most, sampled.most);
  return least <= most ? { least, most } : sampled;
}

/** The most probable offset; none where nothing was heard. */
export const estimateClockOffset = (known: ClockOffset | null): number =>
  known === null ? 0 : Math.round((known.least + known.most) / 2);
