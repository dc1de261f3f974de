/** Stands for what a formula has not been worked out to. */
export const UNCOMPUTED_FORMULA_TEXT = '#ФОРМУЛА!';

/** What spreadsheets show in place of a value: «#Н/Д», «#REF!», «Err:502», or signs where it has no room. */
const ERROR = /^(?:#(?:н\/д|n\/a|[a-zа-я]+(?:\/0)?[!?])|err:\d{3}|#{3,})$/i;

/** COMFORT-51: why a cell that shows an error of its spreadsheet says nothing; null for any other. */
export function validateErrorCell(cell: string): string | null {
  const text = cell.trim();
  if (text === UNCOMPUTED_FORMULA_TEXT)
    return 'Формула не посчитана: сохраните файл в Excel и откройте ещё раз';
  return ERROR.test(text) ? `В ячейке таблицы ошибка: ${text}` : null;
}
