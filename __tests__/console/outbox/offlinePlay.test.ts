import 'fake-indexeddb/auto';
import { saveAnsweredPlay } from '../../../src/console/api/play/offlinePlay';
import { trackServerClock } from '../../../src/console/api/request/serverClock';
import { config } from '../../../src/console/config';
import { readOfflinePlay } from '../../../src/console/state/offlineStorage';
import { waitToPass } from '../../support/consolePatience';

const DAY_MS = 86_400_000;

test('PLAYER-77: the time of a stored roster is the server’s, which also dates a forgetting', async () => {
  localStorage.setItem('club.session', 'any');
  const server = Date.now() - DAY_MS;
  const headers = new Headers({ date: new Date(server).toUTCString() });
  await trackServerClock(() => ({
    meta: { request: new Request('http://127.0.0.1/'), response: { headers } as Response },
  }));
  saveAnsweredPlay(7, {});
  await waitToPass(async () => {
    const saved = await readOfflinePlay(config.apiHost, 7);
    expect(Math.abs(saved!.loadedAt - server)).toBeLessThan(2_000);
  });
});
