import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { FORM, getLocation, openSignUpPage, toText } from '../../support/signUpPage';

const HOUR = 3_600_000;
const HELD_MAX = 500;

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({
    now: NOW,
    tournaments: [{}, {}],
    signUpLimits: { perAddress: 3, perTournament: 5 },
  });
  page = await openSignUpPage(club);
});
afterEach(() => club.stop());

let count = 0;
const createSomebody = () => {
  count += 1;
  const digits = String(count).padStart(4, '0');
  return {
    givenName: `Игрок${digits}`,
    phone: `+7 (963) 147-${digits.slice(0, 2)}-${digits.slice(2)}`,
  };
};
const listStatuses = async () => {
  const { entries } = (await page.desk.read()).json;
  return entries.map(({ status }) => status).sort();
};
const repeat = <Value>(length: number, value: Value) => Array<Value>(length).fill(value);

test('APPLY-11: a form whose hidden field is filled in is held for review', async () => {
  const answer = await page.signUp(NOW, { subject: 'http://spam.example' });
  expect(answer.statusCode).toBe(303);
  expect(toText((await page.get(getLocation(answer))).body)).toContain('Заявка на проверке');
  expect(await listStatuses()).toEqual(['review']);
  expect((await club.call('GET', '/api/tournaments/1')).json.applications).toEqual([]);
});

test.each([
  ['sooner than anybody can', 1_999, 'review'],
  ['after two seconds', 2_000, 'confirmed'],
  ['after a day', 24 * HOUR, 'confirmed'],
])('APPLY-11: a form that is sent %s', async (_, ms, status) => {
  const form = await page.openForm();
  club.setNow(NOW + ms);
  await page.post({ ...FORM, form });
  expect(await listStatuses()).toEqual([status]);
});

test.each([
  ['no stamp', () => ''],
  ['one of another moment', (stamp: string) => stamp.replace(/\.\d+\./, `.${NOW - HOUR}.`)],
  ['one that is no stamp', () => 'x'.repeat(100)],
])('APPLY-11: a form with %s is held for review', async (_, change) => {
  const form = change(await page.openForm());
  club.setNow(NOW + HOUR);
  await page.post({ ...FORM, form });
  expect(await listStatuses()).toEqual(['review']);
});

test('APPLY-11: a form of another tournament’s page is held for review', async () => {
  const form = await (await openSignUpPage(club, 2)).openForm();
  club.setNow(NOW + HOUR);
  await page.post({ ...FORM, form });
  expect(await listStatuses()).toEqual(['review']);
});

test('APPLY-12: the sign-ups of one address per hour are limited over all tournaments', async () => {
  const other = await openSignUpPage(club, 2);
  await other.signUp(NOW, createSomebody());
  for (const _ of repeat(3, null)) await page.signUp(NOW, createSomebody());
  expect(await listStatuses()).toEqual(['confirmed', 'confirmed', 'review']);
  await page.signUp(NOW, createSomebody(), '203.0.113.8');
  await page.signUp(NOW + HOUR, createSomebody());
  expect(await listStatuses()).toEqual([...repeat(4, 'confirmed'), 'review']);
});

test('APPLY-12: the sign-ups of one tournament per hour are limited over all addresses; those in review do not count', async () => {
  await page.signUp(NOW, { ...createSomebody(), subject: 'x' });
  for (const index of repeat(7, 0).keys()) {
    await page.signUp(NOW, createSomebody(), `198.51.100.${index}`);
  }
  expect(await listStatuses()).toEqual([...repeat(5, 'confirmed'), ...repeat(3, 'review')]);
  await page.signUp(NOW + HOUR, createSomebody(), '198.51.100.99');
  expect((await listStatuses()).filter((status) => status === 'confirmed')).toHaveLength(6);
});

test('APPLY-12: the limits hold over a restart, and the addresses are deleted after an hour', async () => {
  for (const _ of repeat(3, null)) await page.signUp(NOW, createSomebody());
  const rows = () => club.database.selectFrom('sign_ups').select('address').execute();
  expect(await rows()).toEqual(repeat(3, { address: '203.0.113.7' }));
  await page.signUp(NOW + HOUR + 1, createSomebody());
  expect(await rows()).toHaveLength(1);
});

test('APPLY-4, APPLY-12: an entry that the desk accepts from review is an application from then on, once', async () => {
  const { givenName } = createSomebody();
  await page.signUp(NOW, { givenName, subject: 'x' });
  const applications = async () =>
    (await club.call('GET', '/api/tournaments/1')).json.applications.map(({ name }) => name);
  const accepted = await page.desk.mark(givenName, { status: 'confirmed' });
  expect(accepted.status).toBe(200);
  expect(await applications()).toEqual([`${givenName} Шубин`]);
  expect((await page.desk.read()).json.entries).toHaveLength(1);
  await page.desk.undo(accepted.json.change.id);
  await page.desk.mark(givenName, { status: 'waiting' });
  expect(await applications()).toEqual([`${givenName} Шубин`]);
  expect((await page.desk.read()).json.entries).toHaveLength(1);
});

test('APPLY-12: an entry that the desk removes from review is no application', async () => {
  const { givenName } = createSomebody();
  await page.signUp(NOW, { givenName, subject: 'x' });
  await page.desk.mark(givenName, { status: 'removed' });
  expect((await club.call('GET', '/api/tournaments/1')).json.applications).toEqual([]);
});

test('APPLY-12: beyond 500 under review no sign-up is stored, until the desk has looked at them', async () => {
  const { tournament_id } = await club.database
    .selectFrom('plays')
    .select('tournament_id')
    .where('sign_up_token', '=', page.path.slice('/apply/'.length))
    .executeTakeFirstOrThrow();
  await club.database
    .insertInto('play_entries')
    .values(
      Array.from({ length: HELD_MAX }, (_, index) => ({
        id: `held-${index}`,
        tournament_id,
        application_id: null,
        given_name: 'Кто-то',
        family_name: String(index),
        phone: null,
        level: null,
        source: 'signUp' as const,
        status: 'review' as const,
        consent_version: null,
        cancel_hash: null,
        created_at: new Date(NOW).toISOString(),
      })),
    )
    .execute();
  const refused = await page.signUp(NOW, { ...createSomebody(), subject: 'x' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('600');
  expect(toText(refused.body)).toContain(
    'Сейчас слишком много записей. Попробуйте позже или позвоните в клуб.',
  );
  expect((await page.signUp(NOW, createSomebody())).statusCode).toBe(303);
  expect(await listStatuses()).toEqual(['confirmed']);
});
