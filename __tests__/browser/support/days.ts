const DAY_MS = 86_400_000;
const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** Today in the club's time zone plus that many days, yyyy-MM-dd. */
export const addDaysToToday = (days: number): string => moscow.format(Date.now() + days * DAY_MS);

/** Formats a stored day as dd.MM.yyyy. */
export const formatDate = (day: string): string => day.split('-').reverse().join('.');

/** Formats a stored day as «8 декабря». */
export const formatDayAndMonth = (day: string): string =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
