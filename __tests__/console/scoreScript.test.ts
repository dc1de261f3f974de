import type { Result } from '../../src/domain/play/round';
import { boardOf, makeScoreServer, openScorePage, poll, press } from '../support/scoreScript';

const PAD = '?round=r3&court=2';

const to24 = (a: number): Result => ({ a, b: 24 - a, mark: null });
const shown = () => document.body.textContent;

let server: ScoreServer;
beforeEach(() => (server = makeScoreServer(boardOf('r3', 3))));
afterEach(() => jest.restoreAllMocks());

test('SEEN-18: on a device that is full, what is typed lasts as long as the page', async () => {
  server.instead = () => Response.error();
  await openScorePage(server, PAD);
  await press('#n15');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await press('#next');
  await press('#n7');
  expect(shown()).toContain('Записано: 7:17');
  server.instead = () => undefined;
  await poll();
  const results = server.board.round!.matches.map(({ result }) => result);
  expect(results).toEqual([to24(7), to24(15)]);
});
