/** Replaces the missing result of a formula. */
export const UNCOMPUTED_FORMULA_TEXT = '#ФОРМУЛА!';

/**
 * The texts that spreadsheets show in place of a value: «#REF!», «#¿NOMBRE?», «#Н/Д», «#GETTING_DATA», «Err:502»,
 * «Загрузка…», or signs of a narrow column.
 */
const ERRORS = [
  /^#[¡¿]?\p{L}[\p{L}_/]*0?[!?]$/u,
  /^#\p{Lu}[\p{Lu}_/]+$/u,
  /^(?:#[нn]\/[дad]|(?:err|ошибка):\d{3}|(?:загрузка|loading)(?:…|\.{3})|#{3,})$/i,
];

/** The reason why a cell with a spreadsheet error has no value; null for any other cell (COMFORT-51). */
export function validateErrorCell(cell: string): string | null {
  const text = cell.trim();
  if (text === UNCOMPUTED_FORMULA_TEXT)
    return 'Формула не посчитана: сохраните файл в Excel и откройте ещё раз';
  return ERRORS.some((error) => error.test(text)) ? `В ячейке таблицы ошибка: ${text}` : null;
}
