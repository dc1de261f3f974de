import { createListRefetcher } from '../../../src/console/api/live/listRefetcher';
import { config } from '../../../src/console/config';
import { waitToPass } from '../../support/consolePatience';
import { openStore } from '../../support/consoleStore';

const LIST = '/api/tournaments';

afterEach(() => void jest.restoreAllMocks());

async function openList() {
  jest.replaceProperty(config, 'features', ['changes']);
  const opened = await openStore({ tournaments: [{}, {}] });
  await opened.load();
  const refetchUntil = opened.store.dispatch(createListRefetcher());
  const fees = () => opened.getCached()!.map(({ entry_fee: fee }) => fee);
  return { ...opened, refetchUntil, fees };
}

test('COMFORT-60: a write without an answer does not hold back what others have changed', async () => {
  const { club, update, refetchUntil, fees } = await openList();
  const goOn = club.hold('PUT');
  const writing = update(1, { entryFee: 700 });
  await waitToPass(() => expect(club.listSent('PUT')).toHaveLength(1));
  await club.call('PUT', `${LIST}/2`, { entryFee: 900 });

  refetchUntil('another');
  await waitToPass(() => expect(fees()).toEqual([1500, 900]));
  goOn();
  await writing;
  await waitToPass(() => expect(fees()).toEqual([700, 900]));
});

test('COMFORT-60, WEATHER-6: a write that the list knows already, and its answer not yet, stays in it', async () => {
  const { club, update, refetchUntil, fees } = await openList();
  const late = club.holdAnswer('PUT');
  const writing = update(1, { entryFee: 700 });
  await late.isThere;

  refetchUntil('another');
  await waitToPass(() => expect(fees()).toEqual([700, 1500]));
  late.release();
  expect(await writing).toMatchObject({ data: { entry_fee: 700, version: 2 } });
  expect(fees()).toEqual([700, 1500]);
});
