const SECOND_MS = 1_000;
const MINUTE = 60;

/** Milliseconds to add to the device's clock for the server's time, because clocks of screens are often wrong. */
let offset = 0;

/** @param date the Date header of a response */
export function setServerTime(date: string | null): void {
  const time = date === null ? NaN : Date.parse(date);
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** Formats «4:40». */
const formatRemaining = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** Counts down to the next round; for a late round, shows its planned time (SEEN-8). */
export function showNextRoundCountdown(): void {
  const clock = document.querySelector<HTMLElement>('.clock');
  const bar = document.querySelector('progress');
  if (!clock || !bar) return;
  const { ends, minutes, coming = '', time = '' } = clock.dataset;
  const left = Math.ceil((Number(ends) - Date.now() - offset) / SECOND_MS);
  const isLate = left <= 0;
  const [label, value] = clock.children;
  if (label) label.textContent = isLate ? `${coming} по плану в` : `${coming} через`;
  if (value) value.textContent = isLate ? time : formatRemaining(left);
  bar.value = 1 - Math.max(0, left) / (Number(minutes) * MINUTE);
  clock.hidden = false;
  clock.parentElement?.classList.add('counted');
}
