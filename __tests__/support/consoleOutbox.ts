import { injectSlices } from '../../src/console/app/injectSlices';
import { enqueueChange } from '../../src/console/api/outbox/outboxActions';
import { sendOutbox } from '../../src/console/api/outbox/sendOutbox';
import { listUnsentItems } from '../../src/domain/play/changes/outboxQueue';
import { selectOutbox } from '../../src/console/state/outbox/outbox';
import type { EntryChangedEvent } from '../../src/domain/play/log/events';
import type { Sent } from './consoleClub';
import { waitToPass } from './consolePatience';
import { openStore } from './consoleStore';
import { createPlay } from './playScreen';

injectSlices();

/** Marks a player as arrived. */
export const event: EntryChangedEvent = {
  kind: 'entryChanged',
  entryId: 'Климов',
  from: { attendance: null },
  to: { attendance: 'arrived' },
};

type Reply = readonly [status: number, text: string];
export const acceptChange = ({ json }: Sent): Reply => [
  200,
  JSON.stringify({ change: { ...json, at: '', username: null }, play: createPlay() }),
];

/** Creates an outbox whose server responds to each change with `replyTo`. */
export async function openOutbox(replyTo: (sent: Sent) => Reply = acceptChange) {
  const { club, store } = await openStore();
  const reply = { to: replyTo };
  club.answer('POST', (response, sent) => {
    const [status, text] = reply.to(sent);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  const listItems = () => selectOutbox(store.getState()).items;
  return {
    club,
    store,
    reply,
    listItems,
    listSentIds: () => club.listSent('POST').map(({ json }) => json.id as string),
    send: () => store.dispatch(sendOutbox()),
    enqueue: (events = [event]) => store.dispatch(enqueueChange({ tournamentId: 1, events })),
    expectSent: () => waitToPass(() => expect(listUnsentItems(listItems())).toEqual([])),
  };
}
