import { refetchOnFocus } from '../../../src/console/api/live/refetchOnFocus';
import { flushActions, waitToPass } from '../../support/consolePatience';
import { openStore } from '../../support/consoleStore';
import { expectTrouble } from '../../support/consoleTroubles';
import { NOW } from '../../support/serverSamples';

test('COMFORT-60: while the list cannot be loaded, it is asked for every 15 s at most as well', async () => {
  const { club, store, load } = await openStore({ tournaments: [{}] });
  await load();
  const end = store.dispatch(refetchOnFocus());
  expectTrouble(/^listTournaments: 500/);
  club.answer('GET', (response) => response.writeHead(500).end());
  const comeBackAfter = async (seconds: number) => {
    jest.setSystemTime(NOW + seconds * 1_000);
    window.dispatchEvent(new Event('focus'));
    await flushActions();
  };

  await comeBackAfter(20);
  await waitToPass(() => expect(club.listSent('GET')).toHaveLength(2));
  await club.settle();
  await comeBackAfter(25);
  await comeBackAfter(34);
  expect(club.listSent('GET')).toHaveLength(2);
  await comeBackAfter(36);
  await waitToPass(() => expect(club.listSent('GET')).toHaveLength(3));
  end();
});

test('COMFORT-60, AUTH-3: a return to a session that has ended requests nothing', async () => {
  const { club, store, load } = await openStore({ tournaments: [{}] });
  await load();
  const end = store.dispatch(refetchOnFocus());
  jest.setSystemTime(NOW + 86_400_001);
  window.dispatchEvent(new Event('focus'));
  await flushActions();
  end();
  expect(club.listSent('GET')).toHaveLength(1);
});
