import { formatPhone } from '../../../src/domain/fields/phone';
import { CONSENT_VERSION } from '../../../src/domain/play/signUp/consent';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import {
  getFieldError,
  FORM,
  getLocation,
  openSignUpPage,
  toText,
  findValue,
} from '../../support/signUpPage';

const HOUR = 3_600_000;

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}, {}] });
  page = await openSignUpPage(club);
});
afterEach(() => club.stop());

const readText = async () => toText((await page.get()).body);

test('TRUST-73: a refused form is shown again without signs that no person would type', async () => {
  const answer = await page.signUp(NOW, { givenName: 'Анна', phone: '"'.repeat(1_200) });
  expect(answer.statusCode).toBe(422);
  expect(answer.rawPayload.length).toBeLessThan(16_384);
  expect(findValue(answer.body, 'givenName')).toBe('Анна');
});

describe('signing up', () => {
  test('APPLY-4, ROSTER-2: makes an entry and an application', async () => {
    const answer = await page.signUp(NOW);
    expect(answer.statusCode).toBe(303);
    expect(getLocation(answer)).toMatch(new RegExp(`^${page.path}/[\\w-]{43}$`));
    const entry = await page.desk.readEntry('Максим');
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

  test('APPLY-4: the longest names, and an unknown level, are accepted', async () => {
    const [givenName, familyName] = ['Ж'.repeat(50), 'Щ'.repeat(50)];
    await page.signUp(NOW, { givenName, familyName, level: '' });
    expect(await page.desk.readEntry(givenName)).toMatchObject({ familyName, level: null });
    const { json } = await club.call('GET', '/api/tournaments/1');
    expect(json.applications).toMatchObject([{ name: givenName, level: null }]);
  });

  test.each(['8 963 147-29-80', '9631472980', '+7(963)147.29.80', ' 7 963 147 29 80 '])(
    'APPLY-5: the phone «%s» is understood',
    async (phone) => {
      expect((await page.signUp(NOW, { phone })).statusCode).toBe(303);
      expect((await page.desk.readEntry('Максим')).phone).toBe(formatPhone('79631472980'));
    },
  );

  test.each([
    '+375 29 123-45-67',
    '+998 90 123-45-67',
    '+49 30 123456',
    '+1 (415) 555-26-71',
    '8 (029) 123-45-67',
  ])('APPLY-5: the phone «%s» of another country stays as its owner wrote it', async (phone) => {
    expect((await page.signUp(NOW, { phone: ` ${phone}\u200e` })).statusCode).toBe(303);
    expect((await page.desk.readEntry('Максим')).phone).toBe(phone);
    const { json } = await club.call('GET', '/api/tournaments/1');
    expect(json.applications).toMatchObject([{ contact_phone: phone }]);
    const again = await page.signUp(NOW, { phone: phone.replaceAll(' ', '') });
    expect(again.statusCode).toBe(409);
  });

  test.each([
    ['givenName', 'Я', 'Имя минимум 2 символа'],
    ['givenName', '  ', 'Имя минимум 2 символа'],
    ['givenName', 'Я'.repeat(51), 'Имя максимум 50 символов'],
    ['familyName', '', 'Фамилия минимум 2 символа'],
    ['familyName', 'Я'.repeat(51), 'Фамилия максимум 50 символов'],
    ['phone', '963 147', 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
    ['phone', '', 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
    ['phone', '375 29 123-45-67', 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
    ['phone', '905321234567', 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
    ['phone', '+7 (963) 147-29-801', 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
    ['level', '9', 'Уровень от 1 до 7'],
    ['level', 'мастер', 'Уровень от 1 до 7'],
    ['consent', '', 'Без согласия записать нельзя'],
  ])('APPLY-5, APPLY-6: %s «%s»: %s', async (field, value, message) => {
    const { statusCode, body } = await page.signUp(NOW, { [field]: value });
    expect(statusCode).toBe(422);
    expect(getFieldError(body, field)).toBe(message);
    for (const other of ['givenName', 'familyName', 'phone', 'level', 'consent']) {
      if (other !== field) expect(getFieldError(body, other)).toBe('');
    }
    const kept = { ...FORM, [field]: value };
    for (const name of ['givenName', 'familyName', 'phone'] as const) {
      expect(findValue(body, name)).toBe(kept[name]);
    }
    expect((await page.desk.read()).json.entries).toEqual([]);
  });

  test('APPLY-5: an empty body is refused, and so is one that is no form', async () => {
    const empty = await page.post({});
    expect(empty.statusCode).toBe(422);
    expect(getFieldError(empty.body, 'consent')).toBe('Без согласия записать нельзя');
    const json = await club.app.inject({ method: 'POST', url: page.path, payload: {} });
    expect(json.statusCode).toBe(415);
    expect(toText(json.body)).toContain('Откройте страницу заново.');
  });

  test('APPLY-5: typed markup is shown as text', async () => {
    const givenName = '"><script>alert(1)</script>';
    const { body } = await page.signUp(NOW, { givenName, phone: '' });
    expect(body).not.toContain('<script>alert');
    expect(findValue(body, 'givenName')).toBe(givenName);
  });

  test('APPLY-11: a body of more than 4 KB is refused', async () => {
    const { statusCode, headers } = await page.signUp(NOW, { givenName: 'я'.repeat(4_000) });
    expect(statusCode).toBe(413);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('APPLY-13: when the desk confirms entries, a sign-up waits for that', async () => {
    await page.desk.set({ isApprovedByHand: true, capacity: 4 });
    expect(await readText()).toContain('Свободно 4 места из 4. Клуб подтвердит запись.');
    await page.signUp(NOW);
    expect((await page.desk.readEntry('Максим')).status).toBe('waiting');
  });
});

describe('repeats', () => {
  test('APPLY-7: a repeated form gets its first answer', async () => {
    const form = await page.openForm();
    club.setNow(NOW + HOUR);
    const answers = [await page.post({ ...FORM, form }), await page.post({ ...FORM, form })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(getLocation(answers[1]!)).toBe(getLocation(answers[0]!));
    expect((await page.desk.read()).json.entries).toHaveLength(1);
  });

  test('APPLY-7: another person in the same form makes an entry of their own', async () => {
    const form = await page.openForm();
    club.setNow(NOW + HOUR);
    const first = await page.post({ ...FORM, form });
    const second = await page.post({ ...FORM, form, givenName: 'Вера' });
    expect(second.statusCode).toBe(303);
    expect(getLocation(second)).not.toBe(getLocation(first));
    expect((await page.desk.readRoster()).confirmed).toEqual(['Максим', 'Вера']);
  });

  test.each([
    ['the same', {}],
    ['in other letters', { givenName: 'максим ', familyName: 'ШУБИН', phone: '89631472980' }],
    ['turned round', { givenName: 'Шубин', familyName: 'Максим' }],
    ['in letters that look alike (PLAYER-85)', { givenName: 'Ма́ксим', familyName: 'Шyбин' }],
  ])('APPLY-7: phone and name once more, %s, and no word of place or status', async (_, form) => {
    await page.signUp(NOW);
    const { statusCode, body } = await page.signUp(NOW, form);
    expect(statusCode).toBe(409);
    expect(toText(body)).toContain(
      'Такая заявка уже есть. Откройте свою ссылку или позвоните в клуб.',
    );
    expect((await page.desk.read()).json.entries).toHaveLength(1);
  });

  test('APPLY-7: a player who withdrew can sign up again, a declined one cannot', async () => {
    await page.signUp(NOW);
    await page.desk.mark('Максим', { status: 'withdrawn' });
    expect((await page.signUp(NOW)).statusCode).toBe(303);
    await page.signUp(NOW, { givenName: 'Вера' });
    await page.desk.mark('Вера', { status: 'declined' });
    expect((await page.signUp(NOW, { givenName: 'Вера' })).statusCode).toBe(409);
  });

  test('APPLY-7: the same person can sign up for another tournament', async () => {
    await page.signUp(NOW);
    const other = await openSignUpPage(club, 2);
    expect((await other.signUp(NOW)).statusCode).toBe(303);
  });
});

test('PLAY-46: a микст asks for м/ж, takes no form without it, and no other play asks', async () => {
  expect(await readText()).not.toContain('Мужчина или женщина');
  const asked = await page.signUp(NOW, {
    givenName: 'Пётр',
    phone: '+7 (963) 147-29-81',
    sex: 'm',
  });
  expect(asked.statusCode).toBe(303);
  expect((await page.desk.readEntry('Пётр')).sex).toBeNull();

  await page.desk.set({ variant: 'mixed' });
  expect(await readText()).toContain('Это микст: в каждой паре мужчина и женщина');
  const without = await page.signUp(NOW);
  expect(without.statusCode).toBe(422);
  expect(getFieldError(without.body, 'sex')).toBe('Выберите: мужчина или женщина');
  expect(findValue(without.body, 'givenName')).toBe(FORM.givenName);
  const wrong = await page.signUp(NOW, { sex: 'x' });
  expect(wrong.statusCode).toBe(422);
  expect((await page.signUp(NOW, { sex: 'f' })).statusCode).toBe(303);
  expect((await page.desk.readEntry(FORM.givenName)).sex).toBe('f');
});
