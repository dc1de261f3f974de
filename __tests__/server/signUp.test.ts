import { formatPhone } from '../../src/domain/phone';
import { CONSENT_VERSION } from '../../src/domain/play/consent';
import { makeTestApp, type TestApp } from '../support/serverApp';
import { person } from '../support/playDesk';
import { NOW, TOURNAMENT } from '../support/serverSamples';
import { errorAt, FORM, locationOf, signUpPage, textOf, valueOf } from '../support/signUpPage';

const START = Date.parse(`${TOURNAMENT.date}T${TOURNAMENT.startTime}:00+03:00`);
const HOUR = 3_600_000;

let club: TestApp;
let page: Awaited<ReturnType<typeof signUpPage>>;
beforeEach(async () => {
  club = await makeTestApp({ now: NOW, tournaments: [{}, {}], legalName: 'ООО «Корт»' });
  page = await signUpPage(club);
});
afterEach(() => club.stop());

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => person(`Игрок${index}`));
const text = async (url?: string) => textOf((await page.get(url)).body);

describe('the page', () => {
  test('APPLY-1: says what it is about before anything is asked', async () => {
    const { statusCode, headers, body } = await page.get();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const said = textOf(body);
    expect(said).toContain('Мексикано Суббота, 20 июня, 10:00 – 13:30');
    expect(said).toContain('Уровень 2–4,5 · взнос 1 500 ₽');
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
    await page.desk.add(people(count));
    const said = await text();
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
      expect(textOf(body)).toContain('Такой страницы записи нет Попросите в клубе новую ссылку.');
    }
    expect((await page.post(FORM)).statusCode).toBe(404);
  });

  test('APPLY-6: the consent names who asks for it, and is not ticked', async () => {
    const { body } = await page.get();
    expect(body).not.toContain('checked');
    expect(body).toContain(`href="${page.path}/consent"`);
    const consent = await text(`${page.path}/consent`);
    expect(consent).toContain('ООО «Корт»');
    expect(consent).toContain(TOURNAMENT.organizerPhone);
  });

  test('APPLY-9: nobody keeps or lists these pages, and looking at them changes nothing', async () => {
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

describe('APPLY-3: when nobody can sign up, the page says why and still what it is about', () => {
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
    const stamp = await page.open();
    await close();
    const shown = await page.get();
    expect(shown.statusCode).toBe(status === 410 ? 410 : 200);
    const sent = await page.post({ ...FORM, form: stamp });
    expect(sent.statusCode).toBe(status);
    for (const { body } of [shown, sent]) {
      expect(textOf(body)).toContain('Мексикано Суббота, 20 июня');
      expect(textOf(body)).toContain(`${why} Вопросы — клубу: ${TOURNAMENT.organizerPhone}`);
      expect(body).not.toContain('<form');
    }
    const rows = await club.database.selectFrom('play_entries').select('id').execute();
    expect(rows).toEqual([]);
  });
});

describe('SEEN-71: being shown by the whole name', () => {
  const BOX = /<input[^>]*name="publicName"[^>]*>/;
  const consentOf = async () => (await page.desk.entry('Максим')).publicNameConsent;

  test('SEEN-71: is asked for by itself, unticked, where the tournament shows whole names', async () => {
    expect((await page.get()).body).not.toMatch(BOX);
    const consent = async () => textOf((await page.get(`${page.path}/consent`)).body);
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
    expect(await consentOf()).toBe(CONSENT_VERSION);
    const { id, givenName, familyName, phone, level } = await page.desk.entry('Максим');
    await page.desk.correct(id, { seen: 1, givenName, familyName, phone, level });
    expect(await consentOf()).toBeNull();
  });

  test.each([
    ['who does not tick the box', true, {}],
    ['a form that was not asked for it', false, { publicName: 'yes' }],
  ])('SEEN-71: %s agrees to nothing', async (_, showsFullNames, form) => {
    await page.desk.set({ showsFullNames });
    await page.signUp(NOW, form);
    expect(await consentOf()).toBeNull();
  });
});

describe('signing up', () => {
  test('APPLY-4, ROSTER-2: makes an entry and an application', async () => {
    const answer = await page.signUp(NOW);
    expect(answer.statusCode).toBe(303);
    expect(locationOf(answer)).toMatch(new RegExp(`^${page.path}/[\\w-]{43}$`));
    const entry = await page.desk.entry('Максим');
    expect(entry).toMatchObject({
      familyName: 'Шубин',
      phone: FORM.phone,
      level: 3.5,
      status: 'confirmed',
      source: 'signUp',
      consentVersion: CONSENT_VERSION,
    });
    const { json } = await club.call('GET', '/api/tournaments/1');
    expect(json.applications).toMatchObject([
      {
        id: entry.applicationId,
        name: 'Максим Шубин',
        level: 3.5,
        contact_phone: FORM.phone,
        user_id: `signup:${entry.id}`,
      },
    ]);
    expect((await page.desk.read()).json.entries).toHaveLength(1);
  });

  test('APPLY-4: the longest names, and a level that is not known', async () => {
    const [givenName, familyName] = ['Ж'.repeat(50), 'Щ'.repeat(50)];
    await page.signUp(NOW, { givenName, familyName, level: '' });
    expect(await page.desk.entry(givenName)).toMatchObject({ familyName, level: null });
    const { json } = await club.call('GET', '/api/tournaments/1');
    expect(json.applications).toMatchObject([{ name: givenName, level: null }]);
  });

  test.each(['8 963 147-29-80', '9631472980', '+7(963)147.29.80', ' 7 963 147 29 80 '])(
    'APPLY-5: the phone «%s» is understood',
    async (phone) => {
      expect((await page.signUp(NOW, { phone })).statusCode).toBe(303);
      expect((await page.desk.entry('Максим')).phone).toBe(formatPhone('79631472980'));
    },
  );

  test.each([
    ['givenName', 'Я', 'Имя минимум 2 символа'],
    ['givenName', '  ', 'Имя минимум 2 символа'],
    ['givenName', 'Я'.repeat(51), 'Имя максимум 50 символов'],
    ['familyName', '', 'Фамилия минимум 2 символа'],
    ['familyName', 'Я'.repeat(51), 'Фамилия максимум 50 символов'],
    ['phone', '963 147', 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX'],
    ['phone', '', 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX'],
    ['level', '9', 'Уровень от 1 до 7'],
    ['level', 'мастер', 'Уровень от 1 до 7'],
    ['consent', '', 'Без согласия записать нельзя'],
  ])('APPLY-5, APPLY-6: %s «%s»: %s', async (field, value, message) => {
    const { statusCode, body } = await page.signUp(NOW, { [field]: value });
    expect(statusCode).toBe(422);
    expect(errorAt(body, field)).toBe(message);
    for (const other of ['givenName', 'familyName', 'phone', 'level', 'consent']) {
      if (other !== field) expect(errorAt(body, other)).toBe('');
    }
    const kept = { ...FORM, [field]: value };
    for (const name of ['givenName', 'familyName', 'phone'] as const) {
      expect(valueOf(body, name)).toBe(kept[name]);
    }
    expect((await page.desk.read()).json.entries).toEqual([]);
  });

  test('APPLY-5: an empty body, and one that is no form', async () => {
    const empty = await page.post({});
    expect(empty.statusCode).toBe(422);
    expect(errorAt(empty.body, 'consent')).toBe('Без согласия записать нельзя');
    const json = await club.app.inject({ method: 'POST', url: page.path, payload: {} });
    expect(json.statusCode).toBe(415);
    expect(textOf(json.body)).toContain('Откройте страницу заново.');
  });

  test('APPLY-5: what is typed is shown as text', async () => {
    const givenName = '"><script>alert(1)</script>';
    const { body } = await page.signUp(NOW, { givenName, phone: '' });
    expect(body).not.toContain('<script>alert');
    expect(valueOf(body, 'givenName')).toBe(givenName);
  });

  test('APPLY-11: a body of more than 4 KB is refused', async () => {
    const { statusCode, headers } = await page.signUp(NOW, { givenName: 'я'.repeat(4_000) });
    expect(statusCode).toBe(413);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('APPLY-13: where the desk confirms, whoever signs up waits for that', async () => {
    await page.desk.set({ isApprovedByHand: true, capacity: 4 });
    expect(await text()).toContain('Свободно 4 места из 4. Клуб подтвердит запись.');
    await page.signUp(NOW);
    expect((await page.desk.entry('Максим')).status).toBe('waiting');
  });
});

describe('repeats', () => {
  test('APPLY-7: a repeated form gets its first answer', async () => {
    const form = await page.open();
    club.setNow(NOW + HOUR);
    const answers = [await page.post({ ...FORM, form }), await page.post({ ...FORM, form })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(locationOf(answers[1]!)).toBe(locationOf(answers[0]!));
    expect((await page.desk.read()).json.entries).toHaveLength(1);
  });

  test('APPLY-7: somebody else in the same form is somebody else', async () => {
    const form = await page.open();
    club.setNow(NOW + HOUR);
    const first = await page.post({ ...FORM, form });
    const second = await page.post({ ...FORM, form, givenName: 'Вера' });
    expect(second.statusCode).toBe(303);
    expect(locationOf(second)).not.toBe(locationOf(first));
    expect((await page.desk.roster()).confirmed).toEqual(['Максим', 'Вера']);
  });

  test.each([
    ['the same', {}],
    ['in other letters', { givenName: 'максим ', familyName: 'ШУБИН', phone: '89631472980' }],
    ['turned round', { givenName: 'Шубин', familyName: 'Максим' }],
  ])('APPLY-7: phone and name once more, %s, and no word of place or status', async (_, form) => {
    await page.signUp(NOW);
    const { statusCode, body } = await page.signUp(NOW, form);
    expect(statusCode).toBe(409);
    expect(textOf(body)).toContain(
      'Такая заявка уже есть. Откройте свою ссылку или позвоните в клуб.',
    );
    expect((await page.desk.read()).json.entries).toHaveLength(1);
  });

  test('APPLY-7: whoever has withdrawn can sign up again, whoever was declined cannot', async () => {
    await page.signUp(NOW);
    await page.desk.mark('Максим', { status: 'withdrawn' });
    expect((await page.signUp(NOW)).statusCode).toBe(303);
    await page.signUp(NOW, { givenName: 'Вера' });
    await page.desk.mark('Вера', { status: 'declined' });
    expect((await page.signUp(NOW, { givenName: 'Вера' })).statusCode).toBe(409);
  });

  test('APPLY-7: the same person can sign up for another tournament', async () => {
    await page.signUp(NOW);
    const other = await signUpPage(club, 2);
    expect((await other.signUp(NOW)).statusCode).toBe(303);
  });
});

test('PLAY-46: a микст asks for м/ж, takes no form without it, and no other play asks', async () => {
  expect(await text()).not.toContain('Мужчина или женщина');
  const asked = await page.signUp(NOW, {
    givenName: 'Пётр',
    phone: '+7 (963) 147-29-81',
    sex: 'm',
  });
  expect(asked.statusCode).toBe(303);
  expect((await page.desk.entry('Пётр')).sex).toBeNull();

  await page.desk.set({ variant: 'mixed' });
  expect(await text()).toContain('Это микст: в каждой паре мужчина и женщина');
  const without = await page.signUp(NOW);
  expect(without.statusCode).toBe(422);
  expect(errorAt(without.body, 'sex')).toBe('Выберите: мужчина или женщина');
  expect(valueOf(without.body, 'givenName')).toBe(FORM.givenName);
  const wrong = await page.signUp(NOW, { sex: 'x' });
  expect(wrong.statusCode).toBe(422);
  expect((await page.signUp(NOW, { sex: 'f' })).statusCode).toBe(303);
  expect((await page.desk.entry(FORM.givenName)).sex).toBe('f');
});
