import { verifyDeviceProof, createDeviceProof } from '../../../src/server/sessions/deviceProof';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  createQuickPasswords,
  type TestApp,
} from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const DEVICE_LIFETIME_MS = 90 * 24 * 60 * 60_000;

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

async function signIn(password = PASSWORD, device?: string) {
  const payload = { username: 'admin', password, ...(device !== undefined && { device }) };
  const response = await club.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  const { device: proof } = response.json<{ device: string }>();
  return { status: response.statusCode, proof };
}

async function fail(times: number, device?: string) {
  for (let time = 0; time < times; time += 1) await signIn('wrong', device);
}

test('TRUST-61: a device that signed in before is not shut out by others at its address', async () => {
  const { proof } = await signIn();
  await fail(5);
  expect((await signIn()).status).toBe(429);
  expect((await signIn(PASSWORD, proof)).status).toBe(200);
});

test('TRUST-61: its own failures close the device and not the address', async () => {
  const { proof } = await signIn();
  await fail(5, proof);
  expect((await signIn(PASSWORD, proof)).status).toBe(429);
  expect((await signIn()).status).toBe(200);
});

test('TRUST-61: a success forgets what the device has failed', async () => {
  const { proof } = await signIn();
  await fail(4, proof);
  expect((await signIn(PASSWORD, proof)).status).toBe(200);
  await fail(4, proof);
  expect((await signIn(PASSWORD, proof)).status).toBe(200);
});

test('TRUST-61: a proof lets no user in', async () => {
  const { proof } = await signIn();
  expect((await signIn('wrong', proof)).status).toBe(401);
  expect((await signIn(proof)).status).toBe(401);
  const headers = { authorization: formatAuthorization(proof) };
  expect((await club.app.inject({ url: '/api/tournaments', headers })).statusCode).toBe(401);
});

test('TRUST-61: a new password makes it void', async () => {
  const { proof } = await signIn();
  const passwordHash = await createQuickPasswords().hash(PASSWORD);
  const sessions = createSessionRepository(club.database);
  await sessions.changePassword({ username: 'admin', passwordHash }, new Date(NOW).toISOString());
  await fail(5);
  expect((await signIn(PASSWORD, proof)).status).toBe(429);
});

test('TRUST-61: one that is old, changed or none at all is as none', async () => {
  const { proof } = await signIn();
  const [id, end, mac] = proof.split('.') as [string, string, string];
  const [, , otherMac] = createDeviceProof('another hash', NOW).split('.');
  const voidOnes = [
    '',
    'x',
    `${id}.${Number(end) + 1}.${mac}`,
    `${'A'.repeat(22)}.${end}.${mac}`,
    `${id}.${end}.${otherMac}`,
    `${proof}.`,
  ];
  await fail(5);
  for (const text of voidOnes) expect((await signIn(PASSWORD, text)).status).toBe(429);
  expect(
    verifyDeviceProof(createDeviceProof('hash', NOW), 'hash', NOW + DEVICE_LIFETIME_MS - 1),
  ).not.toBeNull();
  expect(
    verifyDeviceProof(createDeviceProof('hash', NOW), 'hash', NOW + DEVICE_LIFETIME_MS),
  ).toBeNull();
});

test('TRUST-61, TRUST-77: a proof that a clock years ahead has made is none, and one of a clock slightly ahead is', () => {
  const proofOf = (now: number) => createDeviceProof('hash', now);
  expect(verifyDeviceProof(proofOf(NOW + 2 * DEVICE_LIFETIME_MS), 'hash', NOW)).toBeNull();
  expect(verifyDeviceProof(proofOf(NOW + 3_600_000), 'hash', NOW)).not.toBeNull();
  expect(verifyDeviceProof(proofOf(NOW - DEVICE_LIFETIME_MS), 'hash', NOW)).toBeNull();
});
