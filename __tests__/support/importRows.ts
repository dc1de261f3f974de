export const HEADS = [
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

/** The text that a spreadsheet puts on the clipboard. */
export const formatClipboardText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');
