import { injectSlices } from '../../src/console/app/injectSlices';
import { enqueueChange } from '../../src/console/api/outbox/outboxActions';
import { sendOutbox } from '../../src/console/api/outbox/sendOutbox';
import { listUnsentItems } from '../../src/console/state/outbox/outboxQueue';
import { selectOutbox } from '../../src/console/state/outbox/outboxSlice';
import type { EntryChanged } from '../../src/domain/play/log/events';
import type { Sent } from './consoleClub';
import { soon } from './consolePatience';
import { openStore } from './consoleStore';
import { aShownPlay } from './shownPlay';

injectSlices();

/** Somebody is marked as there. */
export const event: EntryChanged = {
  kind: 'entryChanged',
  entryId: 'Климов',
  from: { attendance: null },
  to: { attendance: 'arrived' },
};

type Reply = readonly [status: number, text: string];
export const accepted = ({ json }: Sent): Reply => [
  200,
  JSON.stringify({ change: { ...json, at: '', username: null }, play: aShownPlay() }),
];

/** An outbox whose server answers each change so. */
export async function openOutbox(replyTo: (sent: Sent) => Reply = accepted) {
  const { club, store } = await openStore();
  const reply = { to: replyTo };
  club.answer('POST', (response, sent) => {
    const [status, text] = reply.to(sent);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  const items = () => selectOutbox(store.getState()).items;
  return {
    club,
    store,
    reply,
    items,
    sentIds: () => club.of('POST').map(({ json }) => json.id as string),
    send: () => store.dispatch(sendOutbox()),
    make: (events = [event]) => store.dispatch(enqueueChange({ tournamentId: 1, events })),
    isSent: () => soon(() => expect(listUnsentItems(items())).toEqual([])),
  };
}
