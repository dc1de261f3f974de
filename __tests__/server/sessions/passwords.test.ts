import {
  validatePasswordFormat,
  createPassword,
  createPasswords,
  validateNewPassword,
} from '../../../src/server/sessions/passwords';
import { hashToken, isSessionToken, createSessionToken } from '../../../src/server/sessions/tokens';
import { createQuickPasswords } from '../../support/serverApp';

test('a password matches its own hash, made with the real cost', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('пароль');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.isMatch('пароль', hash)).toBe(true);
});

test('a password in other letters matches no hash', async () => {
  const passwords = createQuickPasswords();
  expect(await passwords.isMatch('Пароль', await passwords.hash('пароль'))).toBe(false);
});

test('a hash is checked at the cost it was made with', async () => {
  const hash = await createQuickPasswords().hash('пароль');
  expect(await createPasswords().isMatch('пароль', hash)).toBe(true);
});

test('LOGIN-6: where there is no hash nothing matches, but after the same slow work', async () => {
  const start = performance.now();
  expect(await createPasswords().isMatch('чужой', null)).toBe(false);
  // About a tenth of a hash's usual time. Without hashing, an unknown name would take less than a millisecond.
  expect(performance.now() - start).toBeGreaterThan(25);
});

test('a letter typed as one character or as two is the same', async () => {
  const passwords = createQuickPasswords();
  const hash = await passwords.hash('йод'.normalize('NFD'));
  expect(await passwords.isMatch('йод'.normalize('NFC'), hash)).toBe(true);
});

test('equal passwords have different hashes', async () => {
  const passwords = createQuickPasswords();
  expect(await passwords.hash('пароль')).not.toBe(await passwords.hash('пароль'));
});

test.each(['', '  ', 'a\u0000b', 'club_secret', 'яё'.repeat(129)])(
  '%j cannot be set',
  (password) => {
    expect(validatePasswordFormat(password)).toMatch(/парол/);
    expect(validateNewPassword(password, 'admin')).toMatch(/парол/);
  },
);

test.each(['a', 'семь-77', '7'.repeat(20), 'йЙйЙйЙйЙ'.normalize('NFD'), 'АДМИНИСТРАТОР'])(
  'TRUST-71: %j is too easily guessed to be set, and holds where it is in use',
  (password) => {
    expect(validateNewPassword(password, 'Администратор')).toMatch(/парол/);
    expect(validatePasswordFormat(password)).toBeNull();
  },
);

test.each(['восемь-8', 'с пробелом: да', 'яё'.repeat(128)])('%j can be set', (password) => {
  expect(validateNewPassword(password, 'admin')).toBeNull();
});

test('a random password is four groups of five, never the same', () => {
  expect(createPassword()).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(createPassword()).not.toBe(createPassword());
  expect(validateNewPassword(createPassword(), 'admin')).toBeNull();
});

test('a token carries its prefix and is stored as SHA-256', () => {
  const token = createSessionToken();
  expect(isSessionToken(token)).toBe(true);
  expect(Buffer.from(token.slice('club_'.length), 'base64url')).toHaveLength(32);
  expect(hashToken('club_')).toBe(
    'c1c4d07d3798b963fdc1b4ab180c3527e67c31e1d640e2049947bb9f5664f335',
  );
});
