import { randomUUID } from 'node:crypto';
import { createNextRoundEvents, createScoreEvents } from '../../support/playEvents';
import { openSession } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { FORM, getLocation, openSignUpPage } from '../../support/signUpPage';

const FEE = 76_543;
const OWN_FEE = 65_432;
const USER_ID = 'канарейка-пользователь';
const FAMILIES = ['Канарейкина', 'Лебедева', 'Синицына', 'Воробьёва'];
const PHONES = FAMILIES.map((_, index) => `+7 (907) 654-32-1${index}`);

let club: TestApp;
beforeEach(async () => {
  const applications = [{ name: `Мария ${FAMILIES[0]}`, userId: USER_ID, contactPhone: PHONES[0] }];
  club = await createTestApp({ now: NOW, tournaments: [{ entryFee: FEE, applications }] });
});
afterEach(() => club.stop());

/** Returns the first text of an event stream. */
async function readFirstEvent(url: string): Promise<string> {
  const { body } = await fetch(url);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = await reader.read();
  await reader.cancel();
  return value;
}

/** Fills a play with people who must stay unknown, and reads all answers that need no session. */
async function readOpenAnswers(showsFullNames: boolean) {
  const page = await openSignUpPage(club);
  const { desk } = page;
  await desk.set({ showsFullNames });
  const own = getLocation(await page.signUp(NOW, { publicName: 'yes' }));
  const people = FAMILIES.slice(1).map((familyName, index) => ({
    id: randomUUID(),
    givenName: 'Анна',
    familyName,
    phone: PHONES[index + 1],
    level: 3.5,
  }));
  await desk.add(people);
  await desk.mark('Мария', { fee: OWN_FEE, payment: 'cash', paid: OWN_FEE });
  const session = await openSession(club);
  const live = (await desk.openLink('live')).json.links.live!;
  const score = (await desk.openLink('score')).json.links.score!;
  await desk.change({
    events: createNextRoundEvents((await desk.read()).json, new Date(NOW).toISOString()),
  });
  await desk.change({ events: createScoreEvents((await desk.read()).json, 1, 15, 9) });
  const { entries, rounds } = (await desk.read()).json;
  const pad = `${score}?round=${rounds[0]!.id}&court=2`;

  const open = [page.path, `${page.path}/consent`, own, `${own}/tournament.ics`];
  const seen = [live, `${live}?tv`, `${live}/qr.svg`, score, pad, `${score}/board`];
  const answers: [string, string][] = [];
  for (const url of [...open, ...seen, '/api/health']) {
    const { statusCode, body, headers } = await club.app.inject({
      url,
      remoteAddress: '203.0.113.9',
    });
    expect([url, statusCode]).toEqual([url, 200]);
    answers.push([url, body + JSON.stringify(headers)]);
  }
  const address = await club.app.listen({ host: '127.0.0.1', port: 0 });
  answers.push([`${live}/events`, await readFirstEvent(`${address}${live}/events`)]);
  return { answers, own, live, score, session, entries, rounds };
}

test.each([
  [
    'SEEN-2, SEEN-20, APPLY-8: nothing of a person but what is meant for others is in any open answer',
    false,
  ],
  ['SEEN-70: where whole names are shown, only of whoever has agreed to that', true],
] as const)('%s', async (_, showsFullNames) => {
  const { answers, live, session, entries } = await readOpenAnswers(showsFullNames);
  const rows = await club.database.selectFrom('play_entries').selectAll().execute();
  const secrets = [
    ...PHONES.flatMap((phone) => [phone, phone.slice(-9), phone.replace(/\D/g, '')]),
    ...FAMILIES,
    ...entries.map(({ id }) => id),
    ...rows.flatMap(({ cancel_hash: hash }) => hash ?? []),
    USER_ID,
    String(OWN_FEE),
    session,
    ...(showsFullNames ? [] : [FORM.familyName]),
  ];
  for (const [url, text] of answers) {
    const told = secrets.filter((secret) => text.includes(secret));
    expect([url, told]).toEqual([url, []]);
  }
  for (const [url, text] of answers.filter(([place]) => place === live)) {
    expect([url, text.includes(FORM.familyName)]).toEqual([url, showsFullNames]);
  }
});

test('APPLY-8: the secret of an entry is in no answer but its own page', async () => {
  const { answers, own } = await readOpenAnswers(false);
  const secret = own.slice(own.lastIndexOf('/') + 1);
  for (const [url, text] of answers.filter(([place]) => !place.startsWith(own))) {
    expect([url, text.includes(secret)]).toEqual([url, false]);
  }
});

test('SEEN-20: a round’s id is in no answer but those of the score link', async () => {
  const { answers, score, rounds } = await readOpenAnswers(false);
  for (const [url, text] of answers.filter(([place]) => !place.startsWith(score))) {
    expect([url, rounds.some(({ id }) => text.includes(id))]).toEqual([url, false]);
  }
});
