import { retryOutboxItem, undoChange } from '../../../src/console/api/outbox/outboxActions';
import { sendOutbox } from '../../../src/console/api/outbox/sendOutbox';
import { playApi } from '../../../src/console/api/play/playApi';
import { loadOutbox } from '../../../src/console/state/outbox/outbox';
import type { OutboxItem } from '../../../src/domain/play/changes/outboxQueue';
import type { EntryChangedEvent } from '../../../src/domain/play/log/events';
import { acceptChange, event, openOutbox } from '../../support/consoleOutbox';
import { waitToPass } from '../../support/consolePatience';
import { expectTrouble } from '../../support/consoleTroubles';
import { listStoredIds } from '../../support/outboxOnDevice';
import { createPlay } from '../../support/playScreen';

const createRefusedItem = (changes: Partial<OutboxItem>): OutboxItem => ({
  ...{ id: 'refused', tournamentId: 1, username: 'admin', host: '', at: 0, isTried: true },
  ...{ events: [event], persons: null, undoes: null, refusal: 'Изменили' },
  ...changes,
});

test('ROSTER-14, ROSTER-16: an undoing that waited for a refused change is gone from the device too', async () => {
  expectTrouble(/^changePlay: 412/);
  const {
    club,
    store,
    enqueue: make,
    listItems: items,
    expectSent: isSent,
  } = await openOutbox(() => [412, '{}']);
  const letGo = club.hold('POST');
  const id = make();
  await waitToPass(() => expect(club.sent).toHaveLength(1));
  store.dispatch(undoChange(1, id));
  await waitToPass(async () => expect(await listStoredIds()).toHaveLength(2));
  letGo();
  await isSent();
  await store.dispatch(sendOutbox());
  await store.dispatch(loadOutbox());
  expect(items().map((item) => item.id)).toEqual([id]);
  expect(await listStoredIds()).toEqual([id]);
});

test.each([
  ['fails at', 500, '{"message":"Внутренняя ошибка"}', 'Внутренняя ошибка'],
  ['answers unreadably to', 200, '<html>', 'Ошибка запроса к серверу'],
])(
  'ROSTER-16: a change that the server %s again and again no longer holds up the rest, and is repeated unchanged',
  async (_, status, text, reason) => {
    expectTrouble(new RegExp(`^changePlay: (${status}|CUSTOM_ERROR)`));
    const outbox = await openOutbox((sent) =>
      sent.json.id === first ? [status, text] : acceptChange(sent),
    );
    const {
      enqueue: make,
      send,
      listItems: items,
      listSentIds: sentIds,
      reply,
      store,
      expectSent: isSent,
    } = outbox;
    const first = make();
    const second = make();
    for (let attempt = 0; attempt < 8; attempt++) await send();
    expect(sentIds()).toEqual([...Array<string>(5).fill(first), second]);
    expect(items()).toMatchObject([{ id: first, refusal: reason }]);

    reply.to = acceptChange;
    store.dispatch(retryOutboxItem(items()[0]!));
    await isSent();
    expect(sentIds().at(-1)).toBe(first);
    expect(items()).toEqual([]);
    await send();
    expect(await listStoredIds()).toEqual([]);
  },
);

test.each([401, 408, 429, 503])(
  'ROSTER-16: after any number of answers %d a change waits',
  async (status) => {
    expectTrouble(new RegExp(`^changePlay: ${status}`));
    const { enqueue: make, send, listItems: items } = await openOutbox(() => [status, '{}']);
    const id = make();
    for (let attempt = 0; attempt < 8; attempt++) await send();
    expect(items()).toMatchObject([{ id, refusal: null }]);
  },
);

test('ROSTER-16: an attempt that breaks off is not the last one', async () => {
  const { enqueue: make, send, expectSent: isSent, listItems: items } = await openOutbox();
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
  const { club, enqueue: make, listItems: items, store, expectSent: isSent } = await openOutbox();
  const letGo = club.hold('POST');
  const ids = [make(), make()];
  jest.setSystemTime(Date.now() - 3_600_000);
  ids.push(make());
  expect(items().map(({ id }) => id)).toEqual(ids);
  await store.dispatch(loadOutbox());
  expect(items().map(({ id }) => id)).toEqual(ids);
  letGo();
  await isSent();
});

describe('a refused undoing that is repeated', () => {
  const back = { ...event, from: event.to, to: event.from };
  const gone: EntryChangedEvent = {
    ...event,
    from: { status: 'confirmed' },
    to: { status: 'removed' },
  };
  const now = { ...back, from: { attendance: 'absent' } };

  test.each([
    ['is made of what is there now', back, { events: [now], undoes: null }],
    ['takes an entry away only as an undoing', gone, { events: [], undoes: 'x' }],
  ])('ROSTER-14, ROSTER-16: %s', async (_, undoing, sent) => {
    const { club, store, expectSent: isSent } = await openOutbox();
    const play = createPlay({ entries: { Климов: { attendance: 'absent' } } });
    await store.dispatch(playApi.util.upsertQueryData('readPlay', 1, { ...play, savedAt: null }));
    store.dispatch(retryOutboxItem(createRefusedItem({ events: [undoing], undoes: 'x' })));
    await waitToPass(() => expect(club.listSent('POST')).toHaveLength(1));
    expect(club.listSent('POST')[0]!.json).toMatchObject(sent);
    await isSent();
  });
});
