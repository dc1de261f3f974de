import { applicationRules, validateFields } from '../../../src/domain/tournament/rules';
import type { ApplicationRequest } from '../../../src/domain/tournament/tournament';
import { PLAYER_PHONE_FORM_TEXT } from '../../../src/domain/fields/playerPhone';
import { STEP } from '../support/ruleErrors';

describe("a player's application", () => {
  const createValid = (changes: Partial<ApplicationRequest> = {}) =>
    validateFields(applicationRules, {
      name: 'Пётр',
      level: 3.5,
      contactPhone: '+7 (916) 123-45-67',
      userId: 42,
      ...changes,
    });

  test('RULE-6, RULE-8, RULE-10, RULE-11: an application keeps to the same limits as a tournament', () => {
    expect(createValid()).toEqual({});
    expect(createValid({ level: null, userId: 'tg:42' })).toEqual({});
    expect(createValid({ level: 7.5 })).toEqual({ level: 'Уровень от 1 до 7' });
    expect(createValid({ level: 1.2 })).toEqual({ level: STEP });
    expect(createValid({ name: ' П ' })).toEqual({ name: 'Имя игрока минимум 2 символа' });
    expect(createValid({ name: 'П'.repeat(51) })).toEqual({
      name: 'Имя игрока максимум 50 символов',
    });
    expect(createValid({ contactPhone: '8916' })).toEqual({ contactPhone: PLAYER_PHONE_FORM_TEXT });
  });

  test.each(['..', '12', '——', '😀😀', 'ːː', '\u0301\u0301'])(
    'ROSTER-4: %j has no letters and makes no player',
    (name) => {
      expect(createValid({ name })).toHaveProperty('name');
    },
  );

  test.each([0, 42, 'a', 'a'.repeat(64), '🎾'.repeat(64)])('WIRE-2: %j is a user id', (userId) => {
    expect(createValid({ userId })).toEqual({});
  });

  test.each([1.5, NaN, Infinity, 2 ** 53, '', '  ', 'a'.repeat(65)])(
    'WIRE-2: %j is no user id',
    (userId) => {
      expect(createValid({ userId })).toEqual({
        userId: 'Идентификатор игрока: целое число или текст до 64\u00a0символов',
      });
    },
  );
});
