import { screen, within } from '@testing-library/react';
import { openConsole } from './consoleScreens';

const HEADS = [
  ...['Тип', 'Дата', 'Начало', 'Окончание', 'Уровень от', 'Уровень до', 'Взнос, ₽'],
  ...['Организатор', 'Телефон'],
];

/** A row that can be created as it stands, or with a few cells changed by their heads. */
export function createCells(changes: Record<string, string> = {}): string[] {
  const cells: Record<string, string> = {
    Тип: 'Мексикано',
    Дата: '05.06.2099',
    Начало: '18:00',
    Окончание: '20:00',
    'Уровень от': '2,5',
    'Уровень до': '4',
    'Взнос, ₽': '1500',
    Организатор: 'Анна Громова',
    Телефон: '8 916 123-45-67',
    ...changes,
  };
  return HEADS.map((head) => cells[head]!);
}

/** The organizers of four rows that can be created. */
export const NAMES = ['Анна Громова', 'Вера Орлова', 'Олег Ким', 'Пётр Ёлкин'];
/** Those rows. */
export const ROWS = NAMES.map((name, at) =>
  createCells({ Организатор: name, Дата: `0${at + 5}.06.2099`, Начало: `1${at}:00` }),
);

/** The import, with rows that were pasted into it. */
export async function openImport(rows: readonly (readonly string[])[]) {
  const opened = await openConsole({ path: '/import' });
  const { user } = opened;
  await user.click(await screen.findByLabelText('Вставьте строки из таблицы'));
  await user.paste([HEADS, ...rows].map((cells) => cells.join('\t')).join('\n'));
  await user.click(screen.getByRole('button', { name: 'Разобрать строки' }));
  await screen.findByRole('table', { name: 'Строки таблицы' });
  await opened.club.settle();
  const getBar = () => within(screen.getByRole('region', { name: 'Создание турниров' }));
  const getCreationButton = () => getBar().getByRole('button', { name: /^Создать/ });
  return {
    ...opened,
    getBar,
    getCreationButton,
    create: () => user.click(getCreationButton()),
    /** Waits for a progress of the creation. */
    findStatus: (text: string) =>
      getBar().findByText(
        (_, element) =>
          element?.role === 'status' && element.textContent.replaceAll('\u00a0', ' ') === text,
      ),
    /** A row of the preview, by its number in the table. */
    getRow: (number: number) =>
      screen.getByRole('cell', { name: String(number) }).closest<HTMLElement>('tr')!,
    countSent: () => opened.club.listSent('POST').length,
  };
}
