import { createSharedReads } from '../../../src/server/lib/sharedReads';

/** Shared reads. Each value names the read that returned it. */
function createCountedReads(max: number) {
  const share = createSharedReads<string>(max);
  const started: string[] = [];
  const read = (key: string, tag: string) =>
    share(key, tag, async () => {
      started.push(`${key} ${tag}`);
      await Promise.resolve();
      return `${key} ${tag} ${started.length}`;
    });
  return { started, read };
}

test('requests meanwhile, and later ones, wait for the same read', async () => {
  const { started, read } = createCountedReads(2);
  const values = await Promise.all(Array.from({ length: 10 }, () => read('a', '1')));
  expect(new Set(values)).toEqual(new Set(['a 1 1']));
  expect(await read('a', '1')).toBe('a 1 1');
  expect(started).toEqual(['a 1']);
});

test('another tag is read again, and the former one is not kept', async () => {
  const { started, read } = createCountedReads(2);
  for (const tag of ['1', '2', '2', '1']) await read('a', tag);
  expect(started).toEqual(['a 1', 'a 2', 'a 1']);
});

test('the key that was asked for longest ago goes first', async () => {
  const { started, read } = createCountedReads(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key, '1');
  expect(started).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
});

test('a read that fails is reported to all that wait for it, and is not kept', async () => {
  const share = createSharedReads<string>(2);
  const fail = () => share('a', '1', () => Promise.reject(new Error('no answer')));
  const failures = await Promise.allSettled([fail(), fail()]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', '1', () => Promise.resolve('read'))).toBe('read');
});
