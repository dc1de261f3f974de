import { applicationRules, validateFields } from '../../../src/domain/tournament/rules';
import type { ApplicationRequest } from '../../../src/domain/tournament/tournament';
import { PHONE, STEP } from '../support/ruleErrors';

describe("a player's application", () => {
  const application = (changes: Partial<ApplicationRequest> = {}) =>
    validateFields(applicationRules, {
      name: 'Пётр',
      level: 3.5,
      contactPhone: '+7 (916) 123-45-67',
      userId: 42,
      ...changes,
    });

  test('RULE-6, RULE-8, RULE-10, RULE-11: it keeps to the same limits as a tournament', () => {
    expect(application()).toEqual({});
    expect(application({ level: null, userId: 'tg:42' })).toEqual({});
    expect(application({ level: 7.5 })).toEqual({ level: 'Уровень от 1 до 7' });
    expect(application({ level: 1.2 })).toEqual({ level: STEP });
    expect(application({ name: ' П ' })).toEqual({ name: 'Имя игрока минимум 2 символа' });
    expect(application({ name: 'П'.repeat(51) })).toEqual({
      name: 'Имя игрока максимум 50 символов',
    });
    expect(application({ contactPhone: '8916' })).toEqual({ contactPhone: PHONE });
  });

  test.each([0, 42, 'a', 'a'.repeat(64), '🎾'.repeat(64)])('WIRE-2: %j is a user id', (userId) => {
    expect(application({ userId })).toEqual({});
  });

  test.each([1.5, NaN, Infinity, 2 ** 53, '', '  ', 'a'.repeat(65)])(
    'WIRE-2: %j is no user id',
    (userId) => {
      expect(application({ userId })).toEqual({
        userId: 'Идентификатор игрока: целое число или текст до 64\u00a0символов',
      });
    },
  );
});
