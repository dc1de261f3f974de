import type { ChangeAnswer } from '../../../domain/play/playWire';
import type { OutboxItem } from '../../state/outbox/outboxQueue';

const NAME = 'club.outbox';

/** Whose item it is: only this user's tabs on this host show it. */
type Owned = Pick<OutboxItem, 'id' | 'tournamentId' | 'username' | 'host'>;

/** What a tab tells the others of this browser; null where the device merely keeps something else now. */
export type OutboxNews =
  { kind: 'tried'; item: Owned } | { kind: 'answered'; item: Owned; answer: ChangeAnswer } | null;

/** Tells the other tabs. */
export function tellTabs(news: OutboxNews): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Hears what the other tabs tell. @returns ends it */
export function hearTabs(hear: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => hear(data);
  return () => channel.close();
}
