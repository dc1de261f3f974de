import { screen, within } from '@testing-library/react';
import { VALUE_NAMES } from '../../src/domain/fields';
import {
  button,
  fieldOf,
  fill,
  GIVEN,
  LABELS,
  noteOf,
  openNew,
  valuesShown,
} from '../support/consoleForms';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const status = () => screen.getByRole('status').textContent;
const optionsOf = (label: 'Минимальный уровень' | 'Максимальный уровень' | 'Тип турнира') =>
  within(fieldOf(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const DEFAULTS = {
  'Тип турнира': 'Мексикано',
  Дата: '',
  'Время начала': '',
  'Время окончания': '',
  'Минимальный уровень': '1',
  'Максимальный уровень': '',
  'Взнос, ₽': '0',
  'Имя организатора': '',
  'Телефон организатора': '',
};

test('CREATE-1 «Назад» leads to the list', async () => {
  const { user } = await openNew();
  await user.click(button('Назад'));
  expect(await screen.findByText('Турниров пока нет')).toBeVisible();
  expect(location.pathname).toBe('/tournaments');
});

test('CREATE-2 CREATE-3 CREATE-4 CREATE-13 the fields, their names, labels, choices and defaults', async () => {
  await openNew();
  expect(LABELS.map((label) => fieldOf(label).name)).toEqual([...VALUE_NAMES]);
  expect(VALUE_NAMES).toEqual([
    'tournament_type',
    'date',
    'start_time',
    'end_time',
    'level_from',
    'level_to',
    'entry_fee',
    'organizer_name',
    'organizer_phone',
  ]);
  expect(valuesShown()).toEqual(DEFAULTS);
  expect(optionsOf('Тип турнира')).toEqual(['Мексикано', 'Американо']);
  const levels = Array.from({ length: 13 }, (_, step) => `Уровень ${(1 + step / 2).toFixed(1)}`);
  expect(optionsOf('Минимальный уровень')).toEqual(levels);
  expect(optionsOf('Максимальный уровень')).toEqual(['Не указан', ...levels]);
  expect(fieldOf('Взнос, ₽')).toHaveAttribute('type', 'number');
  expect(fieldOf('Взнос, ₽')).toHaveAttribute('min', '0');
  expect(fieldOf('Взнос, ₽')).toHaveAttribute('placeholder', '0');
  expect(fieldOf('Имя организатора')).toHaveAttribute('placeholder', 'Иван Иванов');
  expect(fieldOf('Телефон организатора')).toHaveAttribute('placeholder', '+7 (___) ___-__-__');
  expect(fieldOf('Время начала')).toHaveAttribute('placeholder', '00:00');
});

test('CREATE-2 CREATE-9 the maximum offers levels from the minimum on, and a raised minimum clears it', async () => {
  const { user } = await openNew();
  await fill(user, { 'Максимальный уровень': 'Уровень 3.0', 'Минимальный уровень': 'Уровень 3.0' });
  expect(fieldOf('Максимальный уровень')).toHaveDisplayValue('Уровень 3.0');
  expect(optionsOf('Максимальный уровень').slice(0, 2)).toEqual(['Не указан', 'Уровень 3.0']);
  await fill(user, { 'Минимальный уровень': 'Уровень 6.5' });
  expect(fieldOf('Максимальный уровень')).toHaveDisplayValue('Не указан');
  expect(optionsOf('Максимальный уровень')).toEqual(['Не указан', 'Уровень 6.5', 'Уровень 7.0']);
});

test('CREATE-5 hints at the times, and the box of restrictions', async () => {
  await openNew();
  expect(noteOf('Время начала')).toContain('8:00');
  expect(noteOf('Время окончания')).toContain('23:59');
  const box = screen.getByRole('complementary', { name: 'Ограничения' });
  const lines = within(box)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
  expect(lines).toEqual([
    'Начало: с 8:00 до 23:00',
    'Окончание: с 8:00 до 23:59, необязательно',
    'Максимальный уровень: необязательно, не ниже минимального',
  ]);
});

test('CREATE-6 the button waits for a valid form, and a status says what is missing', async () => {
  const { user, club } = await openNew();
  expect(button('Создать турнир')).toBeDisabled();
  expect(status()).toBe('Заполните дату, время начала, имя организатора, телефон организатора.');
  await fill(user, { Дата: '20.06.2026', 'Имя организатора': 'Вера' });
  expect(status()).toBe('Заполните время начала, телефон организатора.');
  await fill(user, GIVEN);
  expect(status()).toBe('Всё заполнено');
  expect(button('Создать турнир')).toBeEnabled();
  await fill(user, { 'Время окончания': '1000' });
  expect(button('Создать турнир')).toBeDisabled();
  expect(status()).toBe('Исправьте время окончания.');
  await fill(user, { 'Время окончания': '1001' });
  expect(button('Создать турнир')).toBeEnabled();
  expect(club.of('POST')).toEqual([]);
});

test('CREATE-7 «Сбросить» gives back the empty form, its messages gone', async () => {
  const { user } = await openNew();
  await fill(user, { ...GIVEN, Дата: '31.05.2026', 'Тип турнира': 'Американо' });
  await user.tab();
  expect(noteOf('Дата')).toBe('Дата не может быть в прошлом');
  await user.click(button('Сбросить'));
  expect(valuesShown()).toEqual(DEFAULTS);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Создать турнир')).toBeDisabled();
});

describe('CREATE-8 messages', () => {
  test('CREATE-8 CREATE-13 one comes when the field is left, is tied to it, and goes as soon as it is mended', async () => {
    const { user } = await openNew();
    const name = fieldOf('Имя организатора');
    await user.type(name, 'Я');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(name).toBeValid();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Имя организатора минимум 2 символа');
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Имя организатора минимум 2 символа');
    await user.tab({ shift: true });
    await user.keyboard('{End}н');
    expect(name).toHaveValue('Ян');
    expect(noteOf('Имя организатора')).toBe('От\u00a02 до\u00a050\u00a0символов');
    expect(name).toBeValid();
  });

  test('CREATE-8 Enter on an unfinished form shows what is missing everywhere, and sends nothing', async () => {
    const { user, club } = await openNew();
    await user.type(fieldOf('Имя организатора'), '{Enter}');
    const wrong = LABELS.filter((label) => fieldOf(label).ariaInvalid === 'true');
    expect(wrong.map((label) => [label, noteOf(label)])).toEqual([
      ['Дата', 'Дата обязательна'],
      ['Время начала', 'Время начала обязательно'],
      ['Имя организатора', 'Имя организатора минимум 2 символа'],
      ['Телефон организатора', 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX'],
    ]);
    expect(screen.getAllByRole('alert')).toHaveLength(4);
    expect(club.of('POST')).toEqual([]);
  });

  test.each([
    ['RULE-2', 'Дата', '31.05.2026', 'Дата не может быть в прошлом'],
    ['RULE-12', 'Дата', '31.06.2026', 'Такой даты нет'],
    ['RULE-3', 'Время начала', '0759', 'Время начала не может быть раньше 8:00'],
    ['RULE-3', 'Время начала', '2301', 'Время начала не может быть позже 23:00'],
    ['RULE-12', 'Время начала', '09:3', 'Время в формате ЧЧ:ММ'],
    ['RULE-9', 'Взнос, ₽', '-1', 'Взнос не может быть отрицательным'],
    ['RULE-9', 'Взнос, ₽', '99.5', 'Взнос указывается в целых рублях'],
    ['RULE-9', 'Взнос, ₽', '1000001', 'Взнос не больше 1 000 000 ₽'],
    ['RULE-10', 'Имя организатора', 'я'.repeat(51), 'Имя организатора максимум 50 символов'],
    ['RULE-10', 'Имя организатора', '  я  ', 'Имя организатора минимум 2 символа'],
    [
      'RULE-11',
      'Телефон организатора',
      '916123',
      'Телефон должен быть в формате +7 (XXX) XXX-XX-XX',
    ],
  ] as const)('CREATE-8 %s «%s» with «%s»', async (_, label, text, message) => {
    const { user } = await openNew();
    await fill(user, { ...GIVEN, [label]: text });
    await user.tab();
    expect(plain(noteOf(label))).toBe(message);
    expect(button('Создать турнир')).toBeDisabled();
  });
});
