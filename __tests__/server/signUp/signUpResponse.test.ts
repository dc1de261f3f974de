import { createTestApp, type TestApp } from '../../support/serverApp';
import { createPerson } from '../../support/playDesk';
import { createRoundActions } from '../../support/roundActions';
import { NOW, TOURNAMENT } from '../../support/serverSamples';
import { getLocation, openSignUpPage, toText } from '../../support/signUpPage';

const START = Date.parse(`${TOURNAMENT.date}T${TOURNAMENT.startTime}:00+03:00`);
const HOUR = 3_600_000;

let club: TestApp;
let lines: string[];
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  lines = [];
  club = await createTestApp({
    now: NOW,
    tournaments: [{}],
    onLogLine: (line) => lines.push(line),
  });
  page = await openSignUpPage(club);
  await page.desk.set({ capacity: 4 });
});
afterEach(() => club.stop());

const fill = (count: number) =>
  page.desk.add(Array.from({ length: count }, (_, index) => createPerson(`Игрок${index}`)));
const readSaid = async (path: string) => toText((await page.get(path)).body);
const signUp = async (givenName = 'Максим') =>
  getLocation(await page.signUp(NOW, { givenName, phone: '8 963 147-29-80' }));
const cancel = (path: string) => page.post({}, undefined, `${path}/cancel`);

test('APPLY-8: the page of a confirmed sign-up says so, with the calendar’s file', async () => {
  const own = await signUp();
  const { statusCode, headers, body } = await page.get(own);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(toText(body)).toContain(
    'Вы в основном составе Максим, заявка принята 01 июня 2026, 12:00.',
  );
  expect(toText(body)).toContain('1 играет, свободно 3');
  const calendar = await page.get(`${own}/tournament.ics`);
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.body).toContain('DTSTART:20260620T070000Z');
  expect(calendar.body).toContain('UID:tournament-1@club.example');
  expect(calendar.body).not.toContain('147-29-80');
});

test('APPLY-8: without a phone the page does not say that the club will call', async () => {
  await fill(4);
  const own = await signUp();
  const { id, familyName } = await page.desk.readEntry('Максим');
  const person = { givenName: 'Максим', familyName, phone: null, level: null };
  expect((await page.desk.correct(id, { expectedVersion: 1, ...person })).status).toBe(200);
  expect(await readSaid(own)).toContain('Спросите в клубе: вашего номера у него нет.');
});

test('APPLY-8, ROSTER-7: the page shows the present place in the waitlist', async () => {
  await fill(6);
  const own = await signUp();
  expect(await readSaid(own)).toContain('Вы в листе ожидания, №3');
  expect(await readSaid(own)).toContain('Перед вами 2 человека.');
  expect(await readSaid(own)).toContain('по номеру, который кончается на 29-80');
  await page.desk.mark('Игрок5', { status: 'declined' });
  expect(await readSaid(own)).toContain('Вы в листе ожидания, №2');
  await page.desk.mark('Игрок0', { status: 'withdrawn' });
  expect(await readSaid(own)).toContain('Вы в листе ожидания, №1');
  await page.desk.mark('Игрок1', { status: 'withdrawn' });
  expect(await readSaid(own)).toContain('Вы в основном составе');
  expect((await page.desk.readEntry('Максим')).needsNotice).toBe(true);
});

test.each([
  ['declined', 'Записи больше нет'],
  ['withdrawn', 'Запись отменена'],
  ['review', 'Заявка на проверке'],
] as const)('APPLY-8: an entry that is %s', async (status, heading) => {
  const own = await signUp();
  await page.desk.mark('Максим', { status });
  expect(await readSaid(own)).toContain(heading);
});

test('APPLY-13: where the desk confirms, the page says so until it has', async () => {
  await page.desk.set({ isApprovedByHand: true });
  const own = await signUp();
  expect(await readSaid(own)).toContain('Заявка принята');
  expect(await readSaid(own)).toContain('Клуб подтвердит запись.');
  await page.desk.mark('Максим', { status: 'confirmed' });
  expect(await readSaid(own)).toContain('Вы в основном составе');
});

