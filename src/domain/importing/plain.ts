import { foldName } from '../season';

/** A text as it is compared: without case, ё and more than one space of any kind in a row. */
export const plain = (text: string): string => foldName(text.replace(/\s+/g, ' '));
