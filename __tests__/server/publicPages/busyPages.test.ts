import { PUBLIC_REQUESTS_MAX } from '../../../src/server/plugins/publicRoutes';
import { createTestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const FEW = 5;

test('SEEN-76: a page that says that there are too many requests asks for itself; one that is unknown does not', async () => {
  const club = await createTestApp({
    now: NOW,
    publicRequestsMax: { ...PUBLIC_REQUESTS_MAX, score: FEW },
  });
  const ask = () => club.app.inject('/score/unknown');
  const unknown = await ask();
  expect([unknown.statusCode, unknown.body.includes('refresh')]).toEqual([404, false]);
  for (let count = 1; count < FEW; count += 1) await ask();
  const busy = await ask();
  expect(busy.statusCode).toBe(429);
  const [, seconds] = /<html[^>]* data-refresh="(\d+)"/.exec(busy.body)!;
  expect(Number(seconds)).toBeGreaterThanOrEqual(15);
  expect(busy.body).toContain(
    `<noscript><meta http-equiv="refresh" content="${seconds}"/></noscript>`,
  );
  await club.stop();
});
