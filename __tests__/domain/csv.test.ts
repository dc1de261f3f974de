import fc from 'fast-check';
import type { Tournament } from '../../src/domain/tournament';
import { readCsv } from './support/readCsv';
import { aTournament } from './support/samples';
import { tournamentsCsv } from './support/tournamentsCsv';

const rowsOf = (...tournaments: Tournament[]): Record<string, string>[] => {
  const [head, ...rows] = readCsv(tournamentsCsv(tournaments).slice(1));
  return rows.map((row) => {
    expect(row).toHaveLength(head!.length);
    return Object.fromEntries(row.map((cell, index) => [head![index]!, cell]));
  });
};
const nameCell = (organizer_name: string): string =>
  rowsOf(aTournament({ organizer_name }))[0]!.Организатор!;

test('COMFORT-12: the file begins with a byte order mark and the columns, a tournament a line', () => {
  const text = tournamentsCsv([aTournament({ applications: [{} as never, {} as never] })]);
  expect(text).toBe(
    '\ufeffТип;Дата;Начало;Окончание;Уровень от;Уровень до;Взнос, ₽;Организатор;Телефон;Заявки;ID\r\n' +
      'Мексикано;06.06.2026;10:00;14:00;2;4,5;1500;Иван Иванов;+7 (916) 123-45-67;2;7\r\n',
  );
});

test('COMFORT-12: what was not given is an empty cell, and what is broken stands as it is', () => {
  const [row] = rowsOf(
    aTournament({
      id: -1,
      date: 'скоро; наверное',
      end_time: null,
      level_from: null,
      level_to: null,
      entry_fee: null,
      organizer_phone: '',
    }),
  );
  expect(row).toMatchObject({
    Дата: 'скоро; наверное',
    Окончание: '',
    'Уровень от': '',
    'Уровень до': '',
    'Взнос, ₽': '',
    Телефон: '',
    ID: '',
  });
});

test.each([
  '=1+1',
  '=HYPERLINK("https://example.com";"ой")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1+1',
  '+7 (916) 123-45-67+A1',
])('COMFORT-12: %j is no formula in the file', (text) => {
  expect(nameCell(text)).toBe(`'${text}`);
});

test('COMFORT-12: a phone is no formula, and can be read and called as it stands', () => {
  const [row] = rowsOf(aTournament());
  expect(row!.Телефон).toBe('+7 (916) 123-45-67');
  const [other] = rowsOf(aTournament({ organizer_phone: '+7916 доб. 2' }));
  expect(other!.Телефон).toBe("'+7916 доб. 2");
});

test.each(['Анна "Ася" Ли', 'Ли; Анна', 'Анна\r\nЛи', '"', 'Анна, Вера', "О'Нил", '""";'])(
  'COMFORT-12: the name %j comes back as it was',
  (name) => expect(nameCell(name)).toBe(name),
);

test('COMFORT-12: whatever the texts, the file has its lines and cells, and no cell is a formula', () => {
  const unit = fc.constantFrom(...'=+-@;,"\r\n\t аЁ7()');
  const text = fc.string({ unit, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ organizer_name: text, date: text, start_time: text })),
      (all) => {
        const rows = rowsOf(...all.map((changes) => aTournament(changes)));
        expect(rows).toHaveLength(all.length);
        rows.forEach((row, index) => {
          const name = all[index]!.organizer_name;
          expect([name, `'${name}`]).toContain(row.Организатор);
          for (const cell of Object.values(row)) {
            expect(cell).not.toMatch(/^\s*[=@+-](?!7 \()/);
          }
        });
      },
    ),
  );
});
