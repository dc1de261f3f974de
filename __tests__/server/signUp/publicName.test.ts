import { CONSENT_VERSION } from '../../../src/domain/play/signUp/consent';
import { createNextRoundEvents } from '../../support/playEvents';
import { createPerson } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { getLocation, openSignUpPage, toText } from '../../support/signUpPage';

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}] });
  page = await openSignUpPage(club);
});
afterEach(() => club.stop());

const BOX = /<input[^>]*name="publicName"[^>]*>/;
const readConsent = async () => (await page.desk.readEntry('Максим')).publicNameConsent;

test.each([
  [{ givenName: 'Орлова', familyName: 'Мария' }, 'Мария О.', 'Орлова'],
  [{ givenName: 'Петров', familyName: 'А.' }, 'А. П.', 'Петров'],
  [{ givenName: 'Мамедов', familyName: 'Джейхун' }, 'Джейхун М.', 'Мамедов'],
  [{ givenName: 'Иванов', familyName: 'Петров' }, 'И. П.', 'Петров'],
  [{ givenName: 'Коваль', familyName: 'Р.' }, 'К. Р.', 'Коваль'],
  [{ givenName: 'Мороз', familyName: 'Рустэм' }, 'М. Р.', 'Мороз'],
  [{ givenName: 'Mapия\u200b', familyName: 'Opлoва' }, 'Мария О.', 'Орлова'],
])('SEEN-2, ROSTER-21: %j signs up and is shown as «%s»', async (name, publicName, family) => {
  expect((await page.signUp(NOW, name)).statusCode).toBe(303);
  await page.desk.add(['Олег', 'Пётр', 'Вера'].map((one) => createPerson(one)));
  const { json } = await page.desk.read();
  await page.desk.change({ events: createNextRoundEvents(json, new Date(NOW).toISOString()) });
  const path = (await page.desk.openLink('live')).json.links.live!;
  const live = toText((await page.get(path)).body);
  expect(live).toContain(publicName);
  expect(live).not.toContain(family);
});

test('SEEN-71: is asked for separately, unticked, where the tournament shows whole names', async () => {
  expect((await page.get()).body).not.toMatch(BOX);
  const consent = async () => toText((await page.get(`${page.path}/consent`)).body);
  expect(await consent()).not.toContain('фамилия целиком Отмечаю');
  await page.desk.set({ showsFullNames: true });
  const [box] = BOX.exec((await page.get()).body)!;
  expect(box).not.toMatch(/checked|required/);
  expect(await consent()).toContain('фамилия целиком Отмечаю');
  const answer = await page.signUp(NOW, { publicName: 'yes', familyName: '' });
  expect(answer.statusCode).toBe(422);
  expect(BOX.exec(answer.body)![0]).toContain('checked');
});

test('SEEN-71: its version is kept, until the desk corrects the person', async () => {
  await page.desk.set({ showsFullNames: true });
  await page.signUp(NOW, { publicName: 'yes' });
  expect(await readConsent()).toBe(CONSENT_VERSION);
  const { id, givenName, familyName, phone, level } = await page.desk.readEntry('Максим');
  await page.desk.correct(id, { expectedVersion: 1, givenName, familyName, phone, level });
  expect(await readConsent()).toBeNull();
});

test.each([
  ['a person who does not tick the box', true, {}],
  ['a form that was not asked for it', false, { publicName: 'yes' }],
])('SEEN-71: %s agrees to nothing', async (_, showsFullNames, form) => {
  await page.desk.set({ showsFullNames });
  await page.signUp(NOW, form);
  expect(await readConsent()).toBeNull();
});

describe('SEEN-73: taking it back', () => {
  const PRESS = /action="([^"]*\/withdraw-public-name)"/;
  let own: string;
  beforeEach(async () => {
    await page.desk.set({ showsFullNames: true });
    own = getLocation(await page.signUp(NOW, { publicName: 'yes' }));
  });

  const press = async () => {
    const [, action] = PRESS.exec((await page.get(own)).body)!;
    return page.post({}, undefined, action);
  };

  test('SEEN-73: one press on one’s own page ends it on every page at once, and nothing else does', async () => {
    const live = (await page.desk.openLink('live')).json.links.live!;
    const seen = async () => toText((await page.get(live)).body);
    expect(await seen()).toContain('Максим Шубин');
    await page.get(`${own}/withdraw-public-name`);
    const others = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await page.post({}, undefined, `${others}/withdraw-public-name`)).statusCode).toBe(404);
    expect(await seen()).toContain('Максим Шубин');
    const answer = await press();
    expect([answer.statusCode, getLocation(answer)]).toEqual([303, own]);
    expect(await readConsent()).toBeNull();
    expect(await seen()).toContain('Максим Ш.');
    expect(await seen()).not.toContain('Шубин');
    expect((await page.get(own)).body).not.toMatch(PRESS);
    const { version } = (await page.desk.read()).json;
    const again = await page.post({}, undefined, `${own}/withdraw-public-name`);
    expect(again.statusCode).toBe(303);
    expect((await page.desk.read()).json.version).toBe(version);
  });

  test.each([
    ['after the player has withdrawn', () => page.post({}, undefined, `${own}/cancel`)],
    ['once the evening is over', async () => club.setNow(NOW + 365 * 86_400_000)],
    ['in the trash', () => club.send({ method: 'DELETE', url: '/api/tournaments/1' })],
  ])('SEEN-73: the consent is taken back %s', async (_, happen) => {
    await happen();
    await press();
    const { public_name_consent: consent } = await club.database
      .selectFrom('play_entries')
      .select('public_name_consent')
      .executeTakeFirstOrThrow();
    expect(consent).toBeNull();
  });

  test('SEEN-73: a player who did not agree has nothing to withdraw', async () => {
    const answer = await page.signUp(NOW, { givenName: 'Пётр', publicName: '' });
    expect((await page.get(getLocation(answer))).body).not.toMatch(PRESS);
  });
});
