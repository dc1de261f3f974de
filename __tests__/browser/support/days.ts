const DAY_MS = 86_400_000;
const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The day that many days from today in the club's time zone, yyyy-MM-dd. */
export const addDaysToToday = (days: number): string => moscow.format(Date.now() + days * DAY_MS);

/** dd.MM.yyyy for a stored day. */
export const formatDate = (day: string): string => day.split('-').reverse().join('.');

/** «8 декабря» for a stored day. */
export const formatDayAndMonth = (day: string): string =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
