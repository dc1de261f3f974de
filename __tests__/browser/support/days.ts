const DAY_MS = 86_400_000;
const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The day so many days from today in the club's zone, as it is stored: yyyy-MM-dd. */
export const addDaysToToday = (days: number): string => moscow.format(Date.now() + days * DAY_MS);

/** A stored day as people type and read it: dd.MM.yyyy. */
export const formatDate = (day: string): string => day.split('-').reverse().join('.');

/** «8 декабря» for a stored day. */
export const formatDayAndMonth = (day: string): string =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
