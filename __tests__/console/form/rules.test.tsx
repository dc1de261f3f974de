import { screen } from '@testing-library/react';
import {
  fillFields,
  getButton,
  getField,
  GIVEN,
  openCreateForm,
  type Label,
} from '../../support/consoleForms';

/** Text typed into a field and the message below it; null for a valid text. */
const CASES: [clause: string, label: Label, text: string, message: string | null][] = [
  ['RULE-2', 'Дата', '', 'Дата обязательна'],
  ['RULE-2', 'Дата', '30.05.2026', 'Дата не может быть в прошлом'],
  ['RULE-2', 'Дата', '01.06.2026', null],
  ['RULE-12', 'Дата', '31042099', 'Такой даты нет'],
  ['RULE-12', 'Дата', '0506', 'Дата в формате ДД.ММ.ГГГГ'],
  ['RULE-3', 'Время начала', '', 'Время начала обязательно'],
  ['RULE-3', 'Время начала', '0759', 'Время начала не может быть раньше 8:00'],
  ['RULE-3', 'Время начала', '0800', null],
  ['RULE-3', 'Время начала', '2301', 'Время начала не может быть позже 23:00'],
  ['RULE-3', 'Время начала', '2300', null],
  ['RULE-12', 'Время начала', '093', 'Время в формате ЧЧ:ММ'],
  ['RULE-4', 'Время окончания', '2359', null],
  ['RULE-12', 'Время окончания', '12', 'Время в формате ЧЧ:ММ'],
  ['RULE-5', 'Время окончания', '1000', 'Время окончания должно быть больше времени начала'],
  ['RULE-5', 'Время окончания', '1001', null],
  ['RULE-9', 'Взнос, ₽', '-1', 'Взнос не может быть отрицательным'],
  ['RULE-9', 'Взнос, ₽', '10.5', 'Взнос указывается в целых рублях'],
  ['RULE-9', 'Взнос, ₽', '1000001', 'Взнос не больше 1\u00a0000\u00a0000\u00a0₽'],
  ['RULE-9', 'Взнос, ₽', '1000000', null],
  ['RULE-9', 'Взнос, ₽', '', null],
  ['RULE-10', 'Имя организатора', ' О ', 'Имя организатора минимум 2 символа'],
  ['RULE-10', 'Имя организатора', 'я'.repeat(51), 'Имя организатора максимум 50 символов'],
  ['RULE-10', 'Имя организатора', ` ${'я'.repeat(50)} `, null],
  ['RULE-11', 'Телефон организатора', '', 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX'],
  [
    'RULE-11',
    'Телефон организатора',
    '916123456',
    'Телефон должен быть в формате +7 (XXX) XXX-XX-XX',
  ],
];

const clauses = [...new Set(CASES.map(([clause]) => clause))].join(', ');

test(`each wrong value has its message, and a right one none (${clauses}, CREATE-8)`, async () => {
  const { user } = await openCreateForm();
  await fillFields(user, GIVEN);
  for (const [, label, text, message] of CASES) {
    const field = getField(label);
    const before = field.value;
    await fillFields(user, { [label]: text });
    await user.tab();
    const isWrong = message !== null;
    const shown = {
      text,
      isInvalid: field.getAttribute('aria-invalid') === 'true',
      isDisabled: getButton('Создать турнир').hasAttribute('disabled'),
    };
    expect(shown).toEqual({ text, isInvalid: isWrong, isDisabled: isWrong });
    if (isWrong) expect(field).toHaveAccessibleDescription(message);
    await fillFields(user, { [label]: before });
    expect(field).toBeValid();
  }
  expect(screen.queryByRole('alert')).toBeNull();
});
