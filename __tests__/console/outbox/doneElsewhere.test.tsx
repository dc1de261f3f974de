import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { enqueuePersons } from '../../../src/console/api/outbox/outboxActions';
import { cachePlay, playApi } from '../../../src/console/api/play/playApi';
import { usePlay } from '../../../src/console/features/play/usePlay';
import type { Entry } from '../../../src/domain/play/model/entry';
import { openOutbox } from '../../support/consoleOutbox';
import { flushActions, waitToPass } from '../../support/consolePatience';
import { expectTrouble } from '../../support/consoleTroubles';
import { listStoredIds } from '../../support/outboxOnDevice';
import { createPlay } from '../../support/playScreen';

type OutboxOnTrial = Awaited<ReturnType<typeof openOutbox>>;
type EntriesByName = Readonly<Record<string, Partial<Entry>>>;

/** Opens a play after the response to a change had the given `status`. Another device has changed the play too. */
async function openPlay(status: number, doSomething: (outbox: OutboxOnTrial) => Promise<unknown>) {
  expectTrouble(new RegExp(`^(changePlay|addEntries): ${status}`));
  const outbox = await openOutbox(() => [status, '{"message":"Изменили"}']);
  const { store, club } = outbox;
  let version = 1;
  const build = (entries: EntriesByName) => ({
    ...createPlay({ rounds: [], entries }),
    version: version++,
  });
  const before = build({ Климов: { attendance: 'late' } });
  club.answer('GET', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(before));
  });
  await store.dispatch(playApi.util.upsertQueryData('readPlay', 1, { ...before, savedAt: null }));
  await doSomething(outbox);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => usePlay(1), { wrapper });
  await waitToPass(() => {
    expect(club.listSent('GET')).toHaveLength(1);
    expect(result.current.isFetching).toBe(false);
  });
  return {
    countRefused: () => result.current.refused.length,
    async changeElsewhere(entries: EntriesByName) {
      await act(async () => void store.dispatch(cachePlay(1, build(entries))));
      await flushActions();
    },
  };
}

test('ROSTER-33: a refused change goes for good once the play has it, and not for any other value', async () => {
  const { countRefused, changeElsewhere } = await openPlay(412, ({ enqueue, expectSent }) => {
    enqueue();
    return expectSent();
  });
  expect(countRefused()).toBe(1);
  for (const attendance of ['absent', null] as const) {
    await changeElsewhere({ Климов: { attendance } });
    expect(countRefused()).toBe(1);
  }
  await changeElsewhere({ Климов: { attendance: 'arrived' } });
  expect(countRefused()).toBe(0);
  await waitToPass(async () => expect(await listStoredIds()).toEqual([]));
  await changeElsewhere({ Климов: { attendance: 'absent' } });
  expect(countRefused()).toBe(0);
});

test('ROSTER-33: an adding at which the server failed goes once those persons are in the roster', async () => {
  const person = { id: 'Белов', givenName: 'Олег', familyName: 'Белов', phone: null, level: null };
  const { countRefused, changeElsewhere } = await openPlay(500, async ({ store, send }) => {
    store.dispatch(enqueuePersons(1, [person]));
    for (let attempt = 0; attempt < 6; attempt++) await send();
  });
  expect(countRefused()).toBe(1);
  await changeElsewhere({ Климов: {}, Орлова: {} });
  expect(countRefused()).toBe(1);
  await changeElsewhere({ Климов: {}, Белов: {} });
  expect(countRefused()).toBe(0);
});
