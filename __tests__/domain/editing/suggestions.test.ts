import { findLatestOfType } from '../../../src/domain/editing/findLatestOfType';
import { findOrganizers, listOrganizers } from '../../../src/domain/editing/organizers';
import { aTournament } from '../support/samples';

let id = 0;
const by = (organizer_name: string, day: number, organizer_phone = '') =>
  aTournament({
    id: (id += 1),
    organizer_name,
    organizer_phone,
    created_at: `2026-05-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  });

const found = (text: string, most = 8) =>
  findOrganizers(
    listOrganizers([
      by('Пётр Ёлкин', 3, 'старый'),
      by('Ольга Петрова', 5),
      by('петр елкин', 9, 'новый'),
      by('Пётр Ёлкин', 7, 'между'),
      by('  ', 20),
      by('Анна Котова', 8),
      by('Мария Котова', 8),
      by('Мария Котова', 8),
    ]),
    text,
    most,
  ).map(({ name, phone }) => [name, phone]);

test('COMFORT-24 each name once, with its latest phone; the latest first, then the more frequent', () => {
  expect(found('')).toEqual([
    ['петр елкин', 'новый'],
    ['Мария Котова', ''],
    ['Анна Котова', ''],
    ['Ольга Петрова', ''],
  ]);
  expect(found('', 2)).toHaveLength(2);
});

test('COMFORT-24 found anywhere, whatever the case and ё', () => {
  expect(found(' ПЕТР ')).toEqual([
    ['петр елкин', 'новый'],
    ['Ольга Петрова', ''],
  ]);
  expect(found('Ёл')).toEqual([['петр елкин', 'новый']]);
  expect(found('Жуков')).toEqual([]);
});

test('COMFORT-24 somebody typed in full is suggested no more', () => {
  expect(found('ольга петрова')).toEqual([]);
});

test('COMFORT-24 100 000 tournaments are gone through once', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => by(`Имя ${at % 5000}`, 1 + (at % 28)));
  expect(listOrganizers(many)).toHaveLength(5000);
  expect(listOrganizers(many)).toBe(listOrganizers(many));
});

test('COMFORT-25 the one of the type that was created last, the higher id among equals', () => {
  const of = (tournament_type: string, day: number, start_time = '10:00') => ({
    ...by('', day),
    tournament_type,
    start_time,
  });
  const [earlier, last] = [of('Мексикано', 9), of('Мексикано', 9)];
  const list = [last, earlier, of('Американо', 20), of('Мексикано', 2)];
  expect(findLatestOfType(list, 'Мексикано')).toBe(last);
  expect(findLatestOfType([...list, of('Мексикано', 25, 'утром')], 'Мексикано')).toBe(last);
  expect(findLatestOfType(list, 'Круговой')).toBeNull();
});
