import { isConsolePath } from '../../../src/domain/protocol/consolePath';
import { measureProcessorTime } from '../../support/measureProcessorTime';

test.each([
  '/',
  '/tournaments',
  '/tournaments/new',
  '/anything/else',
  '/apiary',
  '/calendar',
  '/apply',
  '/live',
  '/score',
  '/a.b/c',
  '/a.b//',
])('ROUTE-3, ROUTE-8: the console’s page is at %s', (path) =>
  expect(isConsolePath(path)).toBe(true),
);

test.each([
  '/api/',
  '/api/openapi.json',
  '/assets/main',
  '/calendar/token.ics',
  '/calendar/token',
  '/apply/token',
  '/apply/token/secret',
  '/live/token',
  '/score/token',
  '/favicon.svg',
  '/tournaments/new.html',
  '/assets.js/',
  '/a/.b',
])('ROUTE-8: the console’s page is not at %s', (path) => {
  expect(isConsolePath(path)).toBe(false);
});

test.each(['.', './', '/', '..x/'])(
  'TRUST-84: a long path of «%s» takes no time with its square',
  async (fill) => {
    const path = `/${fill.repeat(200_000)}/x`;
    expect(await measureProcessorTime(async () => isConsolePath(path))).toBeLessThan(2_000);
  },
);
