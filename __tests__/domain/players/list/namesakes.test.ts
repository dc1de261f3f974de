import { listDoubtfulPlayers, listNamesakes } from '../../../../src/domain/players/list/namesakes';
import { createEntry } from '../../play/support/entries';
import { PLAYER } from '../support/players';

const createNamed = (name: string, phone: string | null) => {
  const [givenName = '', familyName = ''] = name.split(' ');
  return { givenName, familyName, phone };
};

test.each([
  ['Пётр Ершов', ['pasted']],
  ['Ершов Петр', ['pasted']],
  ['Пётр Ершова', []],
  ['Пётр', []],
])('PLAYER-84: «%s» without a phone, and «Пётр Ершов» with one', (name, ids) => {
  const pasted = { ...PLAYER, id: 'pasted', ...createNamed(name, null) };
  expect(listDoubtfulPlayers([PLAYER, pasted]).map(({ id }) => id)).toEqual(ids);
});

test('PLAYER-84: two of one name, each with a phone, are two', () => {
  const other = { ...PLAYER, id: '2', phone: '+7 (916) 765-43-21' };
  expect(listDoubtfulPlayers([PLAYER, other])).toEqual([]);
});

test('ROSTER-35: a player who may play and has a namesake without a phone is asked about', () => {
  const pasted = { ...PLAYER, id: 'pasted', ...createNamed('Ершов Пётр', null) };
  const doubtful = listDoubtfulPlayers([PLAYER, pasted]);
  const list = (name: string, phone: string | null, changes = {}) =>
    listNamesakes([createEntry('1', { ...createNamed(name, phone), ...changes })], doubtful);
  expect(list('Пётр Ершов', '+7 (916) 123-45-67')).toEqual([pasted]);
  expect(list('Ершов Петр', null)).toEqual([pasted]);
  expect(list('Пётр Ершов', null, { status: 'withdrawn' })).toEqual([]);
  expect(list('Пётр Ершова', null)).toEqual([]);
  expect(listNamesakes([createEntry('1', createNamed('Пётр Ершов', null))], [])).toEqual([]);
});
