import fc from 'fast-check';
import { formatPhone, isPhone } from '../../../../src/domain/fields/phone';
import { maskTypedPhone, phoneMask } from '../../../../src/domain/fields/phoneTyping';
import { createEntryState } from '../../../../src/domain/play/model/entry';
import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import { EMPTY_PLAY_STATE, type PlayState } from '../../../../src/domain/play/log/playState';
import { EMPTY_SIGN_UP, interpretSignUp } from '../../../../src/domain/play/signUp/signUpForm';
import { getSignUpPhase } from '../../../../src/domain/play/signUp/signUpPhase';
import { describeSpots, formatSignUpButton } from '../../../../src/domain/play/signUp/signUpTexts';
import { findSignUpPosition } from '../../../../src/domain/play/signUp/signUpPosition';
import { createRuns } from '../../../support/createRuns';

const createPlay = (settings: object, confirmed: number, waiting: number): PlayState => ({
  ...EMPTY_PLAY_STATE,
  settings: { ...DEFAULT_PLAY_SETTINGS, ...settings },
  entries: Object.fromEntries(
    Array.from({ length: confirmed + waiting }, (_, index) => [
      `id${index}`,
      createEntryState(index < confirmed ? 'confirmed' : 'waiting', `a${index}`),
    ]),
  ),
});
const toPlain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('APPLY-1: the phone while it is typed', () => {
  const parseTyped = (keys: string) =>
    [...keys].reduce((text, key) => maskTypedPhone(text + key, text.length + 1).text, '');

  test.each(['89631472980', '79631472980', '9631472980', '+79631472980', '8 (963) 147-29-80'])(
    '%s, key by key and at once',
    (keys) => {
      expect(parseTyped(keys)).toBe('+7 (963) 147-29-80');
      expect(maskTypedPhone(keys, keys.length)).toEqual({ text: '+7 (963) 147-29-80', caret: 18 });
    },
  );

  test('any typing at any place gives the beginning of a phone', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), fc.nat(25), (text, at) => {
        fc.pre(!phoneMask.isLeft!(text));
        const masked = maskTypedPhone(text, Math.min(at, text.length));
        expect(masked.text).toMatch(
          /^(?:\+(?:7(?: \(\d{1,3}(?:\) \d{1,3}(?:-\d{1,2}(?:-\d{1,2})?)?)?)?)?)?$/,
        );
        expect(masked.caret).toBeLessThanOrEqual(masked.text.length);
        expect(maskTypedPhone(masked.text, masked.caret)).toEqual(masked);
      }),
      createRuns(),
    );
  });

  test('ROSTER-4: a digit too many stays where it was typed', () => {
    const typed = { text: '+7 (9263) 147-29-80', caret: 7 };
    expect(maskTypedPhone(typed.text, typed.caret)).toEqual(typed);
  });

  test('a deletion at the end always takes a digit, until nothing is left', () => {
    let text = '+7 (963) 147-29-80';
    for (let left = 10; left > 0; left -= 1) {
      text = maskTypedPhone(text.slice(0, -1), text.length - 1).text;
      expect(text.replace(/\D/g, '')).toHaveLength(left);
    }
    expect(text).toBe('+7');
  });

  test('the caret stays next to its digit', () => {
    expect(maskTypedPhone('+7 (9263) 147-29-8', 7)).toEqual({
      text: '+7 (926) 314-72-98',
      caret: 7,
    });
    expect(maskTypedPhone('+7 (96) 147-29-80', 6)).toEqual({ text: '+7 (961) 472-98-0', caret: 6 });
  });
});

test('APPLY-5: a whole form that breaks no rule', () => {
  const { person, errors } = interpretSignUp(
    {
      givenName: '  Анна   Мария ',
      familyName: 'Ли',
      phone: '8-963-147-29-80',
      sex: '',
      level: '2.5',
      consent: 'yes',
      publicName: '',
    },
    false,
  );
  expect(errors).toEqual({});
  expect(person).toEqual({
    givenName: 'Анна Мария',
    familyName: 'Ли',
    phone: formatPhone('79631472980'),
    level: 2.5,
  });
});

