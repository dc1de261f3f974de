import type { KeyboardEvent } from 'react';

/**
 * Signed number of days by which an arrow key moves; undefined for any other key.
 * @param columns days in a row
 */
export const getDayStep = (key: string, columns: number): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key];

/**
 * Moves the focus between the days (data-day) of a calendar with the arrow keys. The target is the day's first control,
 * otherwise the day itself. At the edges the keys do nothing.
 * @param columns days in a row
 */
export const createDayKeyHandler =
  (columns: number) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = getDayStep(event.key, columns);
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-day]');
    const { shiftKey, altKey, ctrlKey, metaKey } = event;
    if (!step || !from || shiftKey || altKey || ctrlKey || metaKey) return;
    const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
    const to = days[days.indexOf(from) + step];
    if (!to) return;
    event.preventDefault();
    (to.querySelector<HTMLElement>('a, button') ?? to).focus();
  };
