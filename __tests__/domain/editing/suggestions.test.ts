import { findLatestOfType } from '../../../src/domain/editing/findLatestOfType';
import { searchOrganizers, listOrganizers } from '../../../src/domain/editing/organizers';
import { createTournament } from '../support/samples';

let id = 0;
const createOrganizedBy = (organizer_name: string, day: number, organizer_phone = '') =>
  createTournament({
    id: (id += 1),
    organizer_name,
    organizer_phone,
    created_at: `2026-05-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  });

const findNames = (text: string, most = 8) =>
  searchOrganizers(
    listOrganizers([
      createOrganizedBy('Пётр Ёлкин', 3, 'старый'),
      createOrganizedBy('Ольга Петрова', 5),
      createOrganizedBy('петр елкин', 9, 'новый'),
      createOrganizedBy('Пётр Ёлкин', 7, 'между'),
      createOrganizedBy('  ', 20),
      createOrganizedBy('Анна Котова', 8),
      createOrganizedBy('Мария Котова', 8),
      createOrganizedBy('Мария Котова', 8),
    ]),
    text,
    most,
  ).map(({ name, phone }) => [name, phone]);

test('COMFORT-24 each organizer is suggested once, with the latest phone; the latest first, then the more frequent', () => {
  expect(findNames('')).toEqual([
    ['петр елкин', 'новый'],
    ['Мария Котова', ''],
    ['Анна Котова', ''],
    ['Ольга Петрова', ''],
  ]);
  expect(findNames('', 2)).toHaveLength(2);
});

test('COMFORT-24 an organizer is found by any part of the name, whatever the case and ё', () => {
  expect(findNames(' ПЕТР ')).toEqual([
    ['петр елкин', 'новый'],
    ['Ольга Петрова', ''],
  ]);
  expect(findNames('Ёл')).toEqual([['петр елкин', 'новый']]);
  expect(findNames('Жуков')).toEqual([]);
});

test('COMFORT-24 an organizer typed in full is suggested no more', () => {
  expect(findNames('ольга петрова')).toEqual([]);
});

test('COMFORT-24 100 000 tournaments are gone through once', () => {
  const many = Array.from({ length: 100_000 }, (_, at) =>
    createOrganizedBy(`Имя ${at % 5000}`, 1 + (at % 28)),
  );
  expect(listOrganizers(many)).toHaveLength(5000);
  expect(listOrganizers(many)).toBe(listOrganizers(many));
});

test('COMFORT-25 the usual values are those of the type’s last tournament, of the higher id among equals', () => {
  const createOfType = (tournament_type: string, day: number, start_time = '10:00') => ({
    ...createOrganizedBy('', day),
    tournament_type,
    start_time,
  });
  const [earlier, last] = [createOfType('Мексикано', 9), createOfType('Мексикано', 9)];
  const list = [last, earlier, createOfType('Американо', 20), createOfType('Мексикано', 2)];
  expect(findLatestOfType(list, 'Мексикано')).toBe(last);
  expect(findLatestOfType([...list, createOfType('Мексикано', 25, 'утром')], 'Мексикано')).toBe(
    last,
  );
  expect(findLatestOfType(list, 'Круговой')).toBeNull();
});
