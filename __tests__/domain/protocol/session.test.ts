import fc from 'fast-check';
import {
  computeLifetimeFromExpiry,
  parseSession,
  getSessionEnd,
  createConsoleSession,
} from '../../../src/domain/protocol/session';
import { createRuns } from '../../support/createRuns';

const NOW = Date.UTC(2026, 5, 5, 12);
const DAY = 86_400_000;
const MINUTE = 60_000;

const createStored = (timestamp: unknown, username: unknown = 'admin') =>
  JSON.stringify({ username, timestamp });

test('AUTH-2: a valid record is read back', () => {
  expect(parseSession(createStored(NOW), NOW)).toEqual({ username: 'admin', timestamp: NOW });
  expect(parseSession(createStored(NOW, 'Админ'), NOW)?.username).toBe('Админ');
});

test('AUTH-2: no user is signed in where nothing is stored', () => {
  expect(parseSession(null, NOW)).toBeNull();
});

test.each([
  ['just made', 0, true],
  ['a minute short of 24 hours old', DAY - MINUTE, true],
  ['24 hours old to the millisecond', DAY, true],
  ['a millisecond older than 24 hours', DAY + 1, false],
  ['a week old', 7 * DAY, false],
])('AUTH-3: a record that is %s is valid or not: %d ms, %s', (_, age, isValid) => {
  expect(parseSession(createStored(NOW - age), NOW) !== null).toBe(isValid);
});

test('AUTH-3: the session ends 24 hours after the signing in', () => {
  expect(getSessionEnd({ username: 'admin', timestamp: NOW })).toBe(Date.UTC(2026, 5, 6, 12));
});

test.each([
  ['24 hours', '2026-06-06T12:00:00.000Z', DAY],
  ['8 hours', '2026-06-05T20:00:00.000Z', 8 * 60 * MINUTE],
  ['30 hours', '2026-06-06T18:00:00.000Z', DAY],
  ['less than none', '2026-06-01T12:00:00.000Z', DAY],
  ['no instant', 'завтра', DAY],
  ['a number', NOW + MINUTE, DAY],
  ['nothing, as of another host', undefined, DAY],
])('AUTH-3: a session lasts as long as the server says, 24 hours at most: %s', (_, end, lasts) => {
  const lifetime = computeLifetimeFromExpiry(end, new Date(NOW).toUTCString());
  for (const wrong of [0, DAY, -DAY, 400 * DAY]) {
    const now = NOW + wrong;
    const session = createConsoleSession('admin', lifetime, now);
    expect(getSessionEnd(session)).toBe(now + lasts);
    expect(parseSession(JSON.stringify(session), now)).toEqual(session);
  }
});

test('AUTH-3: an answer without a date is of a host that says no lifetime', () => {
  expect(computeLifetimeFromExpiry('2026-06-05T20:00:00.000Z', null)).toBeNaN();
  expect(getSessionEnd(createConsoleSession('admin', NaN, NOW))).toBe(NOW + DAY);
});

test.each([
  ['a second', 1000, true],
  ['5 minutes', 5 * MINUTE, true],
  ['a millisecond more than 5 minutes', 5 * MINUTE + 1, false],
  ['a day', DAY, false],
])('AUTH-4: a record dated %s ahead is valid or not: %d ms, %s', (_, ahead, isValid) => {
  expect(parseSession(createStored(NOW + ahead), NOW) !== null).toBe(isValid);
});

test.each([
  ['an empty text', ''],
  ['no JSON', '{username: admin}'],
  ['cut short', createStored(NOW).slice(0, -1)],
  ['null', 'null'],
  ['a text', '"admin"'],
  ['a number', String(NOW)],
  ['an array', JSON.stringify(['admin', NOW])],
  ['without fields', '{}'],
  ['without a name', JSON.stringify({ timestamp: NOW })],
  ['without a timestamp', JSON.stringify({ username: 'admin' })],
  ['with an empty name', createStored(NOW, '')],
  ['with a name of another type', createStored(NOW, 5)],
  ['with a timestamp as text', createStored(String(NOW))],
  ['with no timestamp but null', createStored(null)],
  ['with an endless timestamp', '{"username":"admin","timestamp":-1e999}'],
])('AUTH-4: a record that is %s is malformed', (_, text) => {
  expect(parseSession(text, NOW)).toBeNull();
});

test('AUTH-1: only name and timestamp of a record are read', () => {
  const text = JSON.stringify({ username: 'admin', timestamp: NOW, password: 'x', role: 'root' });
  expect(parseSession(text, NOW)).toEqual({ username: 'admin', timestamp: NOW });
});

test('AUTH-4: reading any stored text never throws, and only a fresh record is valid', () => {
  const record = fc.record(
    { username: fc.jsonValue(), timestamp: fc.oneof(fc.jsonValue(), fc.integer()) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        record.map((data) => JSON.stringify(data)),
      ),
      (text) => {
        const parsed = parseSession(text, NOW);
        if (parsed) expect(Math.abs(NOW - parsed.timestamp)).toBeLessThanOrEqual(DAY);
      },
    ),
    createRuns(),
  );
});
