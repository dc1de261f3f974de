import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { INITIAL_FORM_VALUES } from '../../../src/domain/tournament/formValues';
import {
  getButton,
  getField,
  openEdit,
  openCreateForm,
  type Label,
} from '../../support/consoleForms';
import { NOW } from '../../support/serverSamples';

async function typeInto(user: UserEvent, label: Label, text: string): Promise<string> {
  const field = getField(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  return field.value;
}

/** Selects and types in one call: a render in between would drop the selection. */
const typeOver = (user: UserEvent, field: HTMLInputElement, text: string) =>
  user.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: field.value.length });

async function pasteInto(user: UserEvent, label: Label, text: string): Promise<string> {
  const field = getField(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field.value;
}

/** Inserts a text letter by letter at the caret, as phone keyboards compose words. */
async function compose(field: HTMLInputElement, text: string): Promise<void> {
  const from = field.selectionEnd!;
  const createInput = (type: string, data: string) =>
    new InputEvent(type, {
      bubbles: true,
      data,
      inputType: 'insertCompositionText',
      isComposing: true,
    });
  await act(async () => {
    fireEvent.keyDown(field, { keyCode: 229 });
    fireEvent.compositionStart(field);
    for (let length = 1; length <= text.length; length += 1) {
      const data = text.slice(0, length);
      field.dispatchEvent(createInput('beforeinput', data));
      field.setRangeText(data, from, from + length - 1);
      field.setSelectionRange(from + length, from + length);
      field.dispatchEvent(createInput('input', data));
    }
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
  });
}

test('INPUT-3 a phone from abroad that the server holds is left as it is while it is edited, and a Russian one in its place is masked', async () => {
  const { user, club, save } = await openEdit({
    tournaments: [{ organizerPhone: '+44 20 7946 0958' }],
  });
  expect(getField('Телефон организатора')).toHaveValue('+44 20 7946 0958');
  await save();
  expect(await screen.findByRole('row', { name: /\+44 20 7946 0958/ })).toBeVisible();
  expect(club.listSent('PUT')).toEqual([]);
  await user.click(getButton('Редактировать'));
  const field = await screen.findByLabelText('Телефон организатора');
  await user.type(field, '5');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('+44 20 7946 09585');
  await save();
  expect(field).toHaveAccessibleDescription('Телефон должен быть в формате +7 (XXX) XXX-XX-XX');
  expect(club.listSent('PUT')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'абв89161234567');
  expect(field).toHaveValue('+7 (916) 123-45-67');
  await save();
  expect(await screen.findByRole('row', { name: /\+7 \(916\)/ })).toBeVisible();
});

test('INPUT-3 RULE-11 a phone from abroad, typed or pasted, is never made a Russian one, and is refused', async () => {
  const { user } = await openCreateForm();
  for (const text of ['+375 29 123-45-67', '+1 (415) 555-26-71', '+86 138 1234 5678']) {
    expect(await typeInto(user, 'Телефон организатора', text)).toBe(text);
    expect(await pasteInto(user, 'Телефон организатора', text)).toBe(text);
  }
  for (const text of ['375291234567', '+7 912 345 67 890', '8 (029) 123-45-67']) {
    expect(await pasteInto(user, 'Телефон организатора', text)).toBe(text);
  }
  await user.tab();
  expect(getField('Телефон организатора')).toHaveAccessibleDescription(
    'Телефон должен быть в формате +7 (XXX) XXX-XX-XX',
  );
  expect(await typeInto(user, 'Телефон организатора', '+89161234567')).toBe('+7 (916) 123-45-67');
  expect(await pasteInto(user, 'Телефон организатора', '\u202a+7\u00a0916 123‑45‑67\u202c')).toBe(
    '+7 (916) 123-45-67',
  );
});

test.each([
  ['+84912345678', '+84912345678'],
  ['998901234567', '998901234567'],
  ['89161234567', '+7 (916) 123-45-67'],
  ['9161234567', '+7 (916) 123-45-67'],
])('INPUT-3 RULE-11 a keyboard composes %s, and the field shows %s', async (text, shown) => {
  const { user } = await openCreateForm();
  const field = getField('Телефон организатора');
  await user.click(field);
  await compose(field, text);
  expect(field).toHaveValue(shown);
  await user.tab();
  expect(getField('Телефон организатора')).toHaveAccessibleDescription(
    shown === text ? 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX' : '',
  );
});

test('INPUT-3 a digit that no Russian number has room for is not taken in silence', async () => {
  const { user } = await openCreateForm();
  const field = () => getField('Телефон организатора');
  expect(await typeInto(user, 'Телефон организатора', '916 291-23-45 6')).toBe(
    '+7 (916) 291-23-45',
  );
  expect(field()).toHaveAccessibleDescription(
    'Лишние цифры не записаны: нужен номер в формате +7 (XXX) XXX-XX-XX',
  );
  await user.keyboard('{Backspace}');
  expect(field()).toHaveAccessibleDescription('');
  await user.keyboard('5');
  expect(field()).toHaveAccessibleDescription('');
});

test('INPUT-3 a stored phone in another form is masked from the first key, and «Сохранить» sends the new one', async () => {
  const { user, club, save } = await openEdit({ tournaments: [{ organizerPhone: '89161234567' }] });
  const field = getField('Телефон организатора');
  expect(field).toHaveValue('89161234567');
  await typeOver(user, field, 'абв89031112233');
  expect(field).toHaveValue('+7 (903) 111-22-33');
  await save();
  expect(await screen.findByRole('row', { name: /\+7 \(903\) 111-22-33/ })).toBeVisible();
  expect(club.listSent('PUT').map(({ json }) => json as unknown)).toEqual([
    { organizerPhone: '+7 (903) 111-22-33' },
  ]);
});

test('INPUT-3 a phone that is deleted from its front leaves nothing', async () => {
  const { user } = await openCreateForm();
  const field = getField('Телефон организатора');
  await user.type(field, '89161234567');
  await user.keyboard('{Home}');
  for (let press = 0; press < 18; press += 1) await user.keyboard('{Delete}');
  expect(field).toHaveValue('');
  await user.type(field, '77011234567');
  expect(field).toHaveValue('+7 (701) 123-45-67');
  await typeOver(user, field, '77011234567');
  expect(field).toHaveValue('+7 (701) 123-45-67');
});

test('INPUT-1 INPUT-2 parts of one digit are made whole, typed or pasted', async () => {
  const { user } = await openCreateForm();
  for (const [label, text, shown] of [
    ['Дата', '5.6.2099', '05.06.2099'],
    ['Дата', '15/6/2099', '15.06.2099'],
    ['Время начала', '1:30', '01:30'],
    ['Время начала', '9.05', '09:05'],
    ['Время начала', '2-15', '02:15'],
  ] as const) {
    expect(await typeInto(user, label, text)).toBe(shown);
    expect(await pasteInto(user, label, text)).toBe(shown);
  }
});

test('COMFORT-20 INPUT-3 CREATE-7 a draft and «Сбросить» fill the fields that are there; a phone from abroad is left as it was', async () => {
  const phone = 'Телефон организатора';
  const values = { ...INITIAL_FORM_VALUES, repeats: '', organizer_phone: '+44 20 7946 0958' };
  const before = { ...INITIAL_FORM_VALUES, repeats: '' };
  const draft = { username: 'admin', savedAt: NOW, values, before };
  localStorage.setItem('club.draft.new.1', JSON.stringify(draft));
  const { user } = await openCreateForm();
  const field = getField(phone);
  await user.type(field, '916');
  expect(field).toHaveValue('+7 (916');

  await user.click(getButton('Продолжить'));
  expect(getField(phone)).toBe(field);
  expect(field).toHaveValue('+44 20 7946 0958');
  await user.click(getButton('Сбросить'));
  expect(getField(phone)).toBe(field);
  expect(field).toHaveValue('');
  expect(await typeInto(user, phone, '9161234567')).toBe('+7 (916) 123-45-67');
});
