import type { Locator } from '@playwright/test';
import { expect } from './everywhere';

/** For each field of the tournament form: the typed text, and the text then shown. */
export const TYPED = {
  Дата: ['05062099', '05.06.2099'],
  'Время начала': ['930', '09:30'],
  'Время окончания': ['1145', '11:45'],
  'Взнос, ₽': ['2500', '2500'],
  'Имя организатора': ['Пётр Ёлкин', 'Пётр Ёлкин'],
  'Телефон организатора': ['9031112233', '+7 (903) 111-22-33'],
} as const;
type Label = keyof typeof TYPED;
const LABELS = Object.keys(TYPED) as Label[];

/** Types into a form's empty fields, or into some of them. */
export async function fillIn(form: Locator, labels: readonly Label[] = LABELS): Promise<void> {
  for (const label of labels) {
    const field = form.getByLabel(label, { exact: true });
    await field.focus();
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(TYPED[label][0]);
  }
}

export async function expectTyped(form: Locator, labels: readonly Label[] = LABELS) {
  for (const label of labels) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(TYPED[label][1]);
  }
}
