import { createTestApp, type TestApp } from '../../support/serverApp';
import { createPerson } from '../../support/playDesk';
import { NOW, TOURNAMENT } from '../../support/serverSamples';
import { FORM, openSignUpPage, toText } from '../../support/signUpPage';

const START = Date.parse(`${TOURNAMENT.date}T${TOURNAMENT.startTime}:00+03:00`);
const HOUR = 3_600_000;

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}, {}], legalName: 'ООО «Корт»' });
  page = await openSignUpPage(club);
});
afterEach(() => club.stop());

const createPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => createPerson(`Игрок${index}`));
const readText = async (url?: string) => toText((await page.get(url)).body);

describe('the page', () => {
  test('APPLY-1: says what it is about before anything is asked', async () => {
    const { statusCode, headers, body } = await page.get();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const said = toText(body);
    expect(said).toContain('Мексикано Суббота, 20 июня, 10:00 – 13:30');
    expect(said).toContain('Уровень 2 - 4.5 · взнос 1 500 ₽');
    expect(said).toContain('Организатор: Анна Соколова, +7 (916) 123-45-67');
    expect(said.indexOf('Места есть.')).toBeLessThan(said.indexOf('Имя'));
  });

  test.each([
    ['as many as come', null, 3, 'Места есть. Вы попадёте в основной состав.', 'Записаться'],
    ['room', 8, 3, 'Свободно 5 мест из 8. Вы попадёте в основной состав.', 'Записаться'],
    ['one place', 4, 3, 'Свободно 1 место из 4. Вы попадёте', 'Записаться'],
    [
      'no place',
      4,
      4,
      'Все 4 места заняты. Ваше место в листе ожидания — №1.',
      'Записаться в лист ожидания',
    ],
    [
      'others who wait',
      4,
      6,
      'Все 4 места заняты, 2 человека ждут. Ваше место в листе ожидания — №3.',
      'Записаться в лист ожидания',
    ],
  ])('APPLY-1: %s', async (_, capacity, count, places, button) => {
    await page.desk.set({ capacity });
    await page.desk.add(createPeople(count));
    const said = await readText();
    expect(said).toContain(places);
    expect(said.endsWith(` ${button}`)).toBe(true);
  });

  test('APPLY-2: an address that was never one, or is no longer, is unknown', async () => {
    const old = page.path;
    await page.desk.renewLink();
    for (const path of [old, '/apply/unknown', '/apply/', `${old}/consent`]) {
      const { statusCode, headers, body } = await page.get(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(toText(body)).toContain('Такой страницы записи нет Попросите в клубе новую ссылку.');
    }
    expect((await page.post(FORM)).statusCode).toBe(404);
  });

  test('SEEN-74: an address that no text of a database can be is unknown', async () => {
    const own = ['/apply/%00', '/apply/%00/consent', '/apply/x/%00'];
    const others = ['/live/%00', '/live/%00/events', '/score/%00', '/score/%00/board'];
    for (const path of [...own, ...others]) {
      expect([path, (await page.get(path)).statusCode]).toEqual([path, 404]);
    }
  });

  test('APPLY-6: the consent names who asks for it, and is not ticked', async () => {
    const { body } = await page.get();
    expect(body).not.toContain('checked');
    expect(body).toContain(`href="${page.path}/consent"`);
    const consent = await readText(`${page.path}/consent`);
    expect(consent).toContain('ООО «Корт»');
    expect(consent).toContain(TOURNAMENT.organizerPhone);
  });

  test('APPLY-9: these pages are neither cached nor indexed, and looking at them changes nothing', async () => {
    const before = (await page.desk.read()).json;
    for (const path of [page.path, `${page.path}/consent`, '/apply/unknown']) {
      const { headers } = await page.get(path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    expect((await page.desk.read()).json).toEqual(before);
  });
});

describe('APPLY-3: the page says why signing up is closed, and still what it is about', () => {
  const closings: [string, number, () => Promise<unknown>][] = [
    ['Запись закрыта', 409, () => page.desk.set({ isSignUpClosed: true })],
    [
      'Запись закончилась',
      409,
      async () => {
        await page.desk.set({ signUpEndsHours: 2 });
        club.setNow(START - 2 * HOUR);
      },
    ],
    ['Турнир уже начался', 409, async () => club.setNow(START)],
    ['Турнир уже прошёл', 409, async () => club.setNow(START + 4 * HOUR)],
    ['Турнир отменён', 410, () => club.send({ method: 'DELETE', url: '/api/tournaments/1' })],
  ];

  test.each(closings)('%s', async (why, status, close) => {
    const stamp = await page.openForm();
    await close();
    const shown = await page.get();
    expect(shown.statusCode).toBe(status === 410 ? 410 : 200);
    const sent = await page.post({ ...FORM, form: stamp });
    expect(sent.statusCode).toBe(status);
    for (const { body } of [shown, sent]) {
      expect(toText(body)).toContain('Мексикано Суббота, 20 июня');
      expect(toText(body)).toContain(`${why} Вопросы — клубу: ${TOURNAMENT.organizerPhone}`);
      expect(body).not.toContain('<form');
    }
    const rows = await club.database.selectFrom('play_entries').select('id').execute();
    expect(rows).toEqual([]);
  });
});
