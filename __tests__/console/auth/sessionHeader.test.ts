import { renderHook } from '@testing-library/react';
import { useAuthState } from '../../../src/console/features/auth/useAuthState';
import { formatAuthorization } from '../../support/consoleClub';
import { openStore } from '../../support/consoleStore';
import { expectTrouble } from '../../support/consoleTroubles';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

test('AUTH-6 every request carries Basic of name and token', async () => {
  const { club, token, load, create, update, remove } = await openStore();
  await load();
  await create(TOURNAMENT);
  await update(1, { entryFee: 5 });
  await remove(1);
  const methods = new Set(club.sent.map(({ method }) => method));
  expect(methods).toEqual(new Set(['GET', 'POST', 'PUT', 'DELETE']));
  for (const { headers } of club.sent)
    expect(headers.authorization).toBe(formatAuthorization(token));
});

test('AUTH-6 without a session no request carries it', async () => {
  const { club, load, create, update, remove } = await openStore({ tournaments: [{}] });
  expectTrouble(/: 401/);
  localStorage.clear();
  await load();
  await create(TOURNAMENT);
  await update(1, { entryFee: 5 });
  await remove(1);
  expect(club.sent).toHaveLength(4);
  for (const { headers } of club.sent) expect(headers.authorization).toBeUndefined();
});

test('AUTH-6 AUTH-3 a record that is over by now adds no header, and is removed', async () => {
  const { club, load } = await openStore();
  expectTrouble(/: 401/);
  jest.setSystemTime(NOW + 86_400_001);
  await load();
  expect(club.sent[0]!.headers.authorization).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(['Жанна Дёмина', 'Zoë 🎾'])(
  'AUTH-6 name and secret are encoded byte by byte: %s',
  async (username) => {
    const { club, load } = await openStore();
    expectTrouble(/: 401/);
    localStorage.setItem('club.session', JSON.stringify({ username, timestamp: NOW }));
    localStorage.setItem('club.token', 'club_секрет');
    await load();
    const [, encoded] = club.sent[0]!.headers.authorization!.split(' ');
    expect(Buffer.from(encoded!, 'base64').toString('utf8')).toBe(`${username}:club_секрет`);
  },
);

test('AUTH-7 using the auth state outside its provider raises', () => {
  expect(() => renderHook(() => useAuthState())).toThrow(/react-redux context/);
});
