import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findDialog, openConsole } from './consoleScreens';

export const LABELS = [
  'Тип турнира',
  'Дата',
  'Время начала',
  'Время окончания',
  'Минимальный уровень',
  'Максимальный уровень',
  'Взнос, ₽',
  'Имя организатора',
  'Телефон организатора',
] as const;
export type Label = (typeof LABELS)[number];
type Filling = Partial<Record<Label, string>>;

export const getField = (label: Label): HTMLInputElement => screen.getByLabelText(label);

/** Fills fields and selects. The old text is cleared and the new one pasted, which is faster than typing. */
export async function fillFields(user: UserEvent, filling: Filling): Promise<void> {
  for (const [label, text] of Object.entries(filling) as [Label, string][]) {
    const field = getField(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text);
    else {
      await user.clear(field);
      if (text === '') continue;
      await user.click(field);
      await user.paste(text);
    }
  }
}

/** Values of the required fields that are empty in a new form. */
export const GIVEN: Filling = {
  Дата: '20.06.2026',
  'Время начала': '1000',
  'Имя организатора': 'Вера Орлова',
  'Телефон организатора': '9161234567',
};

/** The message or hint under a field. */
export const getFieldNote = (label: Label): string =>
  document.getElementById(getField(label).getAttribute('aria-describedby')!)!.textContent;

export const getButton = (name: string): HTMLElement => screen.getByRole('button', { name });

export async function openCreateForm(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({ path: '/tournaments/new', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Создать турнир' });
  const submit = () => opened.user.click(getButton('Создать турнир'));
  return { ...opened, submit };
}

/** Opens the edit dialog of the only tournament. */
export async function openEdit(options: Parameters<typeof openConsole>[0]) {
  const opened = await openConsole(options);
  await opened.user.click(await screen.findByRole('button', { name: 'Редактировать' }));
  const dialog = await findDialog('Редактирование турнира');
  await within(dialog).findByLabelText('Тип турнира');
  const save = () => opened.user.click(getButton('Сохранить изменения'));
  return { ...opened, dialog, save };
}
