import { addDaysToToday } from './days';
import { createSeeds } from './everywhere';

/** A list to export: upcoming and past tournaments, with a formula as a name and with players. */
export const OUT_LIST = createSeeds([
  { organizer_name: 'Анна Завтрашняя', date: addDaysToToday(1), end_time: '12:30', level_to: 4.5 },
  { organizer_name: 'Вера Далёкая', date: addDaysToToday(40), tournament_type: 'Американо' },
  { organizer_name: 'Анна Прошлая', date: addDaysToToday(-40), entry_fee: 0 },
  {
    organizer_name: '=HYPERLINK("https://example.com")',
    date: addDaysToToday(3),
    start_time: '23:00',
    applications: [{ name: 'Иван Петров' }, { name: 'Анна Ли' }],
  },
]);
