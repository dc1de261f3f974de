import { listNamedPlayers } from '../../../../src/domain/players/known/listNamedPlayers';
import { PLAYER } from '../support/players';

const createNamed = (id: string, name: string, phone: string | null) => {
  const [givenName = '', familyName = ''] = name.split(' ');
  return { ...PLAYER, id, givenName, familyName, phone };
};

const club = [
  createNamed('anna', 'Анна Крылова', '+7 (916) 204-18-73'),
  createNamed('anna2', 'Анна Крылова', null),
  createNamed('oleg', 'Олег Белов', '+7 (916) 440-27-10'),
  createNamed('oleg2', 'Олег Зимин', null),
  createNamed('denis', 'Денис Щербаков', '+7 (903) 551-40-26'),
  createNamed('maria', 'Мария О’Нил', null),
  createNamed('maria2', 'Мария О’Нил', '+7 (916) 331-20-44'),
  createNamed('roma', 'Рома Сова', null),
  createNamed('vera', 'Анна-Вера Ким', null),
  createNamed('helen', 'Helen Brown', null),
];

const list = (name: string, phone: string | null = null) =>
  listNamedPlayers(createNamed('', name, phone), club).map(({ id }) => id);

test.each([
  ['Денис Щербаков', ['denis']],
  ['Щербаков Денис', ['denis']],
  ['Denis Shcherbakov', ['denis']],
  ['щербаков', ['denis']],
  ['Олег', ['oleg', 'oleg2']],
  ['Анна Крылова', ['anna', 'anna2']],
  ["Мария О'Нил", ['maria', 'maria2']],
  ['Мария ОʼНил', ['maria', 'maria2']],
  ["О'Нил", ['maria', 'maria2']],
  ["Maria O'Nil", ['maria', 'maria2']],
  ['Де\u0301нис Щербако\u0301в', ['denis']],
  ['Анна–Вера Ким', ['vera']],
  ['COBA POMA', ['roma']],
  ['POMA', ['roma']],
  ['Хелен Браун', []],
  ['Helen', ['helen']],
  ['Олег Крылов', []],
  ['Оле', []],
  ['', []],
])('ROSTER-41: «%s» without a phone is %j', (name, ids) => {
  expect(list(name)).toEqual(ids);
});

test('ROSTER-41: a phone names one of several, however it is written', () => {
  expect(list('Анна Крылова', '8 916 204-18-73')).toEqual(['anna']);
  expect(list('Олег', '+7 (916) 440-27-10')).toEqual(['oleg']);
});

test('ROSTER-41: with a phone of their own people of one name are others, unless the club knows none', () => {
  expect(list('Денис Щербаков', '+7 (916) 000-00-01')).toEqual([]);
  expect(list('Анна Крылова', '+7 (916) 000-00-01')).toEqual(['anna2']);
  expect(list('Олег', '+7 (916) 000-00-01')).toEqual([]);
});

test('ROSTER-41: a shared phone under another name is another person', () => {
  expect(list('Мария Крылова', '+7 (916) 204-18-73')).toEqual([]);
});
