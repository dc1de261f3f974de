import { pick } from '../../lib/pick';
import type { EntryChangedEvent, PlayEvent, SettingsChangedEvent } from '../log/events';
import type { EntryState, PaymentKind } from '../model/entry';
import type { PlaySettings } from '../model/settings';

/** Creates the event that sets fields of an entry. */
export const createEntryEvent = (
  entry: EntryState & { id: string },
  to: Partial<EntryState>,
): EntryChangedEvent => ({
  kind: 'entryChanged',
  entryId: entry.id,
  from: pick(entry, Object.keys(to) as (keyof EntryState)[]),
  to,
});

/** True for an event that removes an entry or restores it, which only an undo does (ROSTER-14). */
export const isUndoOnly = (event: PlayEvent): boolean =>
  event.kind === 'entryChanged' && [event.from.status, event.to.status].includes('removed');

/** Creates the event that changes settings of a play. */
export const createSettingsEvent = (
  settings: PlaySettings,
  to: Partial<PlaySettings>,
): SettingsChangedEvent => ({
  kind: 'settingsChanged',
  from: pick(settings, Object.keys(to) as (keyof PlaySettings)[]),
  to,
});

/**
 * The fields that record a payment (ROSTER-11).
 * @param payment null removes the payment
 * @param ownFee the tournament's fee in roubles
 */
export const toPaymentFields = (
  { fee, isRefunded }: Pick<EntryState, 'fee' | 'isRefunded'>,
  payment: PaymentKind | null,
  ownFee: number,
): Partial<EntryState> => ({
  payment,
  paid: payment === null || payment === 'free' ? 0 : (fee ?? ownFee),
  // A player who returns after a refund has to pay again (ROSTER-12).
  ...(isRefunded && { isRefunded: false }),
});
