import { injectSlices } from '../../src/console/app/injectSlices';
import {
  dropItem,
  makeChange,
  repeatItem,
  undoChange,
} from '../../src/console/api/outbox/outboxActions';
import { followItems, readItems } from '../../src/console/api/outbox/storedItems';
import {
  onBroadcast,
  broadcast,
  type OutboxMessage,
} from '../../src/console/api/outbox/outboxChannel';
import { sendOutbox } from '../../src/console/api/outbox/sendOutbox';
import { cachedPlay, playApi } from '../../src/console/api/playApi';
import { config } from '../../src/console/config';
import { unsentIn, type OutboxItem } from '../../src/console/state/outbox/outboxQueue';
import { selectOutbox } from '../../src/console/state/outbox/outboxSlice';
import type { EntryChanged } from '../../src/domain/play/events';
import type { Sent } from '../support/consoleClub';
import { soon } from '../support/consolePatience';
import { openStore } from '../support/consoleStore';
import { expectTrouble } from '../support/consoleTroubles';
import { aShownPlay } from '../support/shownPlay';

const mockKept = new Map<string, OutboxItem>();
/** What a reading of the device waits for. */
const mockReading = { isDone: Promise.resolve() };
jest.mock('../../src/console/state/outbox/outboxStorage', () => ({
  // In any order: the keys are random.
  readOutbox: async () => {
    const items = [...mockKept.values()].toReversed();
    await mockReading.isDone;
    return items.map((item) => ({ ...item, isTried: true }));
  },
  saveItem: async (item: OutboxItem) => void mockKept.set(item.id, item),
  removeItem: async (id: string) => void mockKept.delete(id),
}));
beforeEach(() => mockKept.clear());
injectSlices();

const event: EntryChanged = {
  kind: 'entryChanged',
  entryId: 'Климов',
  from: { attendance: null },
  to: { attendance: 'arrived' },
};

type Reply = readonly [status: number, text: string];
const accepted = ({ json }: Sent): Reply => [
  200,
  JSON.stringify({ change: { ...json, at: '', username: null }, play: aShownPlay() }),
];

/** An outbox whose server answers each change so. */
async function openOutbox(replyTo: (sent: Sent) => Reply = accepted) {
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
    make: (events = [event]) => store.dispatch(makeChange({ tournamentId: 1, events })),
    isSent: () => soon(() => expect(unsentIn(items())).toEqual([])),
  };
}

const refusedItem = (changes: Partial<OutboxItem>): OutboxItem => ({
  ...{ id: 'refused', tournamentId: 1, username: 'admin', host: '', at: 0, isTried: true },
  ...{ events: [event], persons: null, undoes: null, refusal: 'Изменили' },
  ...changes,
});

test('ROSTER-14, ROSTER-16: an undoing that waited for a refused change is gone from the device too', async () => {
  expectTrouble(/^changePlay: 412/);
  const { club, store, make, items, isSent } = await openOutbox(() => [412, '{}']);
  const letGo = club.hold('POST');
  const id = make();
  await soon(() => expect(club.sent).toHaveLength(1));
  store.dispatch(undoChange(1, id));
  expect(mockKept.size).toBe(2);
  letGo();
  await isSent();
  await store.dispatch(sendOutbox());
  await store.dispatch(readItems());
  expect(items().map((item) => item.id)).toEqual([id]);
  expect([...mockKept.keys()]).toEqual([id]);
});

test.each([
  ['fails at', 500, '{"message":"Внутренняя ошибка"}', 'Внутренняя ошибка'],
  ['answers unreadably to', 200, '<html>', 'Ошибка запроса к серверу'],
])(
  'ROSTER-16: what the server %s again and again no longer holds up the rest, and is repeated as it is',
  async (_, status, text, reason) => {
    expectTrouble(new RegExp(`^changePlay: (${status}|CUSTOM_ERROR)`));
    const outbox = await openOutbox((sent) =>
      sent.json.id === first ? [status, text] : accepted(sent),
    );
    const { make, send, items, sentIds, reply, store, isSent } = outbox;
    const first = make();
    const second = make();
    for (let attempt = 0; attempt < 8; attempt++) await send();
    expect(sentIds()).toEqual([...Array<string>(5).fill(first), second]);
    expect(items()).toMatchObject([{ id: first, refusal: reason }]);

    reply.to = accepted;
    store.dispatch(repeatItem(items()[0]!));
    await isSent();
    expect(sentIds().at(-1)).toBe(first);
    expect(items()).toEqual([]);
    await send();
    expect(mockKept.size).toBe(0);
  },
);

test.each([401, 408, 429, 503])(
  'ROSTER-16: after any number of answers %d a change waits',
  async (status) => {
    expectTrouble(new RegExp(`^changePlay: ${status}`));
    const { make, send, items } = await openOutbox(() => [status, '{}']);
    const id = make();
    for (let attempt = 0; attempt < 8; attempt++) await send();
    expect(items()).toMatchObject([{ id, refusal: null }]);
  },
);

