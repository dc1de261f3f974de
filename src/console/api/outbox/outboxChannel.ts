import type { ChangeResponse } from '../../../domain/play/log/changeWire';
import { openChannel } from '../../browser/openChannel';
import type { OutboxItem } from '../../state/outbox/outboxQueue';

const NAME = 'club.outbox';

/** Whose item it is: only this user's tabs on this host show it. */
type ItemOfUser = Pick<OutboxItem, 'id' | 'tournamentId' | 'username' | 'host'>;

/** What a tab tells the other tabs of this browser. */
export type OutboxMessage =
  /** What is saved on the device has changed. */
  | { kind: 'storageChanged' }
  /** The item is being sent: from now on the server may have it. */
  | { kind: 'tried'; item: ItemOfUser }
  | { kind: 'acknowledged'; item: ItemOfUser; answer: ChangeResponse };

/** Tells the other tabs. */
export function broadcastOutboxMessage(message: OutboxMessage): void {
  const channel = openChannel<OutboxMessage>(NAME);
  channel.broadcast(message);
  channel.close();
}

/** Calls back with what the other tabs tell. @returns ends it */
export function subscribeToOutboxMessages(callback: (message: OutboxMessage) => void): () => void {
  const channel = openChannel<OutboxMessage | null>(NAME);
  // A tab with an earlier version of the console tells it by null, and says «answered» for «acknowledged».
  channel.subscribe((message) => callback(message ?? { kind: 'storageChanged' }));
  return channel.close;
}