test('APPLY-5: any sent form is a valid person, or has errors', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const values = fc.record({
    givenName: text,
    familyName: text,
    phone: fc.oneof(text, fc.constantFrom('89631472980', '+7 963 147 29 80')),
    sex: fc.oneof(text, fc.constantFrom('', 'm', 'f')),
    level: fc.oneof(text, fc.constantFrom('', '1', '7', '3.5', '3,5')),
    consent: fc.constantFrom('', 'yes'),
    publicName: fc.constantFrom('', 'yes'),
  });
  fc.assert(
    fc.property(values, fc.boolean(), (sent, asksSex) => {
      const { person, sex, errors } = interpretSignUp(sent, asksSex);
      if (Object.keys(errors).length > 0) return;
      expect(sent.consent).not.toBe('');
      expect(sex).toBe(asksSex ? sent.sex : null);
      expect([null, 'm', 'f']).toContain(sex);
      expect(isPhone(person.phone)).toBe(true);
      expect(person.level === null || (person.level >= 1 && person.level <= 7)).toBe(true);
    }),
    createRuns(),
  );
  expect(Object.keys(interpretSignUp(EMPTY_SIGN_UP, false).errors)).toEqual([
    'givenName',
    'familyName',
    'phone',
    'consent',
  ]);
});

test.each([
  [{ capacity: null }, 7, 0, 'Места есть.', 'Вы попадёте в основной состав.', 'Записаться'],
  [{ capacity: 8 }, 7, 0, 'Свободно 1 место из 8.', 'Вы попадёте в основной состав.', 'Записаться'],
  [
    { capacity: 8 },
    6,
    1,
    'Свободно 2 места из 8, но уже один человек ждёт.',
    'Ваше место в листе ожидания — №2.',
    'Записаться в лист ожидания',
  ],
  [
    { capacity: 4 },
    6,
    5,
    'Все 4 места заняты, 5 человек ждут.',
    'Ваше место в листе ожидания — №6.',
    'Записаться в лист ожидания',
  ],
  [
    { capacity: 8, isApprovedByHand: true },
    6,
    5,
    'Свободно 2 места из 8.',
    'Клуб подтвердит запись.',
    'Отправить заявку',
  ],
  [
    { capacity: 6, isApprovedByHand: true },
    6,
    0,
    'Все 6 мест заняты.',
    'Ваше место в листе ожидания — №1. Клуб подтвердит запись.',
    'Записаться в лист ожидания',
  ],
])('APPLY-1, APPLY-13: %j with %i in and %i waiting', (settings, confirmed, waiting, ...said) => {
  const state = createPlay(settings, confirmed, waiting);
  const { now, yours } = describeSpots(state);
  expect([now, yours, formatSignUpButton(state)].map(toPlain)).toEqual(said);
});

describe('APPLY-3: the state of signing up', () => {
  const tournament = { date: '2026-06-20', start_time: '10:00', end_time: null as string | null };
  const toMs = (time: string) => Date.parse(`${time}:00+03:00`);
  const getPhaseAt = (time: string, settings = {}, changes = {}) =>
    getSignUpPhase(
      {
        tournament: { ...tournament, ...changes },
        isInTrash: false,
        play: { ...EMPTY_PLAY_STATE, settings: { ...DEFAULT_PLAY_SETTINGS, ...settings } },
      },
      toMs(time),
      'Europe/Moscow',
    );

  test.each([
    ['2026-06-20T09:59', {}, 'open'],
    ['2026-06-20T10:00', {}, 'begun'],
    ['2026-06-20T23:59', {}, 'begun'],
    ['2026-06-21T00:00', {}, 'played'],
    ['2026-06-20T07:59', { signUpEndsHours: 2 }, 'open'],
    ['2026-06-20T08:00', { signUpEndsHours: 2 }, 'ended'],
    ['2026-06-01T10:00', { isSignUpClosed: true }, 'closed'],
    ['2026-06-20T10:00', { isSignUpClosed: true }, 'begun'],
  ])('at %s with %j: %s', (time, settings, expected) => {
    expect(getPhaseAt(time, settings)).toBe(expected);
  });

  test('the end of the tournament is the end of it, where it is known', () => {
    expect(getPhaseAt('2026-06-20T12:59', {}, { end_time: '13:00' })).toBe('begun');
    expect(getPhaseAt('2026-06-20T13:00', {}, { end_time: '13:00' })).toBe('played');
  });

  test('a start that cannot be read closes nothing', () => {
    expect(getPhaseAt('2026-06-20T23:00', {}, { start_time: 'вечером' })).toBe('open');
  });
});

test('APPLY-8: only waiting entries have a position', () => {
  const state = createPlay({ capacity: 4 }, 4, 2);
  expect(findSignUpPosition(state, 'id5')).toMatchObject({
    status: 'waiting',
    place: 2,
    people: { confirmed: 4, waiting: 2 },
  });
  expect(findSignUpPosition(state, 'id1')).toMatchObject({ status: 'confirmed', place: null });
  expect(findSignUpPosition(state, 'nobody')).toBeNull();
});
