/** Text in place of a formula's missing result. */
export const UNCOMPUTED_FORMULA_TEXT = '#ФОРМУЛА!';

/**
 * Texts that spreadsheets show instead of a value: «#REF!», «#¿NOMBRE?», «#Н/Д», «#GETTING_DATA», «Err:502»,
 * «Загрузка…», or the signs of a column that is too narrow.
 */
const ERRORS = [
  /^#[¡¿]?\p{L}[\p{L}_/]*0?[!?]$/u,
  /^#\p{Lu}[\p{Lu}_/]+$/u,
  /^(?:#[нn]\/[дad]|(?:err|ошибка):\d{3}|(?:загрузка|loading)(?:…|\.{3})|#{3,})$/i,
];

/** The message for a cell with a spreadsheet error; null for any other cell (COMFORT-51). */
export function validateErrorCell(cell: string): string | null {
  const text = cell.trim();
  if (text === UNCOMPUTED_FORMULA_TEXT)
    return 'Формула не посчитана: сохраните файл в Excel и откройте ещё раз';
  return ERRORS.some((error) => error.test(text)) ? `В ячейке таблицы ошибка: ${text}` : null;
}
