import { isConsolePath } from '../../../src/domain/protocol/consolePath';

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
])('ROUTE-3, ROUTE-8: the console’s page stands at %s', (path) =>
  expect(isConsolePath(path)).toBe(true),
);

test.each([
  '/api/',
  '/api/docs',
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
])('ROUTE-8: the console’s page does not stand at %s', (path) => {
  expect(isConsolePath(path)).toBe(false);
});
