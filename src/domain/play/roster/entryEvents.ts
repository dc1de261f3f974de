import { pick } from '../../lib/pick';
import type { EntryChangedEvent, PlayEvent, SettingsChangedEvent } from '../log/events';
import type { EntryState, PaymentKind } from '../model/entry';
import type { PlaySettings } from '../model/settings';

/** The event that gives some fields of an entry other values. */
export const createEntryEvent = (
  entry: EntryState & { id: string },
  to: Partial<EntryState>,
): EntryChangedEvent => ({
  kind: 'entryChanged',
  entryId: entry.id,
  from: pick(entry, Object.keys(to) as (keyof EntryState)[]),
  to,
});

/** True for an event that takes an entry away or brings it back: only an undoing does (ROSTER-14). */
export const isUndoOnly = (event: PlayEvent): boolean =>
  event.kind === 'entryChanged' && [event.from.status, event.to.status].includes('removed');

/** The event that gives some of the roster's settings other values. */
export const createSettingsEvent = (
  settings: PlaySettings,
  to: Partial<PlaySettings>,
): SettingsChangedEvent => ({
  kind: 'settingsChanged',
  from: pick(settings, Object.keys(to) as (keyof PlaySettings)[]),
  to,
});

/**
 * ROSTER-11: how a fee was settled, and what was paid by it.
 * @param payment null: not yet
 * @param ownFee the tournament's, roubles
 */
export const toPaymentFields = (
  { fee, isRefunded }: Pick<EntryState, 'fee' | 'isRefunded'>,
  payment: PaymentKind | null,
  ownFee: number,
): Partial<EntryState> => ({
  payment,
  paid: payment === null || payment === 'free' ? 0 : (fee ?? ownFee),
  // ROSTER-12: whoever plays after a refund pays anew.
  ...(isRefunded && { isRefunded: false }),
});
