import type { KeyboardEvent } from 'react';

/**
 * Arrow keys move between the days (data-day) of a calendar: to what can be pressed in the next one,
 * or to that day itself. At the edges they do nothing.
 * @param columns how many days stand in a row
 */
export function moveByKeys(columns: number): (event: KeyboardEvent<HTMLElement>) => void {
  const steps = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -columns],
    ['ArrowDown', columns],
  ]);
  return (event) => {
    const step = steps.get(event.key);
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-day]');
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
    const to = days[days.indexOf(from) + step];
    if (!to) return;
    event.preventDefault();
    (to.querySelector<HTMLElement>('a, button') ?? to).focus();
  };
}
