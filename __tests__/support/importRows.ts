export const HEADS = [
  ...['Тип', 'Дата', 'Начало', 'Окончание', 'Уровень от', 'Уровень до', 'Взнос, ₽'],
  ...['Организатор', 'Телефон'],
];

/** Cells of a valid row; `changes` replaces cells by their column heads. */
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

/** Organizers of four valid rows. */
export const NAMES = ['Анна Громова', 'Вера Орлова', 'Олег Ким', 'Пётр Ёлкин'];
export const ROWS = NAMES.map((name, at) =>
  createCells({ Организатор: name, Дата: `0${at + 5}.06.2099`, Начало: `1${at}:00` }),
);

/** The text that a spreadsheet puts on the clipboard. */
export const formatClipboardText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');
