import { buildAnnouncement } from '../../../src/domain/tournament/announcement';
import { buildPhoneList } from '../../../src/domain/tournament/phoneList';
import { createApplication, createTournament } from '../support/samples';

/** Replaces no-break spaces by plain ones. */
const toPlain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('COMFORT-45: the announcement has type, levels, day, time, fee, organizer and how many have applied', () => {
  const tournament = createTournament({ applications: [createApplication(), createApplication()] });
  expect(toPlain(buildAnnouncement(tournament))).toBe(
    [
      'Мексикано · уровень 2 - 4.5',
      'Суббота, 6 июня 2026, 10:00 – 14:00',
      'Взнос 1 500 ₽',
      'Организатор: Иван Иванов, +7 (916) 123-45-67',
      'Заявок: 2',
    ].join('\n'),
  );
});

test('COMFORT-45: nothing is said of what is not known, and nothing is made up', () => {
  const bare = {
    tournament_type: '',
    end_time: null,
    level_from: null,
    level_to: null,
    entry_fee: null,
    organizer_name: '',
    organizer_phone: '',
  };
  expect(buildAnnouncement(createTournament({ ...bare, date: 'скоро', start_time: '' }))).toBe(
    'Турнир\nскоро\nЗаявок: 0',
  );
  expect(buildAnnouncement(createTournament({ level_to: null }))).toMatch(
    /^Мексикано · уровень 2\+\n/,
  );
  expect(toPlain(buildAnnouncement(createTournament({ entry_fee: 0 })))).toContain(
    '\nУчастие бесплатно\n',
  );
});

test.each([
  [3.5, 4, '3.5 - 4'],
  [3, 3, '3 - 3'],
  [2.5, null, '2.5+'],
  [null, 4.5, 'до 4.5'],
])('COMFORT-45: levels from %p to %p are «%s» in a text', (level_from, level_to, levels) => {
  const [headline] = buildAnnouncement(createTournament({ level_from, level_to })).split('\n');
  expect(headline).toBe(`Мексикано · уровень ${levels}`);
});

test('ROSTER-43: the announcement says who plays, once there is a roster', () => {
  const lines = buildAnnouncement(createTournament(), '12 играют').split('\n');
  expect(lines.at(-1)).toBe('Состав: 12 играют');
  expect(buildAnnouncement(createTournament(), '')).toMatch(/\nЗаявок: 0$/);
});

test('COMFORT-45: a name with line breaks keeps to its line', () => {
  const organizer_name = ' Анна\r\n\tЛи\u0000 ';
  expect(buildAnnouncement(createTournament({ organizer_name }))).toContain(
    'Организатор: Анна Ли, +7',
  );
});

test('COMFORT-46: each phone has a line, and those without one are named last', () => {
  expect(
    buildPhoneList([
      createApplication(),
      createApplication({ name: 'Анна Ли', contact_phone: '' }),
      createApplication({ name: 'Вера', contact_phone: '+44 20 7946 0958' }),
      createApplication({ name: ' ', contact_phone: ' ' }),
    ]),
  ).toEqual({
    text: 'Пётр Игроков: +7 (916) 765-43-21\nВера: +44 20 7946 0958\nБез телефона: Анна Ли, —',
    count: 2,
  });
});

test('COMFORT-46: no player is named as without a phone where all gave one', () => {
  expect(buildPhoneList([createApplication()]).text).toBe('Пётр Игроков: +7 (916) 765-43-21');
});
