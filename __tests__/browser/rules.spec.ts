import { expect, test } from './support/fixtures';
import { addDaysToToday, formatDate } from './support/days';
import { fillTournament, getMainButton, retype } from './support/consolePage';

/** What somebody leaves in a field, and what they read under it; nothing where it is fine. */
const CASES: [clause: string, label: string, text: string, message: string | null][] = [
  ['RULE-2', 'Дата', '', 'Дата обязательна'],
  ['RULE-2', 'Дата', formatDate(addDaysToToday(-2)), 'Дата не может быть в прошлом'],
  ['RULE-2', 'Дата', formatDate(addDaysToToday(0)), null],
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
  ['RULE-5', 'Время окончания', '0930', 'Время окончания должно быть больше времени начала'],
  ['RULE-5', 'Время окончания', '0931', null],
  ['RULE-9', 'Взнос, ₽', '-1', 'Взнос не может быть отрицательным'],
  ['RULE-9', 'Взнос, ₽', '10.5', 'Взнос указывается в целых рублях'],
  ['RULE-9', 'Взнос, ₽', '1000001', 'Взнос не больше 1 000 000 ₽'],
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

test.beforeEach(async ({ listPage }) => {
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
});

test(`each wrong value has its message, and a right one none (${clauses}, CREATE-8)`, async ({
  listPage,
}) => {
  await fillTournament(listPage);
  const submit = getMainButton(listPage, 'Создать турнир');
  for (const [, label, text, message] of CASES) {
    const field = listPage.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await retype(field, text);
    await field.blur();
    const caseName = `${label}: ${text}`;
    if (message === null) {
      await expect(field, caseName).toHaveAttribute('aria-invalid', 'false');
      await expect(submit, caseName).toBeEnabled();
    } else {
      await expect(field, caseName).toHaveAccessibleDescription(message);
      await expect(field, caseName).toHaveAttribute('aria-invalid', 'true');
      await expect(submit, caseName).toBeDisabled();
    }
    await retype(field, before);
    await expect(field, caseName).toHaveAttribute('aria-invalid', 'false');
  }
  await expect(listPage.getByRole('alert')).toHaveCount(0);
});

test('nobody is scolded while typing, nor in fields they have not been to (CREATE-8)', async ({
  listPage,
}) => {
  const phone = listPage.getByLabel('Телефон организатора');
  await phone.pressSequentially('916');
  await expect(listPage.getByRole('alert')).toHaveCount(0);
  await phone.blur();
  await expect(listPage.getByRole('alert')).toHaveCount(1);
  await phone.focus();
  await phone.press('End');
  await phone.pressSequentially('1234567');
  await expect(listPage.getByRole('alert')).toHaveCount(0);
});

test('the choices hold no wrong type or level (RULE-1, RULE-6, RULE-7, RULE-8)', async ({
  listPage,
}) => {
  const values = (label: string) =>
    listPage
      .getByLabel(label)
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await values('Тип турнира')).toEqual(['Мексикано', 'Американо']);
  await listPage.getByLabel('Минимальный уровень').selectOption('6');
  const levels = await values('Минимальный уровень');
  expect(levels).toHaveLength(13);
  expect(levels.every((level) => Number(level) >= 1 && Number(level) <= 7)).toBe(true);
  expect(levels.every((level) => Number.isInteger(Number(level) * 2))).toBe(true);
  expect(await values('Максимальный уровень')).toEqual(['', '6', '6.5', '7']);
});
