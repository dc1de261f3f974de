/** Stands for what a formula has not been worked out to. */
export const UNCOMPUTED_FORMULA_TEXT = '#ФОРМУЛА!';

/**
 * The texts that spreadsheets show in place of a value: «#REF!», «#¿NOMBRE?», «#Н/Д», «#GETTING_DATA», «Err:502», «Загрузка…», or
 * signs where it has no room.
 */
const ERRORS = [
  /^#[¡¿]?\p{L}[\p{L}_/]*0?[!?]$/u,
  /^#\p{Lu}[\p{Lu}_/]+$/u,
  /^(?:#[нn]\/[дad]|(?:err|ошибка):\d{3}|(?:загрузка|loading)(?:…|\.{3})|#{3,})$/i,
];

/** COMFORT-51: why a cell that shows an error of its spreadsheet says nothing; null for any other. */
export function validateErrorCell(cell: string): string | null {
  const text = cell.trim();
  if (text === UNCOMPUTED_FORMULA_TEXT)
    return 'Формула не посчитана: сохраните файл в Excel и откройте ещё раз';
  return ERRORS.some((error) => error.test(text)) ? `В ячейке таблицы ошибка: ${text}` : null;
}