test('ROSTER-16: an attempt that breaks off is not the last one', async () => {
  const { make, send, isSent, items } = await openOutbox();
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementationOnce(() => {
    throw new Error('No frame');
  });
  await expect(send()).rejects.toThrow('No frame');
  frames.mockRestore();
  make();
  await isSent();
  expect(items()).toEqual([]);
});

test('ROSTER-16: changes keep their order within a millisecond, and when the clock is set back', async () => {
  const { club, make, items, store, isSent } = await openOutbox();
  const letGo = club.hold('POST');
  const ids = [make(), make()];
  jest.setSystemTime(Date.now() - 3_600_000);
  ids.push(make());
  expect(items().map(({ id }) => id)).toEqual(ids);
  await store.dispatch(readItems());
  expect(items().map(({ id }) => id)).toEqual(ids);
  letGo();
  await isSent();
});

describe('a refused undoing that is repeated', () => {
  const back = { ...event, from: event.to, to: event.from };
  const gone: EntryChanged = { ...event, from: { status: 'confirmed' }, to: { status: 'removed' } };
  const now = { ...back, from: { attendance: 'absent' } };

  test.each([
    ['is made of what is there now', back, { events: [now], undoes: null }],
    ['takes an entry away only as an undoing', gone, { events: [], undoes: 'x' }],
  ])('ROSTER-14, ROSTER-16: %s', async (_, undoing, sent) => {
    const { club, store, isSent } = await openOutbox();
    const play = aShownPlay({ entries: { Климов: { attendance: 'absent' } } });
    await store.dispatch(playApi.util.upsertQueryData('readPlay', 1, { ...play, savedAt: null }));
    store.dispatch(repeatItem(refusedItem({ events: [undoing], undoes: 'x' })));
    await soon(() => expect(club.of('POST')).toHaveLength(1));
    expect(club.of('POST')[0]!.json).toMatchObject(sent);
    await isSent();
  });
});

describe('two tabs', () => {
  test('ROSTER-16: a tab tells the others what it tries, and the answer before the change is gone from the device', async () => {
    const { make, isSent } = await openOutbox();
    const heard: unknown[] = [];
    const end = onBroadcast((message) =>
      heard.push(
        message.kind === 'storageChanged'
          ? message.kind
          : [message.kind, message.item.id, mockKept.size],
      ),
    );
    const id = make();
    await isSent();
    await soon(() => expect(heard).toHaveLength(4));
    expect(heard).toEqual([
      'storageChanged',
      ['tried', id, 1],
      ['acknowledged', id, expect.anything()],
      'storageChanged',
    ]);
    end();
  });

  test('ROSTER-16: what another tab sends stays shown here and can be undone here, of the same user alone', async () => {
    const { club, store, items, make, send } = await openOutbox();
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const end = store.dispatch(followItems());
    const loaded = { ...aShownPlay(), savedAt: null };
    await store.dispatch(playApi.util.upsertQueryData('readPlay', 1, loaded));
    const id = make();
    await send();
    const item = { id, tournamentId: 1, username: 'admin', host: config.apiHost };
    const play = aShownPlay({ entries: { Климов: { attendance: 'arrived' } } });
    const change = { id, at: '', username: 'admin', events: [event], undoes: null };
    const acknowledged = (owned: typeof item): OutboxMessage => ({
      ...{ kind: 'acknowledged', item: owned },
      answer: { change, play },
    });

    broadcast(acknowledged({ ...item, username: 'other' }));
    broadcast(acknowledged({ ...item, host: 'https://other.example' }));
    broadcast({ kind: 'tried', item });
    await soon(() => expect(items()[0]!.isTried).toBe(true));
    expect(items()).toHaveLength(1);
    let letGo = () => {};
    mockReading.isDone = new Promise((resolve) => (letGo = resolve));
    const reading = store.dispatch(readItems());
    broadcast(acknowledged(item));
    await soon(() => expect(items()).toEqual([]));
    letGo();
    await reading;
    expect(items()).toEqual([]);
    mockKept.delete(id);
    expect(cachedPlay(store.getState(), 1)).toEqual({ ...play, savedAt: null });

    store.dispatch(undoChange(1, id));
    expect(items()).toMatchObject([
      { undoes: id, events: [{ ...event, from: event.to, to: event.from }] },
    ]);
    network.mockRestore();
    await send();
    expect(club.of('POST').at(-1)!.json).toMatchObject({ events: [], undoes: id });
    end();
  });

  test('ROSTER-14, ROSTER-16: what another tab sent before this one listened is undone by its id, what was dropped by nothing', async () => {
    expectTrouble(/^changePlay: 422/);
    const { club, store, make, isSent, reply, items } = await openOutbox();
    store.dispatch(undoChange(1, 'sent-elsewhere'));
    await isSent();
    expect(club.of('POST')[0]!.json).toMatchObject({ events: [], undoes: 'sent-elsewhere' });

    reply.to = () => [422, '{}'];
    const refused = make();
    await isSent();
    store.dispatch(undoChange(1, refused));
    store.dispatch(dropItem(refused));
    store.dispatch(undoChange(1, refused));
    expect(items()).toEqual([]);
  });
});
