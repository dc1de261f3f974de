import { discardOutboxItem, undoChange } from '../../../src/console/api/outbox/outboxActions';
import { syncOutboxWithTabs } from '../../../src/console/api/outbox/sendOutbox';
import {
  broadcastOutboxMessage,
  loadOutbox,
  subscribeToOutboxMessages,
  type OutboxMessage,
} from '../../../src/console/state/outbox/outbox';
import { selectCachedPlay, playApi } from '../../../src/console/api/play/playApi';
import { config } from '../../../src/console/config';
import { event, openOutbox } from '../../support/consoleOutbox';
import { waitToPass } from '../../support/consolePatience';
import { expectTrouble } from '../../support/consoleTroubles';
import { holdDevice, removeStoredItem } from '../../support/outboxOnDevice';
import { createPlay } from '../../support/playScreen';

test('ROSTER-16: a tab tells the others of a tried change and its answer, before the device has dropped it', async () => {
  const { enqueue: make, expectSent: isSent } = await openOutbox();
  const heard: unknown[] = [];
  const end = subscribeToOutboxMessages((message) =>
    heard.push(message.kind === 'storageChanged' ? message.kind : [message.kind, message.item.id]),
  );
  const id = make();
  await isSent();
  await waitToPass(() => expect(heard).toHaveLength(4));
  expect(heard).toEqual(['storageChanged', ['tried', id], ['acknowledged', id], 'storageChanged']);
  end();
});

test('ROSTER-16: a change that another tab sends stays shown and can be undone here, of the same user alone', async () => {
  const { club, store, listItems: items, enqueue: make, send } = await openOutbox();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = store.dispatch(syncOutboxWithTabs());
  const loaded = { ...createPlay(), savedAt: null };
  await store.dispatch(playApi.util.upsertQueryData('readPlay', 1, loaded));
  const id = make();
  await send();
  const item = { id, tournamentId: 1, username: 'admin', host: config.apiHost };
  const play = createPlay({ entries: { Климов: { attendance: 'arrived' } } });
  const change = { id, at: '', username: 'admin', events: [event], undoes: null };
  const acknowledged = (owned: typeof item): OutboxMessage => ({
    ...{ kind: 'acknowledged', item: owned },
    answer: { change, play },
  });

  broadcastOutboxMessage(acknowledged({ ...item, username: 'other' }));
  broadcastOutboxMessage(acknowledged({ ...item, host: 'https://other.example' }));
  broadcastOutboxMessage({ kind: 'tried', item });
  await waitToPass(() => expect(items()[0]!.isTried).toBe(true));
  expect(items()).toHaveLength(1);
  const letGo = holdDevice();
  const read = store.dispatch(loadOutbox());
  broadcastOutboxMessage(acknowledged(item));
  await waitToPass(() => expect(items()).toEqual([]));
  await letGo();
  await read;
  expect(items()).toEqual([]);
  await removeStoredItem(id);
  expect(selectCachedPlay(store.getState(), 1)).toEqual({ ...play, savedAt: null });

  store.dispatch(undoChange(1, id));
  expect(items()).toMatchObject([
    { undoes: id, events: [{ ...event, from: event.to, to: event.from }] },
  ]);
  network.mockRestore();
  await send();
  expect(club.listSent('POST').at(-1)!.json).toMatchObject({ events: [], undoes: id });
  end();
});

test('ROSTER-14, ROSTER-16: a change that another tab sent earlier is undone by its id, a dropped one by nothing', async () => {
  expectTrouble(/^changePlay: 422/);
  const {
    club,
    store,
    enqueue: make,
    expectSent: isSent,
    reply,
    listItems: items,
  } = await openOutbox();
  store.dispatch(undoChange(1, 'sent-elsewhere'));
  await isSent();
  expect(club.listSent('POST')[0]!.json).toMatchObject({ events: [], undoes: 'sent-elsewhere' });

  reply.to = () => [422, '{}'];
  const refused = make();
  await isSent();
  store.dispatch(undoChange(1, refused));
  store.dispatch(discardOutboxItem(refused));
  store.dispatch(undoChange(1, refused));
  expect(items()).toEqual([]);
});
