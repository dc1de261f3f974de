import { trashApi } from '../../../src/console/api/tournaments/trashApi';
import { config } from '../../../src/console/config';
import { waitToPass } from '../../support/consolePatience';
import { openStore } from '../../support/consoleStore';
import { TOURNAMENT } from '../../support/serverSamples';

const LIST = '/api/tournaments';

type Opened = Awaited<ReturnType<typeof openStore>>;

type Write = {
  write: (opened: Opened) => PromiseLike<unknown>;
  /** Id and fee of each tournament after the write. */
  fees: [number, number][];
};

const WRITES: Record<string, Write> = {
  'a deletion': { write: ({ remove }) => remove(1), fees: [[2, 1500]] },
  'an edit': {
    write: ({ update }) => update(1, { entryFee: 700 }),
    fees: [
      [1, 700],
      [2, 1500],
    ],
  },
  'a restoration': {
    write: ({ store }) => store.dispatch(trashApi.endpoints.restoreTournament.initiate(3)),
    fees: [
      [1, 1500],
      [2, 1500],
      [3, 1500],
    ],
  },
};

/** Responses to the list requested before the write: the server's features, and true when the response has changes. */
const ANSWERS: Record<string, { features: string[]; isNews: boolean }> = {
  'that nothing is new': { features: ['changes'], isNews: false },
  'with changes': { features: ['changes'], isNews: true },
  'with the whole': { features: [], isNews: true },
};

const CASES = Object.entries(ANSWERS).flatMap(([how, answer]) =>
  Object.entries(WRITES).map(([what, write]) => ({ how, what, ...answer, ...write })),
);

afterEach(() => void jest.restoreAllMocks());

/** Opens a store with a list of two tournaments and a third in the trash. */
async function openList(features: string[]) {
  jest.replaceProperty(config, 'features', features);
  const opened = await openStore({
    tournaments: [{}, { organizerName: 'Вера' }, { organizerName: 'Зоя' }],
  });
  await opened.club.call('DELETE', `${LIST}/3`);
  await opened.load();
  return opened;
}

test.each(CASES)(
  'WEATHER-6, EDIT-9, DELETE-2: $what stays in the list where an older answer comes later, $how',
  async ({ features, isNews, write, fees }) => {
    const store = await openList(features);
    const { club, load, getCached: cached } = store;
    if (isNews) await club.call('POST', LIST, { ...TOURNAMENT, organizerName: 'Ольга' });
    const late = club.holdAnswer('GET');
    const loading = load();
    await late.isThere;
    await write(store);
    const goOn = club.hold('GET');
    late.release();
    await loading;
    const shown = cached()!.map(({ id, entry_fee: fee }) => [id, fee]);
    expect(shown.sort()).toEqual(isNews ? [...fees, [4, 1500]] : fees);
    goOn();
  },
);

test.each([{ features: ['changes'] }, { features: [] }])(
  'DELETE-2, WEATHER-6: a tournament that was only reported as deleted is back with the next list ($features)',
  async ({ features }) => {
    const { club, remove, getCached: cached } = await openList(features);
    club.answer('DELETE', (response) => response.writeHead(204).end());
    const goOn = club.hold('GET');
    await remove(1);
    expect(cached()).toHaveLength(1);
    goOn();
    await waitToPass(() => expect(cached()).toHaveLength(2));
  },
);
