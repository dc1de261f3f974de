import { act, renderHook } from '@testing-library/react';
import { canCopyText, copyText } from '../../../src/console/browser/clipboard';
import { createSound } from '../../../src/console/browser/createSound';
import { deleteDatabase, withStore } from '../../../src/console/browser/databases';
import { deviceStore } from '../../../src/console/browser/deviceStore';
import { findServiceWorkers } from '../../../src/console/browser/findServiceWorkers';
import { openChannel } from '../../../src/console/browser/openChannel';
import { withTabLock } from '../../../src/console/browser/withTabLock';
import { readTableFile } from '../../../src/console/features/importing/reading/readTable';
import { useRoundBell } from '../../../src/console/features/play/rounds/useRoundBell';
import { createExcelFile } from '../../../src/console/ui/files/createExcelFile';
import { withFileToasts } from '../../../src/console/ui/files/withFileToasts';
import { shareEvents } from '../../../src/public/browser/livePage/shareEvents';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Ways in which a browser lacks a feature: undefined, null, or throwing when read. */
const WAYS: [string, PropertyDescriptor][] = [
  ['absent', { value: undefined }],
  ['null', { value: null }],
  ['refused', { get: refuse }],
];

type Override = { owner: object; name: string; way: PropertyDescriptor };

/** Runs the work while a property of the window or the navigator is replaced. */
async function withOverride(
  { owner, name, way }: Override,
  work: () => void | Promise<void>,
): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { ...way, configurable: true });
  try {
    await work();
  } finally {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  }
}

test.each(WAYS)('WEATHER-9: with a storage that is %s nothing is kept or thrown', (_, way) =>
  withOverride({ owner: window, name: 'localStorage', way }, () => {
    expect(deviceStore.write('club.theme', 'dark')).toBe(false);
    expect(deviceStore.read('club.theme')).toBeNull();
    expect(deviceStore.listKeys('club.draft.')).toEqual([]);
    deviceStore.remove('club.theme');
  }),
);

test.each(WAYS)('WEATHER-9: with channels that are %s a tab reaches no other', (_, way) =>
  withOverride({ owner: window, name: 'BroadcastChannel', way }, () => {
    const channel = openChannel<string>('club.any');
    channel.subscribe(() => {
      throw new Error('Nobody tells anything.');
    });
    channel.broadcast('any');
    channel.close();
  }),
);

test.each(WAYS)('WEATHER-9: with databases that are %s opening one fails alone', (_, way) =>
  withOverride({ owner: window, name: 'indexedDB', way }, async () => {
    const place = { database: 'club.list', store: 'list' };
    await expect(withStore(place, 'readonly', async () => null)).rejects.toThrow();
    deleteDatabase('club.list');
  }),
);

test.each(WAYS)('WEATHER-9: with locks that are %s work is done at once, and once', (_, way) =>
  withOverride({ owner: navigator, name: 'locks', way }, async () => {
    let count = 0;
    const working = withTabLock('club.any', async () => void (count += 1));
    expect(count).toBe(1);
    await working;
    expect(count).toBe(1);
  }),
);

test('WEATHER-9: work that fails under its lock is not done again, nor what was given up', () => {
  const request = async (_: string, { signal }: LockOptions, work: () => Promise<void>) => {
    signal?.throwIfAborted();
    await work();
  };
  let count = 0;
  const fail = async () => {
    count += 1;
    throw new Error('It failed.');
  };
  const way = { value: { request } };
  return withOverride({ owner: navigator, name: 'locks', way }, async () => {
    await expect(withTabLock('club.any', fail)).rejects.toThrow('It failed.');
    await withTabLock('club.any', fail, AbortSignal.abort());
    expect(count).toBe(1);
  });
});

const pageEvents = { onBlock: jest.fn(), onRefused: jest.fn(), onLost: jest.fn() };

test.each(WAYS)('WEATHER-9: with locks that are %s a live page has no stream', (_, way) =>
  withOverride({ owner: navigator, name: 'locks', way }, () => shareEvents(pageEvents)),
);

/** Every lock request fails; a loop that repeats it would never end. */
async function followWithoutLocks(): Promise<number> {
  let count = 0;
  const request = async () => {
    count += 1;
    if (count > 1) await new Promise(() => undefined);
    refuse();
  };
  await withOverride({ owner: navigator, name: 'locks', way: { value: { request } } }, async () => {
    await Promise.race([shareEvents(pageEvents), new Promise((resolve) => setTimeout(resolve))]);
  });
  return count;
}

test('WEATHER-9: a live page asks once for a lock that the browser refuses', async () => {
  expect(await followWithoutLocks()).toBe(1);
});

test.each(WAYS)('WEATHER-9: with channels that are %s a live page still asks for it', (_, way) =>
  withOverride({ owner: window, name: 'BroadcastChannel', way }, async () => {
    expect(await followWithoutLocks()).toBe(1);
  }),
);

test.each(WAYS)('WEATHER-9: with a clipboard that is %s a copy fails without throwing', (_, way) =>
  withOverride({ owner: navigator, name: 'clipboard', way }, async () => {
    expect(await copyText('any')).toBe(false);
    expect(canCopyText()).toBe(false);
  }),
);

test.each(WAYS)('WEATHER-9: with a sound that is %s the bell of the rounds stays off', (_, way) =>
  withOverride({ owner: window, name: 'AudioContext', way }, () => {
    expect(createSound()).toBeNull();
    const { result } = renderHook(() => useRoundBell(null));
    act(() => result.current.toggle());
    expect(result.current.isOn).toBe(false);
  }),
);

test.each(WAYS)(
  'WEATHER-9: with background workers that are %s Excel is refused in a sentence',
  (_, way) =>
    withOverride({ owner: window, name: 'Worker', way }, async () => {
      const shown: string[] = [];
      await withFileToasts(
        ({ text }) => shown.push(text),
        async () => void (await createExcelFile([])),
      );
      expect(shown).toEqual([
        'Этот браузер не\u00a0может сделать файл Excel. Откройте консоль в\u00a0другом браузере.',
      ]);
      const { buffer } = new TextEncoder().encode('PK\u0003\u0004 [Content_Types].xml');
      const file = { name: 'Турниры.xlsx', size: 40, arrayBuffer: async () => buffer } as File;
      expect(await readTableFile(file)).toEqual({
        problem:
          'Этот браузер не\u00a0читает файлы Excel. Сохраните таблицу как CSV или вставьте строки.',
      });
    }),
);

test.each(WAYS)('WEATHER-9: workers that are %s are none', (_, way) =>
  withOverride({ owner: navigator, name: 'serviceWorker', way }, () => {
    expect(findServiceWorkers()).toBeNull();
  }),
);
