import type { KeyboardEvent } from 'react';

/**
 * How many days an arrow key goes on.
 * @param columns how many days stand in a row
 */
export const getDayStep = (key: string, columns: number): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key];

/**
 * Arrow keys move between the days (data-day) of a calendar: to what can be pressed in the next one,
 * or to that day itself. At the edges they do nothing.
 * @param columns how many days stand in a row
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
