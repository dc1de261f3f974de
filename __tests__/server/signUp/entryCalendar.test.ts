import { createTestApp, type TestApp } from '../../support/serverApp';
import { createPerson } from '../../support/playDesk';
import { NOW } from '../../support/serverSamples';
import { STAMP_FIELD } from '../../../src/public/fieldNames';
import { FORM, getLocation, openSignUpPage, toText } from '../../support/signUpPage';

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
let own: string;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}] });
  page = await openSignUpPage(club);
  own = getLocation(await page.signUp(NOW));
});
afterEach(() => club.stop());

const readFile = async () => {
  const { statusCode, body } = await page.get(`${own}/tournament.ics`);
  expect(statusCode).toBe(200);
  const findValue = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(body)?.[1];
  return {
    id: findValue('UID'),
    status: findValue('STATUS'),
    sequence: Number(findValue('SEQUENCE')),
    method: findValue('METHOD'),
  };
};
const readSaid = async () => toText((await page.get(own)).body);
const cancel = () => page.post({}, undefined, `${own}/cancel`);
const undoLast = async () => {
  const [{ id } = { id: '' }] = (await page.desk.readHistory()).json;
  await page.desk.undo(id);
};
const remove = () => club.call('DELETE', '/api/tournaments/1');
const restore = () => club.call('POST', '/api/tournaments/1/restore');

test.each([
  ['they cancel', cancel, undoLast],
  ['the desk declines them', () => page.desk.mark('Максим', { status: 'declined' }), undoLast],
  ['the club cancels the tournament', remove, restore],
])(
  'APPLY-16: once %s, the file of the same event is cancelled, and newer; taken back it is newer still',
  async (_, end, takeBack) => {
    const first = await readFile();
    expect(first).toMatchObject({ status: undefined, method: 'PUBLISH' });
    expect(await readSaid()).toContain('В календарь');
    await end();
    const second = await readFile();
    expect(second).toEqual({ ...first, status: 'CANCELLED', sequence: expect.any(Number) });
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(await readSaid()).toContain('Отменить в календаре');
    await takeBack();
    const third = await readFile();
    expect(third).toEqual({ ...first, sequence: expect.any(Number) });
    expect(third.sequence).toBeGreaterThan(second.sequence);
  },
);

test('APPLY-16: a player who cancels while under review, or signs up again, has a newer file each time', async () => {
  const fields = { ...FORM, givenName: 'Пётр', phone: '+7 (963) 147-29-81' };
  own = getLocation(await page.post({ ...fields, [STAMP_FIELD]: await page.openForm() }));
  expect(await readSaid()).toContain('Заявка на проверке');
  const held = await readFile();
  await cancel();
  const cancelled = await readFile();
  expect(cancelled).toMatchObject({ id: held.id, status: 'CANCELLED' });
  expect(cancelled.sequence).toBeGreaterThan(held.sequence);
  own = getLocation(await page.signUp(NOW, fields));
  const again = await readFile();
  expect(again).toMatchObject({ id: held.id, status: undefined });
  expect(again.sequence).toBeGreaterThan(cancelled.sequence);
});

test('APPLY-16: a change of another entry cancels nothing', async () => {
  await page.desk.add([createPerson('Анна')]);
  await page.desk.mark('Анна', { status: 'withdrawn' });
  expect((await readFile()).status).toBeUndefined();
});