test('APPLY-8: cancelling takes a POST, changes that entry alone, and the spot is passed on', async () => {
  const own = await signUp();
  await fill(5);
  for (const path of [own, `${own}/cancel`, `${own}/tournament.ics`]) await page.get(path);
  expect((await page.desk.readEntry('Максим')).status).toBe('confirmed');
  const answer = await cancel(own);
  expect([answer.statusCode, getLocation(answer)]).toEqual([303, own]);
  expect(await page.desk.readRoster()).toEqual({
    confirmed: ['Игрок0', 'Игрок1', 'Игрок2', 'Игрок3'],
    waiting: ['Игрок4'],
    gone: ['Максим'],
  });
  expect(await readSaid(own)).toContain('Запись отменена');
  const history = (await page.desk.readHistory()).json;
  expect(history[0]).toMatchObject({ username: null });
  expect((await cancel(own)).statusCode).toBe(303);
  expect((await page.desk.readHistory()).json).toEqual(history);
});

test('APPLY-8: the desk undoes a cancelling together with what followed from it', async () => {
  const own = await signUp();
  await fill(4);
  await cancel(own);
  const [{ id } = { id: '' }] = (await page.desk.readHistory()).json;
  await page.desk.undo(id);
  expect(await readSaid(own)).toContain('Вы в основном составе');
  expect((await page.desk.readEntry('Игрок3')).status).toBe('waiting');
});

test('APPLY-8: once the tournament has begun, or is in the trash, nothing is cancelled', async () => {
  const own = await signUp();
  club.setNow(START);
  expect(await readSaid(own)).not.toContain('Отменить запись');
  expect((await cancel(own)).statusCode).toBe(303);
  club.setNow(START - HOUR);
  expect(await readSaid(own)).toContain('Отменить запись');
  expect((await page.desk.readEntry('Максим')).status).toBe('confirmed');
  await club.send({ method: 'DELETE', url: '/api/tournaments/1' });
  expect((await cancel(own)).statusCode).toBe(303);
  expect(await readSaid(own)).toContain('Турнир отменён');
  await club.send({ method: 'POST', url: '/api/tournaments/1/restore' });
  expect((await page.desk.readEntry('Максим')).status).toBe('confirmed');
});

test('APPLY-8: a player who already plays, even before the start, cannot cancel', async () => {
  const own = await signUp();
  await fill(4);
  const { startRound } = createRoundActions(() => page.desk);
  expect(await readSaid(own)).toContain('Отменить запись');
  await startRound();
  expect(await readSaid(own)).not.toContain('Отменить запись');
  expect((await cancel(own)).statusCode).toBe(303);
  expect((await page.desk.readEntry('Максим')).status).toBe('confirmed');
});

test('APPLY-8: after a renewed link every entry page stays valid', async () => {
  const own = await signUp();
  const { path } = (await page.desk.renewLink()).json.signUp;
  const { body } = await page.get(own);
  expect(toText(body)).toContain('Вы в основном составе');
  await cancel(own);
  const after = await page.get(own);
  expect(toText(after.body)).toContain('Запись отменена');
  expect(after.body).not.toContain(path);
});

test('APPLY-8: an unknown secret leads nowhere', async () => {
  const own = await signUp();
  const guesses = [`${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`, `${page.path}/x`];
  for (const path of guesses) {
    expect((await page.get(path)).statusCode).toBe(404);
    expect((await page.get(`${path}/tournament.ics`)).statusCode).toBe(404);
    expect((await cancel(path)).statusCode).toBe(404);
  }
  expect((await page.desk.readEntry('Максим')).status).toBe('confirmed');
});

test('APPLY-8, APPLY-9: the secret is neither stored nor logged, and the token is in no line', async () => {
  const own = await signUp();
  await page.get(own);
  await cancel(own);
  const [, , token = '', secret = ''] = own.split('/');
  const rows = await club.database.selectFrom('play_entries').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  const log = lines.join('\n');
  expect(log).toContain('/apply/:token/:secret');
  for (const secretText of [token, secret, 'Максим', '147-29-80', '9631472980']) {
    expect(log).not.toContain(secretText);
  }
});
