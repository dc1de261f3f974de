import { inDays } from './days';
import { seeded } from './everywhere';

/** A list to take away: coming and past, with a formula for a name and with players. */
export const OUT_LIST = seeded([
  { organizer_name: 'Анна Завтрашняя', date: inDays(1), end_time: '12:30', level_to: 4.5 },
  { organizer_name: 'Вера Далёкая', date: inDays(40), tournament_type: 'Американо' },
  { organizer_name: 'Анна Прошлая', date: inDays(-40), entry_fee: 0 },
  {
    organizer_name: '=HYPERLINK("https://example.com")',
    date: inDays(3),
    start_time: '23:00',
    applications: [{ name: 'Иван Петров' }, { name: 'Анна Ли' }],
  },
]);
