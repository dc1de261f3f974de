/** Of two texts that differ in case, ё or surrounding spaces it makes the same. */
export const foldText = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');

/** A text as it is compared: without case, ё and more than one space of any kind in a row. */
export const foldCell = (text: string): string => foldText(text.replace(/\s+/g, ' '));
