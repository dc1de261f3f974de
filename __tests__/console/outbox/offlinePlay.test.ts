import { saveAnsweredPlay } from '../../../src/console/api/play/offlinePlay';
import { trackServerClock } from '../../../src/console/api/request/serverClock';
import { saveOfflinePlay } from '../../../src/console/state/offlineStorage';

jest.mock('../../../src/console/state/offlineStorage', () => ({
  saveOfflinePlay: jest.fn(() => Promise.resolve()),
}));

const DAY_MS = 86_400_000;

test('PLAYER-77: when a roster was kept is told by the server’s clock, by which somebody is forgotten later', async () => {
  const server = Date.now() - DAY_MS;
  const headers = new Headers({ date: new Date(server).toUTCString() });
  await trackServerClock(() => ({
    meta: { request: new Request('http://127.0.0.1/'), response: { headers } as Response },
  }));
  saveAnsweredPlay(7, {});
  const [[, , { loadedAt }]] = jest.mocked(saveOfflinePlay).mock.calls as [
    Parameters<typeof saveOfflinePlay>,
  ];
  expect(Math.abs(loadedAt - server)).toBeLessThan(2_000);
});
