import 'fake-indexeddb/auto';
import { settleRequest, withStore } from '../../../src/console/browser/databases';

const PLACE = { database: 'club.any', store: 'any' };

const put = (value: unknown) =>
  withStore(PLACE, 'readwrite', (store) => settleRequest(store.put(value, 'key')));
const read = () =>
  withStore(PLACE, 'readonly', (store) => settleRequest<unknown>(store.get('key')));

test('COMFORT-72: a value just written or read holds up no deletion', async () => {
  await put('value');
  expect(await read()).toBe('value');
  const deletion = indexedDB.deleteDatabase(PLACE.database);
  const blocked = jest.fn();
  deletion.onblocked = blocked;
  await settleRequest(deletion);
  expect(blocked).not.toHaveBeenCalled();
  expect(await read()).toBeUndefined();
});

test('ROSTER-16: a write that fails at its end, as on a full device, is reported as not kept', async () => {
  await put('before');
  const refused = withStore(PLACE, 'readwrite', async (store) => {
    await settleRequest(store.put('after', 'key'));
    store.transaction.abort();
  });
  await expect(refused).rejects.toBeNull();
  expect(await read()).toBe('before');
});

test('ROSTER-16: writes that are begun together end in their order', async () => {
  await Promise.all(['one', 'two', 'three'].map(put));
  expect(await read()).toBe('three');
});
