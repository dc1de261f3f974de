import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { button, fieldOf, openEdit, openNew, type Label } from '../support/consoleForms';

async function typed(user: UserEvent, label: Label, text: string): Promise<string> {
  const field = fieldOf(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  return field.value;
}

async function pasted(user: UserEvent, label: Label, text: string): Promise<string> {
  const field = fieldOf(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field.value;
}

test.each([
  ['930', '09:30'],
  ['0930', '09:30'],
  ['2599', '23:59'],
  ['24', '23:'],
  ['1', '1'],
  ['3', '03:'],
  ['12', '12:'],
  ['1275', '12:59'],
  ['10305', '10:30'],
  ['a1b0c3d0', '10:30'],
])('INPUT-2 «%s» typed gives «%s»', async (text, shown) => {
  const { user } = await openNew();
  expect(await typed(user, 'Время начала', text)).toBe(shown);
});

test('INPUT-2 backspace removes a trailing colon, and what came before it', async () => {
  const { user } = await openNew();
  const field = fieldOf('Время начала');
  expect(field).toHaveAttribute('placeholder', '00:00');
  await user.type(field, '12');
  expect(field).toHaveValue('12:');
  await user.keyboard('{Backspace}');
  expect(field).toHaveValue('12');
  await user.keyboard('{Backspace}');
  expect(field).toHaveValue('1');
  await user.keyboard('{Backspace}');
  expect(field).toHaveValue('');
});

test.each([
  '8 916 123-45-67',
  '+79161234567',
  '9161234567',
  '79161234567',
  '89161234567',
  '+7 (916) 123-45-67',
  '8(916)1234567',
  '891612345678',
])('INPUT-3 «%s» pasted and typed gives the phone', async (text) => {
  const { user } = await openNew();
  expect(await pasted(user, 'Телефон организатора', text)).toBe('+7 (916) 123-45-67');
  expect(await typed(user, 'Телефон организатора', text)).toBe('+7 (916) 123-45-67');
});

test('INPUT-1 a date is typed as dd.MM.yyyy', async () => {
  const { user } = await openNew();
  expect(await typed(user, 'Дата', '05062026')).toBe('05.06.2026');
  expect(await typed(user, 'Дата', '05.06.2026')).toBe('05.06.2026');
});

const digitsAndMore = fc.string({
  unit: fc.constantFrom(...'0123456789', ' ', '-', ':', '(', ')', '+'),
  maxLength: 12,
});

test('INPUT-2 typing and pasting give the same time', async () => {
  const { user } = await openNew();
  await fc.assert(
    fc.asyncProperty(digitsAndMore, async (text) => {
      const byPaste = await pasted(user, 'Время начала', text);
      expect(byPaste).toMatch(/^(\d|[01]\d:?|2[0-3]:?|([01]\d|2[0-3]):([0-9]|[0-5]\d))?$/);
      expect(await typed(user, 'Время начала', text)).toBe(byPaste);
    }),
    { numRuns: 50, examples: [['0--']] },
  );
});

test('INPUT-3 typing and pasting give the same phone', async () => {
  const { user } = await openNew();
  const phone = fc.oneof(
    digitsAndMore,
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 13 }),
  );
  await fc.assert(
    fc.asyncProperty(phone, async (text) => {
      const byPaste = await pasted(user, 'Телефон организатора', text);
      expect(await typed(user, 'Телефон организатора', text)).toBe(byPaste);
      const digits = text.replace(/\D/g, '').replace(/^[78]/, '');
      if (digits.length >= 10) {
        const [a, b, c, d] = [
          [0, 3],
          [3, 6],
          [6, 8],
          [8, 10],
        ].map(([from, to]) => digits.slice(from, to));
        expect(byPaste).toBe(`+7 (${a}) ${b}-${c}-${d}`);
      }
    }),
    { numRuns: 50 },
  );
});

test('INPUT-3 a phone from abroad that the server holds is left as it is until it is edited, and is masked from then on', async () => {
  const { user, club, save } = await openEdit({
    tournaments: [{ organizerPhone: '+44 20 7946 0958' }],
  });
  expect(fieldOf('Телефон организатора')).toHaveValue('+44 20 7946 0958');
  await save();
  expect(await screen.findByRole('row', { name: /\+44 20 7946 0958/ })).toBeVisible();
  expect(club.of('PUT')).toEqual([]);
  await user.click(button('Редактировать'));
  const field = await screen.findByLabelText('Телефон организатора');
  await user.type(field, '5');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('+7 (442) 079-46-09');
  await user.clear(field);
  await user.type(field, 'абв89161234567');
  expect(field).toHaveValue('+7 (916) 123-45-67');
  await save();
  expect(await screen.findByRole('row', { name: /\+7 \(916\)/ })).toBeVisible();
});

test('INPUT-3 a stored phone in another form is masked from the first key, and «Сохранить» sends the new one', async () => {
  const { user, club, save } = await openEdit({ tournaments: [{ organizerPhone: '89161234567' }] });
  const field = fieldOf('Телефон организатора');
  expect(field).toHaveValue('89161234567');
  await user.tripleClick(field);
  await user.keyboard('абв89031112233');
  expect(field).toHaveValue('+7 (903) 111-22-33');
  await save();
  expect(await screen.findByRole('row', { name: /\+7 \(903\) 111-22-33/ })).toBeVisible();
  expect(club.of('PUT').map(({ json }) => json as unknown)).toEqual([
    { organizerPhone: '+7 (903) 111-22-33' },
  ]);
});

test('INPUT-3 a phone that is deleted from its front leaves nothing', async () => {
  const { user } = await openNew();
  const field = fieldOf('Телефон организатора');
  await user.type(field, '89161234567');
  await user.keyboard('{Home}');
  for (let press = 0; press < 18; press += 1) await user.keyboard('{Delete}');
  expect(field).toHaveValue('');
  await user.type(field, '77011234567');
  expect(field).toHaveValue('+7 (701) 123-45-67');
  await user.tripleClick(field);
  await user.keyboard('77011234567');
  expect(field).toHaveValue('+7 (701) 123-45-67');
});

test('INPUT-1 INPUT-2 parts of one digit are made whole, typed or pasted', async () => {
  const { user } = await openNew();
  for (const [label, text, shown] of [
    ['Дата', '5.6.2099', '05.06.2099'],
    ['Дата', '15/6/2099', '15.06.2099'],
    ['Время начала', '1:30', '01:30'],
    ['Время начала', '9.05', '09:05'],
    ['Время начала', '2-15', '02:15'],
  ] as const) {
    expect(await typed(user, label, text)).toBe(shown);
    expect(await pasted(user, label, text)).toBe(shown);
  }
});
